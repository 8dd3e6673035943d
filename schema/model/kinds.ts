import { z } from 'zod'
import { objectOf, registered } from './schemaIntrospection.ts'

/** The meaning of a text. Each kind but `text` has a rule in `check/rules/`; some are looked up for the page. */
export type Kind = (typeof allKinds)[number]

/** Every kind. */
export const allKinds = [
  'text',
  'sentence',
  'link',
  'endpoint',
  'anchor',
  'icon',
  'iconFile',
  'styleFile',
  'drawing',
  'picture',
  'alternative',
  'markdown',
  'page',
  'videoAddress',
  'captions',
  'feed',
  'postsFile',
  'heading',
  'fontFamily',
  'label',
  'date',
  'day',
] as const

/**
 * The kind of each field. A refined field keeps its kind: zod passes metadata on to schemas derived by checks
 * (`.max()`, `.refine()`, `.trim()`, `.meta()`), and `kindOf` looks through wrappers (`.optional()`, `.default()`,
 * `.transform()`).
 */
export const kinds = z.registry<{ kind: Kind }>()

/** The kind of a field, whatever it was refined or wrapped by; undefined for plain texts and all else. */
export const kindOf = (schema: z.core.$ZodType): Kind | undefined => registered(kinds, schema)?.kind

/** Whether people read a text of a kind, and not only machines. */
export const isForReading = (kind: Kind | undefined): boolean =>
  kind === undefined ||
  ['text', 'sentence', 'alternative', 'anchor', 'markdown', 'heading', 'fontFamily', 'label'].includes(kind)

/** Whether a schema is that of a picture: an object whose `src` is one. So `.extend()` leaves it a picture. */
export function isPicture(schema: z.core.$ZodType): boolean {
  const src = objectOf(schema, undefined)?.shape.src
  return src !== undefined && kindOf(src) === 'picture'
}

/** Whether a schema is that of a drawing that is put into the page: an object whose `src` is one. */
export function isDrawing(schema: z.core.$ZodType): boolean {
  const src = objectOf(schema, undefined)?.shape.src
  return src !== undefined && kindOf(src) === 'drawing'
}

/** Texts of one line, in which a line break is a blank. */
export const ofOneLine = z.registry<{ isOneLine: true }>()

/** A text with a blank in place of each line break. */
export const oneLine = (text: string): string => text.replace(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, ' ')

/** Texts that name a person or a company, and so are mostly the same in every language. */
export const properNames = z.registry<{ isName: true }>()

/** Fields that are no words and yet may differ from one language of the site to another. */
export const perLanguage = z.registry<{ differs: true }>()

/** Pictures that are shown in one colour, that of the page’s text: only their shape is kept. */
export const oneColour = z.registry<{ oneColour: true }>()

/** Whether a picture with this schema is shown in one colour. */
export const isOneColour = (schema: z.core.$ZodType): boolean => registered(oneColour, schema) !== undefined

/** The `use` under which such a picture is looked up, in place of its key. */
export const oneColourUse = 'in one colour'

/**
 * Texts that the page shows in blocks: in paragraphs, and in points where their lines have bullets. Where they begin a
 * section, their first sentence, in a list that of its first text, leads: it is set larger.
 */
export const inBlocks = z.registry<{ leads: boolean }>()

/** Texts whose lines with bullets become entries of a list beside them, by the key of that list. */
export const typedBullets = z.registry<{ list: string }>()
