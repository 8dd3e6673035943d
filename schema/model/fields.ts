import { z } from 'zod'
import { english, standardWords, type WordPath } from './interfaceWords/standard.ts'
import { kinds, ofOneLine, oneLine, perLanguage, properNames } from './kinds.ts'

const percent = '(?:100|\\d{1,2}(?:\\.\\d+)?)%'
const across = '(?:left|center|right)'
const down = '(?:top|center|bottom)'

/** The point of a picture that stays in view where its frame cuts some of it away, as CSS positions a picture. */
const focus = z
  .string()
  .trim()
  .regex(
    new RegExp(`^(?:${across}|${down}|${across} ${down}|${down} ${across}|${percent}(?: ${percent})?)$`),
    'top, bottom, left, right or center, two of them such as top left, or percentages from the left and the top, such as 30% 20%',
  )
  .optional()
  .meta({
    description:
      'What stays in view where the frame of the picture cuts some of it away: top, bottom, left, right, two of them such as top left, or percentages from the left and the top, such as 30% 20%. By default the middle, and the top of a picture that is far taller than its frame.',
    examples: ['top', 'left', '30% 20%'],
  })

const filled = () => z.string().trim().min(1)

/** A line of visible text: never empty. */
const line = () => filled().overwrite(oneLine).register(ofOneLine, { isOneLine: true })

/** One line or paragraph of visible text. */
export const text = (description: string) => line().register(kinds, { kind: 'text' }).meta({ description })

/** The name of a person or a company. */
export const properName = (description: string) => text(description).register(properNames, { isName: true })

/**
 * A sentence or a paragraph of visible text, which may have inline Markdown: links, emphasis, code. What its links lead
 * to, and that it has no pictures, are rules.
 */
export const sentence = (description: string) =>
  filled().brand<'sentence'>().register(kinds, { kind: 'sentence' }).meta({ description })

/** A text for machines, which is the same in every language. */
export const machineText = (description: string) => filled().meta({ description })

/** The text of a large heading. */
export const heading = (description: string) =>
  line().brand<'heading'>().register(kinds, { kind: 'heading' }).meta({ description })

/**
 * A label of the interface: visible or spoken text that has a standard in each language with a set of words; the
 * default is the English one. The page fills in its placeholders, such as `{n}`, the number of a slide.
 */
export const label = (word: WordPath, description: string) =>
  // What has lines by default, such as the text of a mail, may have others.
  (english(word).includes('\n') ? filled() : line())
    .register(kinds, { kind: 'label' })
    .register(standardWords, { word })
    .meta({ description })
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
    title: 'Name in addresses',
    examples: ['my-work', 'press'],
    description:
      'The anchor of the section: small letters, digits and hyphens, unique in the file. A link to it is written as # and this id.',
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
  .meta({
    title: 'Address',
    examples: ['#contact', 'https://example.com/', 'mailto:you@example.com', 'files/cv.pdf'],
  })

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

/** A Markdown file that becomes a page of its own. That it exists, and what is in it, are rules. */
const markdownFile = (form: RegExp, wanted: string, description: string) =>
  filled().regex(form, wanted).brand<'page'>().register(kinds, { kind: 'page' }).meta({ description })

/** The Markdown file of an entry's page, in a folder, so that the page is in a folder too. */
export const pageFile = (description: string) =>
  markdownFile(
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:-[a-z0-9]+)*\.md$/,
    'a Markdown file in a folder beside this one, in small letters, digits and hyphens, such as projects/atlas.md',
    description,
  ).meta({ examples: ['projects/atlas.md'] })

/** The Markdown file of a page that belongs to no section, in a folder or not. */
export const ownPageFile = (description: string) =>
  markdownFile(
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.md$/,
    'a Markdown file beside this one, in small letters, digits and hyphens, such as legal/imprint.md',
    description,
  ).meta({ examples: ['legal/imprint.md', 'now.md'] })

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

/** A video. That a player has it, and that a file is there, are rules. */
export const videoAddress = text(
  'The video: its address at YouTube or Vimeo, or the path of an MP4 or WebM file beside this one, which is published with the page.',
)
  .brand<'videoAddress'>()
  .register(kinds, { kind: 'videoAddress' })
  .meta({
    examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537', 'videos/reel.mp4'],
  })

/** The captions of a video. That the file is there is a rule. */
export const captionFile = text(
  'The captions, for a video that is a file of yours: a WebVTT file beside this one, in the language of the page.',
)
  .register(kinds, { kind: 'captions' })
  .register(perLanguage, { differs: true })
  .meta({ examples: ['videos/reel.vtt'] })

/** The feed of a blog. That it is an address of the web, and that it has been read, is a rule. */
export const feed = machineText(
  'The https: address of the RSS or Atom feed. It is read by npm run refresh, never by a build.',
)
  .register(kinds, { kind: 'feed' })
  .meta({ examples: ['https://example.com/feed.xml'] })

/** Where the posts of a feed are kept. What it holds is a rule. */
export const keptPosts = machineText(
  'The file beside this one in which npm run refresh keeps the posts; each feed needs a file of its own.',
)
  .brand<'postsFile'>()
  .register(kinds, { kind: 'postsFile' })

/** Where the owner's style sheet is. That it is there, and what it says, are rules. */
export const styleFileField = (description: string) =>
  text(description)
    .regex(/\.css$/i, 'the path of a file whose name ends in .css, such as extra.css')
    .register(kinds, { kind: 'styleFile' })
    .meta({ examples: ['extra.css'] })

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

/** Another file for one of the two modes. */
const pictureIn = (mode: string) => {
  const description = `Another file of the picture for ${mode} mode, for a drawing that could not be seen on its background.`
  return pictureSource.optional().meta({ description })
}

/** A picture of the author's: a file beside the YAML, or an https address. */
export const picture = z
  .strictObject({
    src: pictureSource,
    alt: alternative,
    focus,
    dark: pictureIn('dark'),
    light: pictureIn('light'),
  })
  .meta({ description: 'A picture and its alternative text.' })

/** A string that is the text of a large heading. */
export type HeadingText = z.output<ReturnType<typeof heading>>

/** A string that names the Markdown file of a page. */
export type PageFile = z.output<ReturnType<typeof pageFile>>

/** A string that is known to name a video. */
export type VideoAddress = z.output<typeof videoAddress>

/** A string that is known to name a file of posts. */
export type KeptPosts = z.output<typeof keptPosts>

/** A string that may have inline Markdown. */
export type Sentence = z.output<ReturnType<typeof sentence>>

/** A string that is known to be written in Markdown. */
export type Markdown = z.output<typeof markdown>

/** A string that is the path of a drawing. */
export type DrawingFile = z.output<ReturnType<typeof drawingFile>>

/** A string that is known to have the form of an icon's name. */
export type IconName = z.output<typeof icon>
