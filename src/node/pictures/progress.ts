import type { Plugin } from 'vite'
import type { BuildLog } from '../build/report/buildLog.ts'

/** How often progress is logged where a line cannot be overwritten. */
const interval = 5_000 // ms

/** Shows how many pictures have been encoded. */
export interface EncodingProgress {
  report: (done: number, total: number) => void
  /** Counts a picture that an earlier build has encoded. */
  kept: () => void
  /** How many pictures this build has encoded so far, and how many an earlier one had. */
  counts: () => { encoded: number; kept: number }
  /** Logs the total when the bundle is done. */
  plugin: Plugin
}

/**
 * A counter in one line, overwritten in a terminal; elsewhere, as in the log of a CI, a new line every five seconds.
 *
 * @param out where the overwritten line goes
 */
export function encodingProgress(
  log: Pick<BuildLog, 'info' | 'isOn'>,
  out: NodeJS.WriteStream = process.stdout,
): EncodingProgress {
  let encoded = 0
  let kept = 0
  let told = 0
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
      if (!log.isOn()) return
      if (out.isTTY) {
        clear()
        out.write(line)
      } else if (now - reportedAt > interval) {
        reportedAt = now
        log.info(line)
      }
    },
    kept: () => {
      kept++
    },
    counts: () => ({ encoded, kept }),
    plugin: {
      name: 'portfolio:encoding-progress',
      apply: 'build',
      buildEnd() {
        // For each of the two bundles.
        if (!log.isOn() || began === undefined || encoded === told) return
        told = encoded
        if (out.isTTY) clear()
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        log.info(
          `${encoded} ${encoded === 1 ? 'picture' : 'pictures'} encoded in ${seconds} s, and kept for the next builds`,
        )
      },
    },
  }
}
