import {
  behindFrame,
  behindSizes,
  besideFrame,
  besideSizes,
  heroPortraitFrame,
  heroPortraitSizes,
} from '../../theme/imageSizes.ts'
import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  headline: ({ headline }) => headline,
  art: ({ art = 'planes' }) => art,
  paint: ({ art = 'planes' }) => (art === 'planes' || art === 'sheets' ? art : undefined),
  screenPictures: ['picture'],
  owner: ({ art }) => (typeof art === 'object' && art.portrait ? { image: art.portrait.src } : {}),
  firstPicture: ({ art }) => {
    if (art === undefined || typeof art === 'string') return undefined
    const { picture, portrait } = art
    if (portrait) return { picture: portrait, sizes: heroPortraitSizes, frame: heroPortraitFrame }
    if (!picture) return undefined
    return picture.place === 'behind'
      ? { picture, sizes: behindSizes(picture), frame: behindFrame }
      : { picture, sizes: besideSizes(picture), frame: besideFrame }
  },
} satisfies SectionMetadata<'hero'>
