import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { samplesLocale } from './src/node/build/bundle/locale.ts'
import { usedRenderers } from './src/node/build/bundle/renderers.ts'
import { styledComponents } from './src/node/build/bundle/styledComponents.ts'
import { cachesIn } from './src/node/build/files/fileCache.ts'
import { servedFiles } from './src/node/build/files/servedFiles.ts'
import { wordWidths } from './src/node/build/outlines/wordWidths.ts'
import { pictures } from './src/node/build/pictures/pictures.ts'
import { encodingProgress } from './src/node/build/pictures/progress.ts'
import { publish } from './src/node/build/publish.ts'
import { buildLog } from './src/node/build/report/buildLog.ts'
import { resumePdf } from './src/node/build/resume/resumePdf.ts'
import { devDocument } from './src/node/build/servers/devDocument.ts'
import { previewPages } from './src/node/build/servers/previewPages.ts'
import { contentFile } from './src/node/content/content.ts'
import { portfolio } from './src/node/content/plugin.ts'
import { localesResolver } from './src/node/content/resolveLocales.ts'

/** The folder of the project, wherever a command runs. */
const project = import.meta.dirname

/** What later builds find again. */
const cacheFolder = join(project, 'node_modules/.cache')

/**
 * The configuration that builds and serves the page of a YAML file, named relative to the working directory.
 *
 * @param look a look to try in place of that of the theme
 */
export function configFor(yaml: string, look?: string): UserConfig {
  const content = contentFile(yaml, look, cacheFolder)
  const files = servedFiles()
  const caches = cachesIn(cacheFolder)
  const log = buildLog()
  const progress = encodingProgress(log)
  const resolveSite = localesResolver(content, {
    picture: pictures({ files, caches, progress: progress.report, kept: progress.kept }),
    measure: (text, portfolio) => wordWidths(text, portfolio, caches.fonts),
    resumePdf: async (resume, folder) => (await resumePdf(resume, folder, caches))?.bytes.length,
  })
  const making = { resolveSite, files, caches, stagings: join(cacheFolder, 'portfolio') }

  return {
    root: join(project, 'src'),
    base: './',
    publicDir: false,
    cacheDir: '../node_modules/.vite',
    plugins: [
      portfolio(content, resolveSite),
      samplesLocale(),
      usedRenderers(content),
      styledComponents(),
      react(),
      log.plugin,
      progress.plugin,
      publish(content, making, { log, pictures: progress.counts }),
      devDocument(content, making),
      previewPages(),
    ],
    build: {
      outDir: '../dist',
      assetsInlineLimit: 0,
      // The loader preloads what comes next.
      modulePreload: false,
      reportCompressedSize: true,
      // The timings would only tell that the first build encodes pictures.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ssr: { noExternal: ['styled-components', /^@react-spring\//] },
  }
}

export default defineConfig(({ mode }) => {
  // Set whatever NODE_ENV a host or a shell has: React's development build is twice as large and slow in a page, and
  // its production build shows no edits of components. `vite build --mode development` selects the other one.
  if (mode === 'production' || mode === 'development') process.env.NODE_ENV = mode
  return configFor(process.env.PORTFOLIO || 'content/portfolio.yaml', process.env.LOOK)
})
