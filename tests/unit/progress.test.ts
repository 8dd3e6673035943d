import type { Plugin, ResolvedConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import { encodingProgress } from '../../src/build/pictures/progress.ts'

/** A progress that writes to a terminal or a file, and what was written and logged. */
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
  const progress = encodingProgress(out as unknown as NodeJS.WriteStream)
  const logger = { info: (text: string) => lines.push(text) }
  const run = (hook: Plugin['configResolved'] | Plugin['buildEnd'], ...given: unknown[]) =>
    (hook as (...given: unknown[]) => void)(...given)
  run(progress.plugin.configResolved, { logLevel, logger } as unknown as ResolvedConfig)
  return { ...progress, lines, shown: () => line, end: () => run(progress.plugin.buildEnd) }
}

it('is one line that counts in a terminal, and gives way to how long it took', () => {
  const { report, shown, lines, end } = recordedProgress({ isTTY: true })
  report(0, 12)
  report(3, 60)
  expect(shown()).toBe('encoding pictures: 3 of 60')
  expect(lines).toEqual([])
  report(60, 60)
  end()
  expect(shown()).toBe('')
  expect(lines).toEqual([
    expect.stringMatching(/^60 pictures encoded in \d+\.\d s, and kept for the next builds$/),
  ])
})

it('is a line now and then where lines cannot be written over', () => {
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

it('says nothing where nothing was encoded, or where only warnings are wanted', () => {
  const idle = recordedProgress({ isTTY: true })
  idle.end()
  expect(idle.lines).toEqual([])
  const quiet = recordedProgress({ isTTY: true, logLevel: 'warn' })
  quiet.report(1, 1)
  quiet.end()
  expect([quiet.shown(), ...quiet.lines]).toEqual([''])
})
