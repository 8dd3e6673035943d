import type { NodeFeature } from '../feature.ts'

/** The site in several languages. */
export const languages: NodeFeature = {
  commands: {
    translate: {
      does: 'write the words to translate into a file for another language',
      load: async () => (await import('./translate.ts')).translate,
    },
  },
}
