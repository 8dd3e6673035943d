import type { Logger, Plugin } from 'vite'

/** How often progress is logged where a line cannot be overwritten. */
const interval = 5_000 // ms

/** Shows how many pictures have been encoded. */
export interface EncodingProgress {
  report: (done: number, total: number) => void
  /** Takes the logger of the build, and logs the total when the bundle is done. */
  plugin: Plugin
}

/**
 * A counter in one line, overwritten in a terminal; elsewhere, as in the log of a CI, a new line every five seconds.
 *
 * @param out where the overwritten line goes
 */
export function encodingProgress(out: NodeJS.WriteStream = process.stdout): EncodingProgress {
  let logger: Logger | undefined
  let encoded = 0
  let began: number | undefined
  let reportedAt = 0
  const clear = () => {
    out.clearLine(0)
    out.cursorTo(0)
  }
  return {
    report(done, total) {
      const now = performance.now()
      if (began === undefined) began = reportedAt = now
      encoded = done
      const line = `encoding pictures: ${done} of ${total}`
      if (!logger) return
      if (out.isTTY) {
        clear()
        out.write(line)
      } else if (now - reportedAt > interval) {
        reportedAt = now
        logger.info(line)
      }
    },
    plugin: {
      name: 'portfolio:encoding-progress',
      apply: 'build',
      configResolved(config) {
        if (config.logLevel === undefined || config.logLevel === 'info') logger = config.logger
      },
      buildEnd() {
        if (!logger || began === undefined || encoded === 0) return
        if (out.isTTY) clear()
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        logger.info(
          `${encoded} ${encoded === 1 ? 'picture' : 'pictures'} encoded in ${seconds} s, and kept for the next builds`,
        )
        encoded = 0
      },
    },
  }
}
