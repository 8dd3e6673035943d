import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  innerGround: ({ layout }) => (layout === 'letter' ? 'paper' : undefined),
  formTarget({ delivery, layout }) {
    if (delivery !== 'mailto') return delivery.endpoint
    // The address itself stands in place of a form that would only open a mail to it.
    return layout === 'address' ? undefined : 'mailto:'
  },
  showsMail: ({ delivery, layout }) => delivery === 'mailto' || layout === 'address',
} satisfies SectionMetadata<'contact'>
