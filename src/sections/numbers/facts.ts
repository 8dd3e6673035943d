import type { SectionFacts } from '../facts.ts'

export const facts = {
  // Ten digits, a sign, and what stands between thousands and before a fraction.
  letters: (_, lang) => new Intl.NumberFormat(lang).format(-1_234_567_890.5),
} satisfies SectionFacts<'numbers'>
