import { z } from 'zod'
import type { EditRequest, WordsQuestion } from '../../shared/edits.ts'

/** The longest text that an edit writes, in characters: longer than any text of a portfolio. */
export const longestText = 50_000

const text = z.string().max(longestText)
const name = z.string().max(200)
const place = z.int().nonnegative().max(10_000)
const path = z.array(z.union([name, place])).max(30)
const file = z.union([
  z.literal('main'),
  z.strictObject({ overlay: name }),
  z.strictObject({ page: name, lang: name }),
])

const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), file, path: path.min(1), was: text, to: text }),
  z.strictObject({ kind: z.literal('set'), path: path.min(1), value: z.union([name, z.number()]) }),
  z.strictObject({ kind: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ kind: z.literal('move'), id: name, to: place }),
  z.strictObject({ kind: z.literal('duplicate'), id: name }),
  z.strictObject({ kind: z.literal('drop'), id: name }),
  z.strictObject({ kind: z.literal('add'), type: name, layout: name.optional() }),
])

const id = z.int().nonnegative()
const request = z.discriminatedUnion('ask', [
  z.strictObject({ id, ask: z.literal('edit'), edit, isTrial: z.literal(true).optional() }),
  ...(['undo', 'redo', 'endTrial'] as const).map((ask) => z.strictObject({ id, ask: z.literal(ask) })),
])

/** What a page asks for; undefined for anything that no page of ours sends, such as a huge text. */
export const editRequest = (given: unknown): EditRequest | undefined => request.safeParse(given).data

const question = z.strictObject({ id, lang: name, from: file, keys: path, texts: z.array(text).max(12) })

/** What a page asks of the words at a place; undefined for anything else. */
export const wordsQuestion = (given: unknown): WordsQuestion | undefined => question.safeParse(given).data
