import { expect, it, vi } from 'vitest'
import { encodingProgress } from '../../src/node/pictures/progress.ts'

/** A progress for a terminal or a file, with what it has written and logged. */
function recordedProgress({ isTTY, logLevel = 'info' }: { isTTY: boolean; logLevel?: 'info' | 'warn' }) {
  const lines: string[] = []
  let line = ''
  const out = {
    isTTY,
    write: (text: string) => {
      line += text
    },
    clearLine: () => {
      line = ''
    },
    cursorTo: () => {},
  }
  const log = { info: (text: string) => lines.push(text), isOn: () => logLevel === 'info' }
  const progress = encodingProgress(log, out as unknown as NodeJS.WriteStream)
  const end = () => (progress.plugin.buildEnd as () => void)()
  return { ...progress, lines, shown: () => line, end }
}

it('is one counting line in a terminal, replaced at the end by the time taken', () => {
  const { report, shown, lines, end } = recordedProgress({ isTTY: true })
  report(0, 12)
  report(3, 60)
  expect(shown()).toBe('encoding pictures: 3 of 60')
  expect(lines).toEqual([])
  report(60, 60)
  end()
  expect(shown()).toBe('')
  const total = expect.stringMatching(/^60 pictures encoded in \d+\.\d s, and kept for the next builds$/)
  expect(lines).toEqual([total])
  // The second of the two bundles of a build ends too.
  end()
  expect(lines).toEqual([total])
})

it('is an occasional new line without a terminal', () => {
  vi.useFakeTimers()
  const { report, shown, lines } = recordedProgress({ isTTY: false })
  report(0, 60)
  report(1, 60)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(5_001)
  report(2, 60)
  report(3, 60)
  expect(lines).toEqual(['encoding pictures: 2 of 60'])
  expect(shown()).toBe('')
  vi.useRealTimers()
})

it('is silent if nothing was encoded or the log level is warn', () => {
  const idle = recordedProgress({ isTTY: true })
  idle.end()
  expect(idle.lines).toEqual([])
  const quiet = recordedProgress({ isTTY: true, logLevel: 'warn' })
  quiet.report(1, 1)
  quiet.end()
  expect([quiet.shown(), ...quiet.lines]).toEqual([''])
})

it('counts what was encoded now and what an earlier build had kept', () => {
  const { report, kept, counts, end } = recordedProgress({ isTTY: false })
  report(2, 2)
  kept()
  end()
  expect(counts()).toEqual({ encoded: 2, kept: 1 })
})
