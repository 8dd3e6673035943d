import type { Mode, Palette } from '../../../../schema/model/theme.ts'

/** Keys of a theme that make another page of a look: its accent on another ground. */
export interface Variant {
  accent: string
  sectionHeaders: 'above' | 'beside'
  mode: Mode
  ground: Ground
}

/** The colours of a palette beside its accent. */
type Ground = Pick<Palette, 'background' | 'surface' | 'raised' | 'border' | 'text' | 'muted'>

const ground = (
  background: string,
  surface: string,
  raised: string,
  border: string,
  text: string,
  muted: string,
): Ground => ({ background, surface, raised, border, text, muted })

/** The looks of `content/looks/` that an import chooses from, each with variants beside the look as it is. */
export const variants = {
  blueprint: [
    {
      accent: '#ff9f68',
      sectionHeaders: 'above',
      mode: 'dark',
      ground: ground('#1b1e24', '#23272e', '#2c3139', '#4a515c', '#f3f4f7', '#b4bac6'),
    },
    {
      accent: '#c8f169',
      sectionHeaders: 'beside',
      mode: 'dark',
      ground: ground('#0c3b2e', '#11483a', '#175545', '#3d7a68', '#eefaf4', '#b3d4c6'),
    },
  ],
  harbour: [
    {
      accent: '#e0a458',
      sectionHeaders: 'above',
      mode: 'dark',
      ground: ground('#1c1613', '#261e1a', '#302721', '#4d4139', '#f5ede4', '#b8a99b'),
    },
    {
      accent: '#3457c9',
      sectionHeaders: 'above',
      mode: 'light',
      ground: ground('#eceff7', '#f6f7fb', '#ffffff', '#c3cadd', '#141a2e', '#515a73'),
    },
  ],
  meadow: [
    {
      accent: '#1d4fa8',
      sectionHeaders: 'above',
      mode: 'light',
      ground: ground('#d6e4f1', '#e4eef7', '#f7fbff', '#a9bfd8', '#12283f', '#40566c'),
    },
    {
      accent: '#6a35a8',
      sectionHeaders: 'beside',
      mode: 'light',
      ground: ground('#eadff0', '#f2ebf6', '#fdfaff', '#c6b4d4', '#2a1738', '#5e4d6c'),
    },
  ],
  nocturne: [
    {
      accent: '#d9c07a',
      sectionHeaders: 'beside',
      mode: 'dark',
      ground: ground('#0f1a17', '#16241f', '#1e2f29', '#34493f', '#f0efe4', '#a9b7ac'),
    },
    {
      accent: '#9cc7ee',
      sectionHeaders: 'above',
      mode: 'dark',
      ground: ground('#10162a', '#171f37', '#1f2945', '#364365', '#eaf0fa', '#a8b4cc'),
    },
  ],
  paper: [
    {
      accent: '#1f4d3a',
      sectionHeaders: 'beside',
      mode: 'light',
      ground: ground('#e9eee2', '#f4f7ef', '#fdfefb', '#c5cdb8', '#18201a', '#525c51'),
    },
    {
      accent: '#1e3f72',
      sectionHeaders: 'above',
      mode: 'light',
      ground: ground('#f0f0ee', '#f8f8f7', '#ffffff', '#cdcdc9', '#17191d', '#5a5d63'),
    },
  ],
  poster: [
    {
      accent: '#1440c8',
      sectionHeaders: 'beside',
      mode: 'light',
      ground: ground('#ffb48f', '#ffc4a6', '#ffe0d0', '#1a1210', '#1a1210', '#57382a'),
    },
    {
      accent: '#0b5a34',
      sectionHeaders: 'above',
      mode: 'light',
      ground: ground('#8fe3b8', '#a5e9c6', '#d3f5e3', '#0e1712', '#0e1712', '#2c4a3a'),
    },
  ],
} as const satisfies Record<string, readonly Variant[]>
