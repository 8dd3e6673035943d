import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  sampleService: ({ samples }) => samples?.avatar,
  smallPictures: ['avatar'],
} satisfies SectionMetadata<'testimonials'>
