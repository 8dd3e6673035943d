import type { SectionFacts } from '../facts.ts'

export const facts = {
  // Ten digits, a sign, and the separators of thousands and of a fraction.
  letters: (_, lang) => new Intl.NumberFormat(lang).format(-1_234_567_890.5),
} satisfies SectionFacts<'numbers'>
