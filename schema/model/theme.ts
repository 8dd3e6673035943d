import { z } from 'zod'
import { firstScreen } from './art.ts'
import { drawingFile, fontFamily, styleFileField, whole, within } from './fields.ts'
import { perLanguage } from './kinds.ts'

/** The colour tokens, in the order in which they are written. */
export const colourTokens = [
  'background',
  'surface',
  'raised',
  'border',
  'text',
  'muted',
  'accent',
  'onAccent',
] as const

/** Kebab case, `on-accent` for `onAccent`: the name of a token in CSS. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The name of a colour. */
export type ColourToken = (typeof colourTokens)[number]

/** The two designs of the page. */
export type Mode = 'dark' | 'light'

/** The colours of one mode, each `#rrggbb`. */
export type Palette = Record<ColourToken, string>

/** The backgrounds of sections: see `groundsOf`. */
export const grounds = ['ink', 'paper', 'accent'] as const

/** The background of a section. */
export type Ground = (typeof grounds)[number]

/** The default colours of each mode. */
export const palettes = {
  dark: {
    background: '#0c0d0f',
    surface: '#14161a',
    raised: '#1b1e23',
    border: '#2a2e35',
    text: '#f2eee6',
    muted: '#a3a199',
    accent: '#ff6a3d',
    onAccent: '#17100c',
  },
  light: {
    background: '#f3efe7',
    surface: '#faf8f3',
    raised: '#ffffff',
    border: '#d9d3c6',
    text: '#16171a',
    muted: '#5f5c55',
    accent: '#c2410c',
    onAccent: '#ffffff',
  },
} satisfies Record<Mode, Palette>

const hexFormat = ' A quoted six-digit hex colour.'

const hex = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'a colour of six hex digits in quotes, such as "#ff6a3d"')
    .meta({ description: description + hexFormat })

/** The colours of one mode. The contrast of each pair that meets is a rule. */
const palette = (standard: Palette, name: string) =>
  z
    .strictObject({
      background: hex('The page itself.').default(standard.background),
      surface: hex('Cards that lie on the page.').default(standard.surface),
      raised: hex('What lies on top of a surface: the menu, form fields.').default(standard.raised),
      border: hex('Hairlines.').default(standard.border),
      text: hex('Headings and text.').default(standard.text),
      muted: hex('Less prominent text.').default(standard.muted),
      accent: hex('What can be clicked, and the emphasised word of a heading.').default(standard.accent),
      onAccent: hex('Text on top of the accent.').default(standard.onAccent),
    })
    .prefault({})
    .meta({ description: `The colours of the ${name} mode.` })

const fonts = z
  .strictObject({
    display: fontFamily(
      'The font family of headings: the name of an installed one, from a Fontsource package, such as Bricolage Grotesque.',
    ).default('Bricolage Grotesque'),
    text: fontFamily(
      'The font family of text: the name of an installed one, from a Fontsource package, such as Instrument Sans.',
    ).default('Instrument Sans'),
    weight: whole(
      100,
      900,
      'The weight of headings, from 100 (thin) to 900 (black), within what the display family offers.',
    ).default(720),
    width: whole(
      50,
      150,
      'The width of headings in percent of the normal width, if the display family has several.',
    ).default(80),
  })
  .prefault({})
  .register(perLanguage, { differs: true })
  .meta({ description: 'The two font families, and the weight and width of headings.' })

const shape = z
  .strictObject({
    hairline: within(0.5, 4, 'The thickness of hairlines, in px.').default(1),
    texture: z.enum(['plain', 'grain', 'grid']).default('plain').meta({
      description:
        'The background of the page: plain; grain, a fine one like that of paper; or grid, squares of thin lines.',
    }),
  })
  .prefault({})
  .meta({ description: 'Hairlines and the texture of the background.' })

/** The colours of a career in one mode. What is read on those before now has the colour of texts. */
const careerColours = (mode: string) =>
  z
    .strictObject({
      now: hex('The present: the last panel of the wall, and the ground of what follows it.'),
      ink: hex('Text on it, with a contrast of 5 to 1.'),
      before: z.array(hex('One that is earlier.')).length(4).meta({
        description: 'The four before it, the nearest first, which recede into the background.',
      }),
    })
    .optional()
    .meta({ description: `Those of the ${mode} mode.` })

const career = z
  .strictObject({ dark: careerColours('dark'), light: careerColours('light') })
  .optional()
  .meta({
    description:
      'The colours of art: career, of timelines with the layout near and of a contact with the layout address. Left out, they are derived from the accent.',
  })

/** Another logo for one of the two modes. */
const logoIn = (mode: string) =>
  drawingFile(
    `Another SVG file for ${mode} mode, for a logo that could not be seen on its background.`,
  ).optional()

const logo = z
  .strictObject({
    src: drawingFile(
      'An SVG file beside this one, shown in the header, the icons and the card of link previews. Paint it with currentColor and with tokens such as var(--accent), and it follows the theme.',
    ),
    dark: logoIn('dark'),
    light: logoIn('light'),
    name: z.boolean().default(true).meta({
      description:
        'Whether your name stands beside the logo in the header; false for a logo that contains the name.',
    }),
  })
  .meta({ description: 'A logo of yours.' })

/** The keys of a theme. */
export const themeKeys = z.strictObject({
  look: z
    .string()
    .optional()
    .meta({
      description:
        'A look, by its name: that of a folder in looks/ beside this file, or one that comes with Onefolio. What stands beside this key wins over it. To take a look as it is, write its name in place of all keys: theme: paper.',
      examples: ['paper'],
    }),
  mode: z.enum(['dark', 'light', 'system']).default('dark').meta({
    description:
      'dark, light, or system, which follows the setting of the visitor’s device and puts a switch in the header.',
  }),
  accent: hex(
    'One colour from which all colours of both modes are derived so that text is readable; colours under dark and light override the derived ones.',
  ).optional(),
  dark: palette(palettes.dark, 'dark'),
  light: palette(palettes.light, 'light'),
  career,
  fonts,
  firstScreen: firstScreen.optional(),
  grounds: z
    .strictObject({
      first: z.enum(grounds).meta({ description: 'That of the first section.' }),
      turns: z.array(z.enum(grounds)).min(1).meta({
        description: 'Those of the sections after it, in turn, and then from the start again.',
      }),
      form: z.enum(grounds).meta({ description: 'That of a form at the end.' }),
      page: z.enum(grounds).optional().meta({
        description:
          'That of what pages beside the start say; the way on at their end has that of a form. Left out, they have that of the page.',
      }),
      change: z.enum(['plain', 'slide']).optional().meta({
        description:
          'How one background follows another. plain (the default): it begins at its edge; slide: it slides over the one before like a sheet of paper, and headings as wide as the page begin on that one.',
      }),
    })
    .optional()
    .meta({
      description: 'The backgrounds of sections that do not say theirs. Left out, all have that of the page.',
    }),
  headings: z.enum(['plain', 'wide']).default('plain').meta({
    description:
      'How large the headings of sections are. plain: as other headings; wide: as wide as the page, and so is your name at its foot.',
  }),
  sectionHeaders: z.enum(['beside', 'above']).default('beside').meta({
    description:
      'Where the small name of each section stands. beside: in a column of its own beside the heading, with most content below the heading; above: above the heading, with the content as wide as the page. Screens without room for columns always show it above.',
  }),
  radius: within(0, 40, 'The corner radius of controls, in px; planes are rounded by twice as much.').default(
    14,
  ),
  shape,
  logo: z
    .union([
      z.literal('none').meta({ description: 'A small plane in the accent colour beside your name.' }),
      logo,
    ])
    .default('none')
    .meta({
      description:
        'A logo of yours, as { src: images/logo.svg }; or none, for a small plane in the accent colour beside your name.',
    }),
  styles: styleFileField(
    'A style sheet of your own beside this file, such as extra.css: the last word on how the page looks. Pictures and fonts that it names by a path are published with the page, and those that it names by https:// are loaded from there, which the content policy then allows.',
  ).optional(),
})

/** How the page looks: mode, colours, type and corners. A text in its place is the name of a look. */
export const theme = themeKeys.prefault({}).meta({ description: 'How the page looks.' })

export type Theme = z.output<typeof theme>
