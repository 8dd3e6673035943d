import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  // Ten digits, a sign, and the separators of thousands and of a fraction.
  letters: (_, lang) => new Intl.NumberFormat(lang).format(-1_234_567_890.5),
} satisfies SectionMetadata<'numbers'>
