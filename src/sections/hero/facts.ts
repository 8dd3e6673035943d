import type { ArtName } from '../../../schema/model/art.ts'
import type { SectionOf } from '../../../schema/model/sections/index.ts'
import type { SectionFacts, SectionUse } from '../facts.ts'
import {
  behindFrame,
  behindSizes,
  besideFrame,
  besideSizes,
  portraitFrame,
  portraitSizes,
} from './imageSizes.ts'

const uses = {
  planes: '__PLANES__',
  picture: '__PICTURE__',
  portrait: '__PORTRAIT__',
  type: '__TYPE__',
  drawing: '__DRAWING__',
} as const satisfies Record<ArtName, SectionUse>

const nameOf = ({ art = 'planes' }: SectionOf<'hero'>): ArtName => {
  if (typeof art === 'string') return art
  if (art.picture) return 'picture'
  return art.portrait ? 'portrait' : 'drawing'
}

export const facts = {
  headline: ({ headline }) => headline,
  uses: (section) => {
    const name = nameOf(section)
    const isOther = name !== 'planes' || section.layout === 'centred'
    return isOther ? [uses[name], '__OTHER_SCREEN__'] : [uses[name]]
  },
  art: ({ art }) => art,
  firstPicture: ({ art }) => {
    if (art === undefined || typeof art === 'string') return undefined
    const { picture, portrait } = art
    if (portrait) return { picture: portrait, sizes: portraitSizes, frame: portraitFrame }
    if (!picture) return undefined
    return picture.place === 'behind'
      ? { picture, sizes: behindSizes(picture), frame: behindFrame }
      : { picture, sizes: besideSizes(picture), frame: besideFrame }
  },
} satisfies SectionFacts<'hero'>
