import type { SectionFacts } from '../facts.ts'

export const facts = {
  formTarget: ({ delivery }) => (delivery === 'mailto' ? 'mailto:' : delivery.endpoint),
} satisfies SectionFacts<'contact'>
