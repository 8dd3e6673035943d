import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, WebSocketClient } from 'vite'
import {
  type EditAnswer,
  type Editable,
  editableEvent,
  editEvent,
  editedEvent,
  historyEvent,
  wordsEvent,
} from '../../shared/edits.ts'
import { readableContent } from '../build/readableContent.ts'
import type { ContentFile } from '../content/content.ts'
import type { ResolveSite } from '../content/resolveLocales.ts'
import { editableAt } from './editableAt.ts'
import { editor } from './editor.ts'
import { editRequest, wordsQuestion } from './requests.ts'
import { isFromOwnPage, listensHereAlone } from './trust.ts'

const others =
  'Nothing is written while other devices can reach this server: start it without --host to edit here.'
const foreign = 'Edits are taken only from a page that this server has served to this machine.'
const unknown = 'This is no edit that the server knows. Reload the page.'

/**
 * In the dev server: takes edits from its pages through Vite's own socket, and answers each. No address writes anything.
 */
export function editing(source: ContentFile, resolveSite: ResolveSite): Plugin {
  return {
    name: 'portfolio:editing',
    apply: 'serve',
    configureServer({ ws, httpServer, config, watcher }) {
      const files = editor(source)
      /** The sockets of pages of ours, by what Vite calls each. */
      const own = new WeakSet<object>()
      /** The page that tries something. */
      let trying: WebSocketClient | undefined
      /** Has the server look at a file whose text counts as changed, as when it is saved. */
      const look = (file: string) => watcher.emit('change', file)
      const tell = () => ws.send(historyEvent, files.state())
      const endTrial = () => {
        const { file } = files.trial() ?? {}
        files.endTrial()
        trying = undefined
        if (file) look(file)
      }

      ws.on('connection', (socket, request) => {
        if (isFromOwnPage(request, config.webSocketToken)) own.add(socket)
      })
      ws.on(editEvent, async (given: unknown, page) => {
        const request = editRequest(given)
        const refuse = (problem: string) => {
          const id = Number((given as { id?: unknown } | null)?.id)
          page.send(editedEvent, { id, isDone: false, problem } satisfies EditAnswer)
        }
        if (!own.has(page.socket)) return refuse(foreign)
        if (!request) return refuse(unknown)
        if (!listensHereAlone(httpServer?.address())) return refuse(others)
        const tried = files.trial()
        const answer = await files.answer(request)
        const trial = files.trial()
        if (trial) trying = page
        // What is written is noticed as any other change is.
        if (trial !== tried && (trial || request.ask === 'endTrial' || !answer.isDone))
          look((trial ?? tried)?.file ?? source.file)
        page.send(editedEvent, answer)
        tell()
      })
      ws.on(wordsEvent, async (given: unknown, page) => {
        const question = own.has(page.socket) ? wordsQuestion(given) : undefined
        if (!question) return
        const content = readableContent(source)
        const none = (note: string): Editable => ({ id: question.id, beside: [], place: '', note })
        const answer =
          !content || 'diagnostics' in content
            ? none('The content has mistakes, which have to be corrected first.')
            : await resolveSite(content)
                .then((locales) => editableAt(question, source, { content, locales }))
                .catch(({ message }: Error) => none(message))
        page.send(editableEvent, answer)
      })
      ws.on('vite:client:disconnect', (_, page) => page === trying && endTrial())
      ws.on('portfolio:opened', (_, page) => page.send(historyEvent, files.state()))
      // Who saves the file that is tried on is shown what was saved.
      watcher.on('change', (file) => {
        const trial = files.trial()
        if (trial && resolve(file) === trial.file && textOf(file) !== trial.before) files.endTrial()
      })
    },
  }
}

/** The text of a file, if it can be read at this moment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
