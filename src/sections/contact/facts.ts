import type { SectionFacts } from '../facts.ts'

export const facts = {
  uses: ({ delivery }) => (delivery === 'mailto' ? [] : ['__POSTS__']),
  formTarget: ({ delivery }) => (delivery === 'mailto' ? 'mailto:' : delivery.endpoint),
} satisfies SectionFacts<'contact'>
