import { z } from 'zod'

/*
 * What a page may hand over to the dev server with each question: all else is refused, such as a huge text. Types that
 * others need are inferred from these, and no page loads this file.
 */

/** The largest picture that is taken from a page, in bytes: a photograph of a good camera is smaller. */
export const mostBytes = 25 * 1024 * 1024

/** Longer than any text of a portfolio, in characters. */
const text = z.string().max(50_000)
const name = z.string().max(200)
/** No disk has longer names. */
const fileName = z.string().max(255)
const index = z.int().nonnegative().max(10_000)
/** No text that a server would still render has more lines. */
const lineNumber = z.int().nonnegative().max(1_000_000)
const steps = z.array(z.union([name, index])).max(30)
const path = steps.readonly()
const page = z.strictObject({ page: name, lang: name })
const overlay = z.strictObject({ overlay: name })
/** A file of the owner by what it is: no page knows its path. */
const file = z.union([z.literal('main'), overlay, page])

/**
 * Where a patch is made: the keys and indices that lead there, as the file has them. Behind `sections` there may be the
 * id of a section in place of its index; in Markdown the path is the number of the first line of a paragraph, from 0.
 *
 * `seen` is the version of the files that the page has seen. Where they have another one by now, the entries around the
 * value are found again, or it is refused.
 */
const place = { path: steps.min(1).readonly(), seen: name.optional() }

/** What becomes of links that lead to what goes: they go too, or lead to another section, by its id. */
const links = z.union([z.literal('remove'), z.strictObject({ lead: name })])

/** One change. Entries of lists are those of the main file: they, and their pages, change in each language. */
const patch = z.discriminatedUnion('op', [
  /** Another value, whose keys may be missing yet: also a picture from the disk of the owner, or a copy of a look. */
  z.strictObject({
    op: z.literal('set'),
    file,
    ...place,
    value: z.union([
      text,
      z.number(),
      z.boolean(),
      /** A list of texts. */
      z.array(text).min(1).max(200),
      /** In Base64, which has four letters for three bytes. */
      z.strictObject({ name: fileName, bytes: z.base64().max(Math.ceil(mostBytes / 3) * 4) }),
      z.strictObject({ copyOf: name }),
    ]),
  }),
  /** Takes a key or an entry away. */
  z.strictObject({ op: z.literal('remove'), file, ...place, links: links.optional() }),
  /**
   * Behind an entry the example of its list, or a copy; among `sections` one of a type, at its index or else where a page
   * usually has it; among `pages` one of text, with its file; among `nav` a link to one.
   */
  z.strictObject({
    op: z.literal('insert'),
    ...place,
    value: z.union([
      z.enum(['example', 'copy']),
      z.strictObject({ type: name, layout: name.optional() }),
      z.strictObject({ title: name }),
      z.strictObject({ page: name }),
    ]),
  }),
  /** An entry goes to another index of its list. */
  z.strictObject({ op: z.literal('move'), ...place, to: index }),
  /** A language, with the title of the site in it, or what its file lacks; or a page in a language, with the main text. */
  z.strictObject({ op: z.literal('make'), file: z.union([overlay, page]), title: name.optional() }),
])

/** Edits that are made together or not at all, and are one step of Undo. */
const patches = z.array(patch).min(1).max(1000)

export const questions = {
  /** The page once more, with a mark in each text that tells its path. */
  copy: z.strictObject({ lang: name, page: name.optional() }),
  /** Where something on the page stands in the files of the owner, by what the page knows of it. */
  place: z.strictObject({
    /** The language of the page. */
    lang: name,
    /** The path of a page made from Markdown, below the start of its locale; left out on the start. */
    page: name.optional(),
    /** The id of its section; left out in the header and the footer. */
    section: name.optional(),
    /** The path of its value in the resolved content; or of what is around it, if it has none of its own. */
    path: path.optional(),
    isAround: z.boolean(),
    /** Whether some words stand in the element itself, or it is a picture or an icon. */
    isShown: z.boolean(),
    /** Of what was made from Markdown: the line of its block in that text, from 0. */
    line: lineNumber.optional(),
  }),
  /**
   * What can be edited at a place that was found; `shown` is the path in the resolved content of what was pressed there,
   * if it has one of its own.
   */
  editable: z.strictObject({ lang: name, from: file, keys: path, shown: path.optional() }),
  /** The picture at a place that was found; null if it is none. */
  picture: z.strictObject({ lang: name, from: file, keys: path }),
  /** Icons with these words in their names, behind the present one. */
  icons: z.strictObject({ words: name, now: name }),
  /** The entries of lists that a place is in, the innermost first. */
  entries: z.strictObject({ from: file, keys: path }),
  /** A form of an entry of the main file, or of a section by its id, on the page of a language. */
  form: z.strictObject({ keys: path, lang: name }),
  /** What is chosen now, and what there is to choose. */
  choices: z.null(),
  /**
   * Changes files. `isMore` goes on with the step before, where that changed the same value alone, as while a slider is
   * drawn.
   */
  edit: z.strictObject({ patches, isMore: z.boolean().optional() }),
  /** What there is to undo and redo, if this server writes at all; later changes of it come by `historyEvent`. */
  history: z.null(),
  undo: z.null(),
  redo: z.null(),
}

/** The keys and list positions that lead to a value. */
export type EditPath = readonly (string | number)[]
export type EditedFile = z.infer<typeof file>
export type Patch = z.infer<typeof patch>
export type LinkMending = z.infer<typeof links>
export type Question = keyof typeof questions
/** What is handed over with a question. */
export type Asking<Name extends Question> = z.infer<(typeof questions)[Name]>
