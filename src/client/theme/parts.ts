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

/** The selector of a part in the style sheet of a frame: it outweighs the component's own styles. */
export const at = (name: Part) => `:root [${dataPart}='${name}']`

/** The same where it must outweigh layouts and breakpoints, too. */
export const over = (name: Part) => `#_page [${dataPart}='${name}']`
