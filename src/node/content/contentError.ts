import { resolve } from 'node:path'
import type { HotPayload, Logger } from 'vite'
import { UnreadableFile } from '../../../schema/files/files.ts'
import { toViteError } from '../../../schema/report/report.ts'
import type { ContentFile, InvalidContent } from './content.ts'

/** What Vite shows over the page and in its log. */
export type ContentError = Extract<HotPayload, { type: 'error' }>['err']

/** Invalid content as an error, whose positions link to its files. */
export const contentError = ({ diagnostics, texts }: InvalidContent): ContentError =>
  toViteError(diagnostics, texts, (file) => resolve(file))

/** What an error says in a terminal: the report, or its one sentence. */
export const reportOf = ({ frame, message }: ContentError): string => frame ?? message

/** The error that Vite's client shows while the content cannot be used; undefined if it can. */
export async function problemOf(source: ContentFile): Promise<ContentError | undefined> {
  try {
    const content = await source.decoded()
    return 'diagnostics' in content ? contentError(content) : undefined
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { message: error.message, stack: '' }
  }
}

/** The dev server's messages about the content in the terminal. */
export interface ContentLog {
  /** Prints what the given logger prints, except for errors that were passed to `wrong`. */
  logger: Logger
  /** Prints a report, unless it was the last one printed; Vite's own message for `error` is then left out. */
  wrong: (report: string, error?: object) => void
  /** Says that all is in order, if something was wrong before. */
  sound: () => void
  /**
   * Prints the state with which a server begins: a report, or that all is in order. A server that restarts, as after an
   * edit of the schema, does not know what the one before it has printed.
   */
  begin: (report: string | undefined) => void
  /** From now on it reports nothing: another server has taken over. */
  end: () => void
}

/**
 * Reports the problems of the content once for each state of it, whether a page is open or not. By itself Vite prints
 * an error for each module and each request that it stops, and none of those that it sends to an open page.
 */
export function contentLog(inner: Logger): ContentLog {
  const reported = new WeakSet<object>()
  let last = ''
  let hasEnded = false
  const print = (report: string) => {
    if (hasEnded || report === last) return
    last = report
    inner.error(`The content is not in order:\n\n${report}\n`, { timestamp: true })
  }
  const sound = (words: string) => {
    if (!hasEnded) inner.info(words, { timestamp: true })
    last = ''
  }
  return {
    logger: {
      ...inner,
      error: (message, options) => {
        if (!options?.error || !reported.has(options.error)) inner.error(message, options)
      },
    },
    wrong: (report, error) => {
      if (error) reported.add(error)
      print(report)
    },
    sound: () => {
      if (last) sound('The content is in order again.')
    },
    begin: (report) => {
      if (report === undefined) sound('The content is in order.')
      else print(report)
    },
    end: () => {
      hasEnded = true
    },
  }
}
