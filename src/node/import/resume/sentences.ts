import { bullet, sentenceWords } from '../../../../schema/text/sentence.ts'

// Texts of a résumé as sentences, points and words.

/** A key as a heading: `soft_skills` is Soft Skills. */
export const headingOf = (key: string): string =>
  key
    .replaceAll('_', ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A comma or another separator between parts, and none in brackets. */
const outerComma = /\s*(?:[,;、，；|]|\s[·•]\s)\s*(?![^()（）]*[)）])/

/** The parts of a text that is a list of short ones; any other text as one entry. */
export function keywordsOf(text: string): string[] {
  const parts = text.split(outerComma).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [text]).filter(Boolean)
}

/** Where a line goes on with the sentence of the one above it. */
const wrap = /(?<=[^\s.!?:;。！？…])[^\S\n]*\n(?!\s|[-*•–+]\s|\d{1,2}[.)])/gu

/** A text whose sentences are broken where an editor's line ended, with blanks there. */
export function withoutWraps(text: string): string {
  const breaks = text.match(wrap) ?? []
  const within = text.match(new RegExp(`${wrap.source}(?=\\p{Ll})`, 'gu')) ?? []
  return within.length > 1 && within.length * 2 >= breaks.length ? text.replace(wrap, ' ') : text
}

/** A text whose points are numbered, each in a line or one behind the other, with bullets in place of the numbers. */
export function withBullets(text: string): string {
  const number = /^[^\S\n]*\d{1,2}[.、)）]\s*(?=\S)/gmu
  if ((text.match(number) ?? []).length > 1) return text.replace(number, '- ')
  let next = 1
  // Elsewhere a full stop makes an ordinal number.
  const inline = /\p{Script=Han}/u.test(text)
    ? /(?<![^\s(])\(?(\d{1,2})[)）.、]\s*(?=[^\s\d])/gu
    : /(?<![^\s(])\(?(\d{1,2})[)）]\s+(?=\S)/gu
  const lined = text.replace(inline, (found, count) => {
    if (Number(count) !== next) return found
    next += 1
    return '\n- '
  })
  return next > 2 ? lined.replace(/[,;]?\s*\n/g, '\n').trim() : text
}

/** Joins sentences and points, each with a full stop; undefined if there are none. */
export function joinedPoints(points: readonly (string | undefined)[], between = '\n'): string | undefined {
  const sentences = points
    .filter((point) => point !== undefined && point !== '')
    .map((point) => point + missingStop(`${point}`))
  if (sentences.length === 0) return undefined
  return between === ' ' ? inOneLine(sentences.join('\n')) : sentences.join(between)
}

/** A text on one line. Behind the full stop of Chinese and Japanese stands no blank. */
export const inOneLine = (text: string): string =>
  text.replace(/(?<=[。！？])\s*\n\s*/gu, '').replace(/\s*\n\s*/g, ' ')

/** A text in which the points of a list are sentences of the paragraph above them, for places that show no lists. */
export function withoutLists(text: string): string {
  // A single line that begins with a hyphen is no list.
  if (text.split('\n').filter((line) => bullet.test(line)).length < 2) return text
  const lines: string[] = []
  // An indented line goes on with the point above it.
  for (const line of text.replace(/\n[ \t]+(?=[\p{L}\p{N}])/gu, ' ').split('\n')) {
    if (!bullet.test(line)) {
      lines.push(line)
      continue
    }
    while (lines.at(-1)?.trim() === '') lines.pop()
    lines.push(joinedPoints([lines.pop()?.trim(), line.replace(bullet, '').trim()], ' ') ?? '')
  }
  return lines.join('\n')
}

/** The full stop that a sentence lacks, in its script; Thai has none, and none stands behind an address or a link. */
function missingStop(sentence: string): string {
  if (/(?:\w:\/\/\S+|\]\(\S+\))$/.test(sentence)) return ''
  const [last] = /(?:\p{L}\p{M}*|\p{N}|\))$/u.exec(sentence) ?? []
  if (last === undefined || /\p{Script=Thai}/u.test(last)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return '。'
  return /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(last) ? '।' : '.'
}

/** The first sentences of a text in inline Markdown, as many as fit, on one line: as they are, or else their words. */
export function firstSentences(text: string, limit: number): string {
  const written = text.replace(/\s+/g, ' ').trim()
  const line = sentenceWords(written)
  if (line.length <= limit) return written
  const sentence = line.slice(0, limit).match(/^.+(?:[.!?।](?=\s)|[。！？](?![」』”’]))/u)?.[0]
  // Without the word that was cut, or, if there is no blank, half a surrogate pair.
  return sentence ?? `${line.slice(0, limit - 1).replace(/\s+\S*$|\p{Cs}$/u, '')}…`
}
