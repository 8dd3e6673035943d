import { dataPart } from '../../shared/dataAttributes.ts'

/** The parts of a page that frames build otherwise, beside its header, its sections and its footer. */
export type Part =
  | 'head'
  | 'label'
  | 'lead'
  | 'service'
  | 'card'
  | 'cardText'
  | 'cardPicture'
  | 'portrait'
  | 'facts'
  | 'skill'
  | 'track'
  | 'quote'
  | 'desk'
  | 'form'
  | 'profiles'

/** The attribute of a part. */
export interface PartProps {
  [dataPart]?: Part
}

/** The attribute of a part, by which the style sheet of a frame finds it. */
export const part = (name: Part): PartProps => ({ [dataPart]: name })

/** The selector of a part. */
export const bare = (name: Part) => `[${dataPart}='${name}']`

/** The same where it must outweigh the component's own styles. */
export const at = (name: Part) => `:root ${bare(name)}`

/** The same where it must outweigh their layouts and breakpoints, too. */
export const over = (name: Part) => `#_page ${bare(name)}`
