import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { buildLog, encodingProgress } from './build/buildLog.ts'
import { samplesLocale } from './build/bundle/locale.ts'
import { usedRenderers } from './build/bundle/renderers.ts'
import { styledComponents } from './build/bundle/styledComponents.ts'
import { cachesIn } from './build/files/fileCache.ts'
import { servedFiles } from './build/files/servedFiles.ts'
import { publish } from './build/publish.ts'
import { devDocument } from './build/servers/devDocument.ts'
import { previewPages } from './build/servers/previewPages.ts'
import { cacheHome } from './cacheHome.ts'
import { ContentFile } from './content/content.ts'
import { portfolioPlugin } from './content/plugin.ts'
import { localesResolver } from './content/resolveLocales.ts'
import { features } from './features.ts'
import { wordWidths } from './fonts/wordWidths.ts'
import { ownSectionParts } from './own/plugin.ts'
import { pictures } from './pictures/pictures.ts'

/** The folder of the engine's sources, which is Vite's root. */
const sources = join(dirname(fileURLToPath(import.meta.url)), '..')

interface Options {
  /** The name of a look to try in place of that of the theme, as in `LOOK=paper`. */
  look?: string | undefined
  /** Where the site goes, in place of `dist` in the owner's folder. */
  outDir?: string | undefined
  /** Whether a build prints what Vite does too. */
  isDebug?: boolean
  /** Whether the page of the dev server has a bar to find things in the YAML. */
  hasBar?: boolean
  /** The owner's folder, where all caches go: the working directory if none is named. */
  owner?: string
}

/** The configuration that builds and serves the page of a YAML file, named relative to the working directory. */
export function configFor(
  yaml: string,
  { look, owner: folder = '.', outDir = 'dist', isDebug, hasBar = true }: Options = {},
): UserConfig {
  const owner = resolve(folder)
  /** What later builds find again. */
  const caching = cacheHome(owner)
  const cacheFolder = join(caching, '.cache')
  const content = new ContentFile(yaml, look, cacheFolder)
  const files = servedFiles()
  const caches = cachesIn(cacheFolder)
  const log = buildLog(isDebug)
  let isServed = false
  const resolveSite = localesResolver(content, {
    picture: pictures({ files, caches, progress: encodingProgress(log), warn: log.warn }),
    measure: (words, portfolio) => wordWidths(words, portfolio, caches.fonts),
    caches,
    hasLines: () => isServed && hasBar,
  })
  const making = { resolveSite, files, caches, stagings: join(cacheFolder, 'portfolio') }

  return {
    root: sources,
    base: './',
    publicDir: false,
    cacheDir: join(caching, '.vite'),
    plugins: [
      {
        name: 'portfolio:served',
        apply: 'serve',
        config() {
          isServed = true
        },
      },
      portfolioPlugin(content, resolveSite),
      samplesLocale(),
      usedRenderers(content),
      ownSectionParts(content),
      styledComponents(content),
      react(),
      log.plugin,
      publish(content, making, log),
      devDocument(content, making),
      ...features.map(({ plugin }) => plugin?.({ content, resolveSite, hasBar })),
      previewPages(),
    ],
    build: {
      outDir: resolve(owner, outDir),
      assetsInlineLimit: 0,
      // The loader preloads what comes next.
      modulePreload: false,
      reportCompressedSize: true,
      // The timings would only tell that the first build encodes pictures.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    ssr: { noExternal: ['styled-components', /^@react-spring\//] },
  }
}
