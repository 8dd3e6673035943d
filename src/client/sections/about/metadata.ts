import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  owner: ({ layout, portrait }) => (portrait && layout !== 'none' ? { image: portrait.src } : {}),
} satisfies SectionMetadata<'about'>
