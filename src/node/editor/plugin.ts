import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer, WebSocketClient } from 'vite'
import { z } from 'zod'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import {
  type Answered,
  type Answers,
  answerEvent,
  askEvent,
  barEvent,
  type Edited,
  historyEvent,
} from '../../shared/editor.ts'
import { type Asking, type Question, questions } from '../../shared/editorQuestions.ts'
import { readableContent } from '../build/readableContent.ts'
import { isFromOwnPage, listensHereAlone } from '../build/servers/trust.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales, ResolveSite } from '../content/locales.ts'
import { choicesOf, prepareLooks } from './choices.ts'
import { editableAt, entriesAt } from './editable.ts'
import { entryForm } from './entryForm.ts'
import { copyPages } from './markedCopy.ts'
import { iconChoices, pictureAt } from './pictures.ts'
import { nowhere, placeOf } from './place.ts'
import { refusalOf, siteEditor } from './saveEdits.ts'

const others =
  'Nothing is written while other devices can reach this server: start it without --host to edit here.'
const foreign = 'Edits are taken only from a page that this server has served to this machine.'
const unknown = 'This is nothing that the server knows. Reload the page.'
const mistaken = 'The content has mistakes, which have to be corrected first: the terminal lists them.'

/** Questions that write nothing, which any page may ask that the server lets in. */
const harmless: ReadonlySet<string> = new Set<Question>(['copy', 'place', 'icons'])
/** Of the others those that need to be asked by a page of this server alone, and do not write either. */
const reading: ReadonlySet<string> = new Set<Question>(['choices', 'editable', 'entries', 'form', 'picture'])

const asked = z.strictObject({ id: z.int().nonnegative(), name: z.string(), data: z.unknown() })

type Answering = { [Name in Question]: (data: Asking<Name>) => Answers[Name] | Promise<Answers[Name]> }

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
        return (answers[name] as (data: unknown) => unknown)(given.data)
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

function answersOf(server: ViteDevServer, source: ContentFile, resolveSite: ResolveSite): Answering {
  const { ws, watcher } = server
  // The watcher would tell of it later.
  const files = siteEditor(source, (file) => watcher.emit('change', file))
  const copy = copyPages(server, resolveSite)
  // What others change in a file may be what is to be undone.
  const tellHistory = () => ws.send(historyEvent, files.history())
  watcher.on('change', tellHistory)
  const written = (outcome: Promise<Edited>): Promise<Edited> => outcome.finally(tellHistory)

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
    form: (entry) => entryForm(source, entry),
    choices() {
      const content = validContent(source)
      prepareLooks(source)
      return choicesOf(source, content)
    },
    edit: (given) => written(files.edit(given)),
    history: () => files.history(),
    undo: () => written(files.undo()),
    redo: () => written(files.redo()),
  }
}

function validContent(source: ContentFile): ValidContent {
  const content = readableContent(source)
  if (!content || 'diagnostics' in content) throw new Unbuildable(mistaken)
  return content
}
