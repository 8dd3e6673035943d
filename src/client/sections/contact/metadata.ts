import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  formTarget: ({ delivery }) => (delivery === 'mailto' ? 'mailto:' : delivery.endpoint),
} satisfies SectionMetadata<'contact'>
