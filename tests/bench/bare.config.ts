import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { featuresOf } from '../../src/node/build/bundle/features.ts'
import { configFor } from '../../src/node/config.ts'
import { contentFile } from '../../src/node/content/content.ts'
import { portfolio } from '../../src/node/content/plugin.ts'
import { localesResolver } from '../../src/node/languages/resolveLocales.ts'

/** The project's plugins that do more than bundle: one encodes pictures; one prerenders, cuts fonts and draws. */
const more = ['portfolio', 'portfolio:publish']

/** The plugins in an option of Vite, which may nest lists. */
function pluginsIn(option: unknown): Plugin[] {
  if (Array.isArray(option)) return option.flatMap(pluginsIn)
  const isPlugin = typeof option === 'object' && option !== null && 'name' in option
  return isPlugin ? [option as Plugin] : [] // An object with a name among plugins is a plugin.
}

const yaml = 'content/portfolio.yaml'
const content = contentFile(yaml)
const project = configFor(yaml)

const plugins = pluginsIn(project.plugins)
for (const name of more)
  if (!plugins.some((plugin) => plugin.name === name))
    throw new Error(
      `tests/bench/bare.config.ts leaves out the plugin '${name}', which src/node/config.ts no longer has.`,
    )

/** The page's modules bundled for the browser and nothing else: no prerendering, no pictures, no fonts. */
export default defineConfig({
  ...project,
  cacheDir: undefined,
  build: { rolldownOptions: { input: resolve('src/client/loader.ts') } },
  define: featuresOf(content),
  plugins: [
    portfolio(content, localesResolver(content, { picture: async (src) => ({ src }) })),
    ...plugins.filter(({ name }) => !more.includes(name)),
  ],
})
