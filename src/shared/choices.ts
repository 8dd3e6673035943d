/** By this event the panel of the dev page asks what there is to choose, and by the next the server answers. */
export const choicesEvent = 'portfolio:choices'
export const offeredEvent = 'portfolio:offered'

/** A look as it is drawn before it is tried. */
export interface LookChoice {
  /** Its path from the portfolio. */
  path: string
  name: string
  says: string
  background: string
  text: string
  accent: string
  display: string
}

/** A layout of a section: its name, and what it looks like in words. */
export interface LayoutChoice {
  name: string
  says: string
  /** The address of a picture of it. */
  picture?: string
}

/** A section of the page. */
export interface SectionChoice {
  id: string
  type: string
  label: string
  layout?: string
  layouts: LayoutChoice[]
  /** What the first screen shows, if its section says so in a word; `own` is a picture or a drawing. */
  art?: 'planes' | 'type' | 'own'
}

/** A family, and the font file with its Latin letters, if it has any: its address, and the weights in it. */
export interface FaceChoice {
  family: string
  src?: string
  weight: string
}

/** Two colours of a palette that meet, and their contrast. */
export interface Contrast {
  front: string
  back: string
  ratio: number
  least: number
}

/** The colours of a mode, by their names in the YAML. */
export interface PaletteChoice {
  colours: Record<string, string>
  contrasts: Contrast[]
}

/** A type of section; its picture is that of one without layouts. */
export interface TypeChoice {
  type: string
  says: string
  picture?: string
  layouts: LayoutChoice[]
}

/** What is chosen now, a try included, and what there is to choose. */
export interface Choices {
  theme: {
    look?: string
    accent: string
    mode: 'dark' | 'light' | 'system'
    display: string
    text: string
    sectionHeaders: 'beside' | 'above'
    radius: number
    texture: 'plain' | 'grain' | 'grid'
  }
  looks: LookChoice[]
  palettes: { dark: PaletteChoice; light: PaletteChoice }
  /** Families that are installed. */
  faces: FaceChoice[]
  sections: SectionChoice[]
  types: TypeChoice[]
}
