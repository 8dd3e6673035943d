import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, nearestPassing } from '../../../schema/colour/contrast.ts'
import { distance, hexOf, oklch } from '../../../schema/colour/oklch.ts'
import { pairs } from '../../../schema/colour/palette.ts'
import { theme } from '../../../schema/model/theme.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { cases } from '../../setup/cases.ts'
import { brief, found, good, spoil } from './setting.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3)
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const need = fc.record({ colour, minRatio: fc.constantFrom(3, 4.5, 7) })

it('finds the nearest colour that passes, or none', () => {
  const fixed = nearestPassing('#777777', [{ colour: '#ffffff', minRatio: 4.5 }])
  expect(fixed).toBe('#767676')
  expect(nearestPassing('#123456', [{ colour: '#ffffff', minRatio: 4.5 }])).toBe('#123456')
  const between = ['#000000', '#ffffff'].map((colour) => ({ colour, minRatio: 10 }))
  expect(nearestPassing('#808080', between)).toBeUndefined()
})

describe('the nearest passing colour, for any colour and any backgrounds,', () => {
  const passes = (one: string, needs: { colour: string; minRatio: number }[]) =>
    needs.every(({ colour, minRatio }) => contrast(one, colour) >= minRatio)
  const any = fc.tuple(colour, fc.array(need, { minLength: 1, maxLength: 3 }))

  it('passes and keeps the hue', () => {
    fc.assert(
      fc.property(any, ([from, needs]) => {
        const fixed = nearestPassing(from, needs)
        if (fixed === undefined) return
        expect(passes(fixed, needs)).toBe(true)
        const [before, after] = [oklch(from), oklch(fixed)]
        // Eight bits a channel leave few near-blacks, far apart; and a near-grey has hardly a hue.
        if (after.l < 0.15) return
        expect(after.c).toBeLessThan(before.c + 0.01)
        if (before.c < 0.02 || after.c < 0.02) return
        const turn = Math.abs(((after.h - before.h + 540) % 360) - 180)
        expect(turn * after.c).toBeLessThan(1)
      }),
      { numRuns: cases(300) },
    )
  })

  it('is nearer than any lighter or darker colour that passes', () => {
    fc.assert(
      fc.property(any, ([from, needs]) => {
        const fixed = nearestPassing(from, needs)
        const { c, h } = oklch(from)
        const far = fixed === undefined ? Number.POSITIVE_INFINITY : distance(from, fixed)
        // Below this lightness eight bits a channel leave few near-blacks, far apart.
        for (let l = 0.1; l <= 1; l += 1 / 97) {
          const other = hexOf({ l, c, h })
          // A colour one step of one channel away may be slightly nearer.
          if (distance(from, other) < far - 0.008) expect(passes(other, needs), other).toBe(false)
        }
      }),
      { numRuns: cases(300) },
    )
  })
})

it.each(['dark', 'light'] as const)('the default colours of the %s mode have enough contrast', (mode) => {
  const palette = theme.parse({})[mode]
  for (const { front, back, minRatio } of pairs) {
    expect(contrast(palette[front], palette[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(minRatio)
  }
})

const themed = (lines: string) => spoil(good, 'nav:', `theme:\n${lines}nav:`)

describe('the low-contrast rule', () => {
  it.each(pairs.map((pair) => [`${pair.front} on ${pair.back}`, pair] as const))(
    'checks %s',
    (_, { front, back }) => {
      const text = themed(`  dark:\n    ${front}: '#808080'\n    ${back}: '#818181'\n`)
      const reported = found(text).filter(({ code }) => code === 'low-contrast')
      expect(reported.map(({ path }) => pathText(path))).toContain(`theme.dark.${front}`)
    },
  )

  it('reports a ratio just below the minimum, and not one just above it', () => {
    const greys = Array.from(
      { length: 256 },
      (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`,
    )
    const first = greys.findIndex((grey) => contrast(grey, '#000000') >= 4.5)
    const reported = (muted: string | undefined) => {
      const grounds = ['background', 'surface', 'raised'].map((ground) => `    ${ground}: '#000000'\n`)
      return found(themed(`  dark:\n${grounds.join('')}    muted: '${muted}'\n`)).map(({ path }) =>
        pathText(path),
      )
    }
    expect(reported(greys[first - 1])).toEqual(['theme.dark.muted'])
    expect(reported(greys[first])).toEqual([])
  })

  it('checks only the modes that the page can show', () => {
    const light = "  light:\n    muted: '#ffffff'\n"
    expect(brief(found(themed(light)))).toEqual([])
    expect(brief(found(themed(`  mode: light\n${light}`)))).toEqual(['low-contrast 10:12'])
    expect(brief(found(themed(`  mode: system\n${light}`)))).toEqual(['low-contrast 10:12'])
    expect(brief(found(themed("  mode: light\n  dark:\n    muted: '#000000'\n")))).toEqual([])
  })

  it('points to a value of the file, not to a default, and its fix passes', () => {
    const text = themed("  dark:\n    background: '#9a9a9a'\n")
    const [first] = found(text)
    expect(first).toMatchObject({
      code: 'low-contrast',
      path: ['theme', 'dark', 'background'],
      line: 9,
      column: 17,
    })
    const colour = /#[0-9a-f]{6}/.exec(first?.label ?? '')?.[0] ?? ''
    expect(brief(found(text.replace('#9a9a9a', colour)))).toEqual([])
  })

  it('leaves a value that is not a colour to the schema', () => {
    expect(brief(found(themed('  dark:\n    muted: grey\n')))).toEqual(['wrong-format 9:12'])
  })
})
