import type { Logger } from 'vite'

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
