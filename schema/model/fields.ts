import { z } from 'zod'
import { english, standardWords, type WordPath } from './interfaceWords/standard.ts'
import { kinds } from './kinds.ts'

const filled = () => z.string().trim().min(1)

/** One line or paragraph of visible text: never empty. */
export const text = (description: string) => filled().register(kinds, { kind: 'text' }).meta({ description })

/** A text for machines, which is the same in every language. */
export const machineText = (description: string) => filled().meta({ description })

/** The text of a large heading. */
export const heading = (description: string) =>
  filled().brand<'heading'>().register(kinds, { kind: 'heading' }).meta({ description })

/**
 * A label of the interface: visible or spoken text that has a standard in each language with a set of words; the
 * default is the English one. The page fills in its `{…}` marks, such as the number of a slide.
 */
export const label = (word: WordPath, description: string) =>
  text(description)
    .register(kinds, { kind: 'label' })
    .register(standardWords, { word })
    .default(english(word))

/** A number in a closed range. */
export const within = (min: number, max: number, description: string) =>
  z.number().min(min).max(max).meta({ description })

/** A whole number in a closed range. */
export const whole = (min: number, max: number, description: string) =>
  z.number().int().min(min).max(max).meta({ description })

/** The name of a section in the address bar: `#my-work` leads to the section whose id is `my-work`. */
export const anchorId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, beginning with a letter')
  .register(kinds, { kind: 'anchor' })
  .meta({
    examples: ['my-work', 'press'],
    description:
      'The anchor of the section: small letters, digits and hyphens, unique in the file. A link to it is # and this id.',
  })

/** An Iconify name, `set:icon`. That the icon exists is a rule, checked against the installed sets. */
export const icon = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an icon as set:name, such as lucide:rocket')
  .brand<'icon'>()
  .register(kinds, { kind: 'icon' })
  .meta({
    description:
      'An Iconify icon, set:name, from lucide (line icons) or simple-icons (brands), such as lucide:rocket.',
    examples: ['lucide:rocket', 'simple-icons:github'],
  })

/** Where a link leads. Which schemes are allowed, and that an anchor leads to a section, are rules. */
export const href = text(
  'Where the link leads: an #anchor of this page, an https:, mailto: or tel: address, or the path of a file beside this one, which is published with the page.',
)
  .register(kinds, { kind: 'link' })
  .meta({ examples: ['#contact', 'https://example.com/', 'mailto:you@example.com', 'files/cv.pdf'] })

/** The longest Markdown text in characters: some 8,000 words, and read in no time whatever it holds. */
const maxMarkdown = 50_000

/** A text in Markdown. What its links lead to, and that it has no HTML and no pictures, are rules. */
export const markdown = filled()
  .max(maxMarkdown)
  .brand<'markdown'>()
  .register(kinds, { kind: 'markdown' })
  .meta({
    description:
      'The text in Markdown, written after a | and indented: headings, lists, links, quotations, code, tables. No HTML and no pictures.',
    examples: ['A paragraph with a [link](https://example.com/).'],
  })

/** Where a form is sent. That it is https or a path is a rule. */
export const endpoint = text(
  'Where the form is sent: the https: address that your form service gives you, or a path such as / for Netlify.',
)
  .register(kinds, { kind: 'endpoint' })
  .meta({ examples: ['https://formspree.io/f/abcdwxyz', 'https://api.web3forms.com/submit', '/'] })

/** Where a picture is. That it exists and can be shown is a rule. */
export const pictureSource = text(
  'A path relative to the YAML file, such as images/portrait.webp, or an https: address.',
)
  .register(kinds, { kind: 'picture' })
  .meta({ examples: ['images/portrait.webp'] })

/** Where the page's icon is. That it is a file that can be drawn is a rule. */
export const iconFile = (description: string) =>
  text(description)
    .register(kinds, { kind: 'iconFile' })
    .meta({ examples: ['images/icon.svg'] })

/** Where a drawing is that is put into the page. That it is a file in SVG that can be cleaned is a rule. */
export const drawingFile = (description: string) =>
  filled()
    .brand<'drawing'>()
    .register(kinds, { kind: 'drawing' })
    .meta({ description, examples: ['images/drawing.svg'] })

/** A family of type. That it is installed is a rule. */
export const fontFamily = (description: string) => text(description).register(kinds, { kind: 'fontFamily' })

/** The alternative text of a picture. That it says more than a file name is a rule. */
export const alternative = text('What the picture shows, in words, for those who cannot see it.').register(
  kinds,
  { kind: 'alternative' },
)

/** A picture of the author's: a file beside the YAML, or an https address. */
export const picture = z
  .strictObject({
    src: pictureSource,
    alt: alternative,
  })
  .meta({ description: 'A picture and its alternative text.' })

export type Picture = z.output<typeof picture>

/** A string that is the text of a large heading. */
export type Heading = z.output<ReturnType<typeof heading>>

/** A string that is known to be written in Markdown. */
export type Markdown = z.output<typeof markdown>

/** A string that is the path of a drawing. */
export type DrawingFile = z.output<ReturnType<typeof drawingFile>>

/** A string that is known to have the form of an icon's name. */
export type IconName = z.output<typeof icon>
