import type { LocaleDefinition } from '@faker-js/faker'
import type { Plugin } from 'vite'

const id = 'virtual:samples-locale'
const resolved = `\0${id}`

/** The definitions of faker that `src/client/samples/sampleMaker.ts` reads; it needs no others. */
const used = { person: ['first_name', 'last_name', 'last_name_pattern'] }

/** A locale with only the definitions that samples use: names of people. */
export function cutLocale(whole: LocaleDefinition): LocaleDefinition {
  const parts = Object.entries(used).map(([module, names]) => {
    const all = Object.entries(whole[module] ?? {})
    return [module, Object.fromEntries(all.filter(([name]) => names.includes(name)))]
  })
  return Object.fromEntries(parts)
}

/** Serves faker's English, cut to what samples use, as `virtual:samples-locale`: a bundler can't cut it itself. */
export function samplesLocale(): Plugin {
  return {
    name: 'portfolio:samples-locale',
    resolveId: (name) => (name === id ? resolved : undefined),
    async load(name) {
      if (name !== resolved) return
      // The package's main module would load seventy locales.
      const { faker } = await import('@faker-js/faker/locale/en')
      return `export const locale = ${JSON.stringify(cutLocale(faker.rawDefinitions))}`
    },
  }
}
