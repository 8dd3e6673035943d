import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer, WebSocketClient } from 'vite'
import { z } from 'zod'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import {
  type Answered,
  answerEvent,
  askEvent,
  barEvent,
  type Edited,
  historyEvent,
  type Question,
  type Questions,
} from '../../shared/editor.ts'
import { readableContent } from '../build/readableContent.ts'
import { isFromOwnPage, listensHereAlone } from '../build/servers/trust.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales, ResolveSite } from '../content/locales.ts'
import { choicesOf, prepareLooks } from './choices.ts'
import { entriesAt } from './listEdit.ts'
import { copyPages } from './markedCopy.ts'
import { iconChoices, mostBytes, pictureAt } from './pictures.ts'
import { nowhere, placeOf } from './place.ts'
import { refusalOf, siteEditor } from './saveEdits.ts'
import { editableAt } from './textEdit.ts'

const others =
  'Nothing is written while other devices can reach this server: start it without --host to edit here.'
const foreign = 'Edits are taken only from a page that this server has served to this machine.'
const unknown = 'This is nothing that the server knows. Reload the page.'
const mistaken = 'The content has mistakes, which have to be corrected first: the terminal lists them.'

/** The longest text that an edit writes, in characters: longer than any text of a portfolio. */
const longestText = 50_000

const text = z.string().max(longestText)
const name = z.string().max(200)
/** No disk has longer names. */
const fileName = z.string().max(255)
/** Words of the page, which cuts them. */
const words = z.array(z.string().max(4000)).max(12)
const index = z.int().nonnegative().max(10_000)
/** A few letters for each list that a path leads through. */
const seen = z.string().max(1000)
const path = z.array(z.union([name, index])).max(30)
const file = z.union([
  z.literal('main'),
  z.strictObject({ overlay: name }),
  z.strictObject({ page: name, lang: name }),
])
const links = z.union([z.literal('remove'), z.strictObject({ lead: name })])
/** A picture in Base64, which has four letters for three bytes. */
const bytes = z.base64().max(Math.ceil(mostBytes / 3) * 4)
const value = { path: path.min(1), was: text, to: text }
const edit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    file,
    ...value,
    everywhere: z.boolean().optional(),
    seen: seen.optional(),
    beside: z
      .array(z.strictObject({ ...value, seen: seen.optional() }))
      .max(30)
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    file,
    path: path.min(1),
    was: text,
    seen: seen.optional(),
    src: text.optional(),
    upload: z.strictObject({ name: fileName, bytes }).optional(),
    alt: z.strictObject({ file, ...value }).optional(),
    focus: name.optional(),
  }),
  z.strictObject({
    kind: z.literal('entry'),
    list: path.min(1),
    index,
    seen,
    to: z.union([index, z.enum(['new', 'twice', 'gone'])]),
    links: z.literal('remove').optional(),
  }),
  z.strictObject({
    kind: z.literal('set'),
    section: name.optional(),
    path: path.min(1),
    value: z.union([name, z.number()]),
  }),
  z.strictObject({ kind: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ kind: z.literal('move'), id: name, to: index }),
  z.strictObject({ kind: z.literal('duplicate'), id: name }),
  z.strictObject({ kind: z.literal('drop'), id: name, links: links.optional() }),
  z.strictObject({ kind: z.literal('add'), type: name, layout: name.optional(), at: index.optional() }),
  z.strictObject({ kind: z.literal('page'), title: name }),
  z.strictObject({ kind: z.literal('language'), lang: name, title: name.optional() }),
  z.strictObject({ kind: z.literal('translation'), page: name, lang: name }),
])

/** What a page may hand over with each question; all else is refused, such as a huge text. */
const questions = {
  copy: z.strictObject({ lang: name, page: name.optional() }),
  place: z.strictObject({
    lang: name,
    page: name.optional(),
    section: name.optional(),
    path: path.optional(),
    isAround: z.boolean(),
    isShown: z.boolean(),
    texts: words,
    before: index,
  }),
  editable: z.strictObject({ lang: name, from: file, keys: path, texts: words }),
  picture: z.strictObject({ lang: name, from: file, keys: path }),
  icons: z.strictObject({ words: name, now: name }),
  entries: z.strictObject({ from: file, keys: path }),
  choices: z.null(),
  edit: z.strictObject({ edit, isTrial: z.boolean().optional() }),
  history: z.null(),
  undo: z.null(),
  redo: z.null(),
  endTrial: z.null(),
} satisfies { [Name in Question]: z.ZodType<Questions[Name]['data']> }

/** Questions that write nothing, which any page may ask that the server lets in. */
const harmless: ReadonlySet<string> = new Set<Question>(['copy', 'place', 'choices', 'history', 'icons'])
/** Of the others those that need to be asked by a page of this server alone, and do not write either. */
const reading: ReadonlySet<string> = new Set<Question>(['editable', 'entries', 'picture'])

const asked = z.strictObject({ id: z.int().nonnegative(), name: z.string(), data: z.unknown() })

type Answers = { [Name in Question]: (data: Questions[Name]['data'], page: WebSocketClient) => unknown }

/**
 * In the dev server: answers what the editor of its pages asks by Vite's own socket. That is the one way by which a page
 * writes; no address does.
 */
export function editor(source: ContentFile, resolveSite: ResolveSite): Plugin {
  return {
    name: 'portfolio:editor',
    apply: 'serve',
    configureServer(server) {
      const { ws, httpServer, config } = server
      const answers = answersOf(server, source, resolveSite)
      /** The sockets of pages of ours, by what Vite calls each. */
      const own = new WeakSet<object>()
      ws.on('connection', (socket, request) => {
        if (isFromOwnPage(request) && hasToken(request, config.webSocketToken)) own.add(socket)
      })
      const answer = async (name: string, data: unknown, page: WebSocketClient): Promise<unknown> => {
        if (!harmless.has(name) && !own.has(page.socket)) throw new Unbuildable(foreign)
        if (!isQuestion(name)) throw new Unbuildable(unknown)
        const given = questions[name].safeParse(data)
        if (!given.success) throw new Unbuildable(tooLongOf(given.error) ?? unknown)
        const isWriting = !harmless.has(name) && !reading.has(name)
        if (isWriting && !listensHereAlone(httpServer?.address())) throw new Unbuildable(others)
        // The data has the type of its question: each schema is of that type.
        return (answers[name] as (data: unknown, page: WebSocketClient) => unknown)(given.data, page)
      }
      ws.on(askEvent, async (given: unknown, page) => {
        const question = asked.safeParse(given)
        if (!question.success) return
        const { id, name, data } = question.data
        const answered: Answered = await answer(name, data, page).then(
          (answer) => ({ id, answer }),
          (error: unknown) => ({ id, refused: refusalOf(error) }),
        )
        page.send(answerEvent, answered)
      })
      ws.on('portfolio:opened', (_, page) => page.send(barEvent))
    },
  }
}

/** Whether a socket was opened with the token of Vite's client, which only a page of this server can read. */
function hasToken({ url = '' }: Pick<IncomingMessage, 'url'>, token: string): boolean {
  const given = Buffer.from(new URLSearchParams(url.split('?', 2)[1]).get('token') ?? '')
  const expected = Buffer.from(token)
  return given.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}

/** What to say of a text that is longer than is taken, if that is the reason. */
function tooLongOf({ issues }: z.ZodError): string | undefined {
  for (const issue of issues)
    if (issue.code === 'too_big' && issue.origin === 'string')
      return `This is too long: at most ${issue.maximum} characters are taken.`
  return undefined
}

const isQuestion = (name: string): name is Question => Object.hasOwn(questions, name)

function answersOf(server: ViteDevServer, source: ContentFile, resolveSite: ResolveSite): Answers {
  const { ws, watcher } = server
  /** Has the server look at a file whose text counts as changed, as when it is saved. */
  const look = (file: string) => watcher.emit('change', file)
  const files = siteEditor(source, look)
  const copy = copyPages(server, resolveSite)
  /** The page that tries something. */
  let trying: WebSocketClient | undefined
  // A try ends with the page that tries.
  ws.on('vite:client:disconnect', (_, page) => {
    const file = page === trying ? files.dropTrial() : undefined
    if (file) look(file)
  })
  // Who saves the file that is tried on is shown what was saved.
  watcher.on('change', (file) => {
    const trial = files.trial()
    if (trial && resolve(file) === trial.file && textOf(file) !== trial.before) files.dropTrial()
  })

  /** All pages are told what there is to undo by then. */
  const written = (outcome: Promise<Edited>): Promise<Edited> =>
    outcome.finally(() => ws.send(historyEvent, files.history()))

  return {
    copy: async (page) => copy(page, validContent(source)),
    async place(sought) {
      const content = readableContent(source)
      if (!content || 'diagnostics' in content) return nowhere(mistaken)
      const locales = await resolveSite(content).catch(() => undefined)
      return locales
        ? placeOf(sought, source, content, locales)
        : nowhere('The content cannot be shown, as the terminal says.')
    },
    async editable(question) {
      const content = validContent(source)
      const locales: Locales = await resolveSite(content)
      return editableAt(question, source, content, locales)
    },
    async picture(question) {
      const content = validContent(source)
      return pictureAt(question, source, content, await resolveSite(content))
    },
    icons: iconChoices,
    entries: (place) => entriesAt(source, place),
    choices() {
      const content = validContent(source)
      prepareLooks(source)
      return choicesOf(source, content)
    },
    async edit({ edit, isTrial = false }, page) {
      if (!isTrial) return written(files.edit(edit, false))
      const outcome = await files.edit(edit, true)
      const { file } = files.trial() ?? {}
      trying = page
      if (file) look(file)
      return outcome
    },
    history: () => files.history(),
    undo: () => written(files.undo()),
    redo: () => written(files.redo()),
    async endTrial() {
      const file = await files.endTrial()
      if (file) look(file)
      return {}
    },
  }
}

function validContent(source: ContentFile): ValidContent {
  const content = readableContent(source)
  if (!content || 'diagnostics' in content) throw new Unbuildable(mistaken)
  return content
}

/** The text of a file, if it can be read at this moment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
