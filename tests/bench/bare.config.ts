import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentFile } from '../../schema/vite/content.ts'
import { portfolio } from '../../schema/vite/plugin.ts'
import { samplesLocale } from '../../src/build/bundle/locale.ts'
import { usedRenderers } from '../../src/build/bundle/renderers.ts'
import { styledComponents } from '../../src/build/bundle/styledComponents.ts'

const content = contentFile('content/portfolio.yaml')

/** The page's modules bundled for the browser and nothing else: no prerendering, no pictures, no fonts. */
export default defineConfig({
  root: 'src',
  publicDir: false,
  define: { __SAMPLES__: true, __POSTS__: false },
  plugins: [
    portfolio(content, { picture: async (src) => ({ src }) }),
    samplesLocale(),
    usedRenderers(content),
    styledComponents(),
    react(),
  ],
  build: { rolldownOptions: { input: 'src/loader.ts' } },
})
