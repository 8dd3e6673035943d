import type { Written } from '../written.ts'
import { writePosts } from './posts.ts'

/**
 * The sites that every `npm test` visits, by seed and path: Hebrew, with a form and pages of projects; English, with a
 * résumé and nineteen links.
 */
const chosen = [
  { seed: 11, path: '8' },
  { seed: 28, path: '21' },
] as const

/** Generates a site of a seed: always the same one. */
async function made({ seed, path }: { seed: number; path: string }): Promise<Written> {
  // Loaded here, since the names of the sites alone do not need the generator.
  const [{ default: fc }, { portfolio }] = await Promise.all([import('fast-check'), import('./portfolio.ts')])
  const [site] = fc.sample(portfolio, { seed, path, numRuns: 1 })
  if (!site) throw new Error(`The seed ${seed} has no site at ${path}.`)
  return site
}

/** A random site, in the form in which browser tests list their sites. */
const randomSite = (which: (typeof chosen)[number]) => ({
  file: 'tests/fixtures/site/portfolio.yaml',
  made: () => made(which),
  async change(portfolio: object) {
    for (const key of Object.keys(portfolio)) Reflect.deleteProperty(portfolio, key)
    Object.assign(portfolio, await made(which))
  },
  async beside(folder: string, portfolio: object) {
    const { copyPictures, drawPictures } = await import('./pictures.ts')
    await drawPictures()
    copyPictures(folder)
    writePosts(folder)
    const [{ checked, yamlOf }, { writePages }] = await Promise.all([
      import('./checked.ts'),
      import('./pages.ts'),
    ])
    writePages(folder, checked(yamlOf(portfolio as Written)).portfolio) // As `change` has made it.
  },
})

export const randomSites = {
  'random-1': randomSite(chosen[0]),
  'random-2': randomSite(chosen[1]),
}
