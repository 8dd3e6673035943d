import type { Logger } from 'vite'

/** What the dev server's terminal shows of the content. */
export interface ContentLog {
  /** Prints all that the logger it was made of prints, but for errors that are `reported`. */
  logger: Logger
  /** Prints what is wrong, unless that was printed last, and takes note of the error that stops a module for it. */
  wrong: (report: string, error?: object) => void
  /** Says that all is in order, where something was wrong before. */
  sound: () => void
}

/**
 * Says what is wrong with the content once for each state of it, whether a page is open or not. By itself Vite prints an
 * error for each module and each request that it stops, and none of those that it sends to an open page.
 */
export function contentLog(inner: Logger): ContentLog {
  const reported = new WeakSet<object>()
  let last = ''
  return {
    logger: {
      ...inner,
      error: (message, options) => {
        if (!options?.error || !reported.has(options.error)) inner.error(message, options)
      },
    },
    wrong: (report, error) => {
      if (error) reported.add(error)
      if (report === last) return
      last = report
      inner.error(`The content is not in order:\n\n${report}\n`, { timestamp: true })
    },
    sound: () => {
      if (last) inner.info('The content is in order again.', { timestamp: true })
      last = ''
    },
  }
}
