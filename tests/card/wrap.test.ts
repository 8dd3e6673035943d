import { describe, expect, it } from 'vitest'
import { fitText } from '../../src/node/card/fitText.ts'
import { lineBreaks } from '../../src/node/card/lineBreaks.ts'
import { type WrappedLine, wrapped } from '../../src/node/card/wrap.ts'

/** The lines of a text in which each letter is one wide, and combining marks and soft hyphens are zero. */
function lines(text: string, maxWidth: number, lang = 'en') {
  const shown = ({ start, end, ends }: WrappedLine) =>
    text.slice(start, end).replaceAll('\u00ad', '') + (ends === 'hyphen' ? '-' : '')
  const width = (line: WrappedLine) => [...shown(line).replace(/\p{M}/gu, '')].length
  return wrapped({ text, breaks: lineBreaks(text, lang) }, { maxWidth, width }).map(shown)
}

describe('lines', () => {
  it('are as few as possible, and then as equal as possible', () => {
    expect(lines('one two three four', 14)).toEqual(['one two', 'three four'])
    expect(lines('one', 14)).toEqual(['one'])
  })

  it('break after hyphens and slashes between letters, and not at a no-break space', () => {
    expect(lines('well-known and/or', 5)).toEqual(['well-', 'known', 'and/', 'or'])
    expect(lines('of 20\u00a0km more', 6)).toEqual(['of', '20\u00a0km', 'more'])
    expect(lines('pages 10-20', 6)).toEqual(['pages', '10-20'])
  })

  it.each([
    ['th', 'เราออกแบบเว็บไซต์ที่สวยงาม', 10, ['เราออกแบบ', 'เว็บไซต์ที่', 'สวยงาม']],
    ['km', 'ខ្ញុំរចនាគេហទំព័រ', 8, ['ខ្ញុំរចនា', 'គេហទំព័រ']],
    ['zh', '我设计安静的界面，让人们一看就懂。', 7, ['我设计安静的', '界面，让人们', '一看就懂。']],
    ['zh', '他说（你好）吧', 4, ['他说', '（你好）', '吧']],
    ['ja', '使う人の気持ちから、画面をつくる。', 8, ['使う人の', '気持ちから、', '画面をつくる。']],
    ['ko', '오래가는 것을 만듭니다', 7, ['오래가는 것을', '만듭니다']],
  ])('in %s break between words: %s', (lang, text, maxWidth, expected) => {
    expect(lines(text, maxWidth, lang)).toEqual(expected)
  })

  it('break within a word only if it is wider than a line: at soft hyphens, then between letters', () => {
    const word = 'Donau\u00addampf\u00adschiff'
    expect(lines(word, 16)).toEqual(['Donaudampfschiff'])
    expect(lines(word, 11)).toEqual(['Donaudampf-', 'schiff'])
    expect(lines(word, 4).join('')).toBe('Donaudampfschiff')
    for (const line of lines('incomprehensibilities to me', 8)) expect(line.length).toBeLessThanOrEqual(8)
  })

  it('never separate a letter from its marks, nor begin with a small kana or a long vowel mark', () => {
    expect(lines('ก็ก็ก็ก็', 3)).toEqual(['ก็ก็', 'ก็ก็'])
    expect(lines('あああっあああー', 3).every((line) => !/^[っー]/.test(line))).toBe(true)
  })
})

describe('the size of a text', () => {
  const room = {
    width: 560,
    height: 360,
    sizes: { max: 340, min: 40 },
    leading: () => 1,
    lineHeight: 1,
  }
  const sizedIn = (text: string) =>
    fitText(text, {
      breaks: lineBreaks(text, 'en'),
      room,
      width: ({ start, end }, isCut) => (end - start) * 0.5 + (isCut ? 0.5 : 0),
    })

  it('is the largest that fits: few words are large, many are small', () => {
    const sizes = ['M', 'Hello', 'I design things that last', 'word '.repeat(16).trim()].map(
      (text) => sizedIn(text).size,
    )
    expect(sizes[0]).toBe(340)
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
    for (const text of ['Hello', 'I design things that last', 'word '.repeat(16).trim()]) {
      const { size, lines } = sizedIn(text)
      const wide = (at: number, rows: readonly WrappedLine[]) =>
        Math.max(...rows.map(({ start, end }) => (end - start) * 0.5 * at))
      expect(wide(size, lines)).toBeLessThanOrEqual(room.width)
      expect(lines.length * size).toBeLessThanOrEqual(room.height)
      // It leaves no room for the next size.
      expect(Math.max(wide(size, lines) / room.width, (lines.length * size) / room.height)).toBeGreaterThan(
        0.8,
      )
    }
  })

  it('keeps a long word whole unless that makes it too small', () => {
    expect(sizedIn('incomprehensible').lines).toHaveLength(1)
    expect(sizedIn('a'.repeat(40)).lines.length).toBeGreaterThan(1)
    expect(sizedIn(`${'a'.repeat(20)}\u00ad${'a'.repeat(20)}`).lines.map(({ ends }) => ends)).toEqual([
      'hyphen',
      'word',
    ])
  })

  it('is the minimum if the text is too long, which is then truncated', () => {
    // Two words fill a line completely.
    const { size, lines, isCut } = sizedIn(`${'a'.repeat(13)} ${'b'.repeat(14)} `.repeat(80).trim())
    expect([size, lines.length, isCut]).toEqual([40, 9, true])
    const last = lines.at(-1)
    expect(last && (last.end - last.start + 1) * 0.5 * size).toBeLessThanOrEqual(room.width)
  })
})
