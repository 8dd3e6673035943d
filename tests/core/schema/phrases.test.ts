import { expect, test } from 'vitest'
import { withPhrases } from '../../../schema/text/phrases.ts'

/** The text with `|` at each possible line break. */
const broken = (text: string) => withPhrases(text).replaceAll('\u200b', '|')

test('a Japanese heading breaks between its phrases, and not within words', () => {
  expect(broken('絵で物語をつくるイラストレーターです。')).toBe('絵で|物語を|つくる|イラストレーターです。')
  expect(broken('お仕事のご依頼はこちらから')).toBe('お仕事の|ご依頼は|こちらから')
  expect(broken('「光と影」をテーマに')).toBe('「光と|影」を|テーマに')
  expect(broken('2024年に東京で始めました')).toBe('2024年に|東京で|始めました')
})

test('an emphasised part stays one phrase, asterisks included', () => {
  expect(broken('奥行きのある*ウェブサイト*をつくっています。')).toBe(
    '奥行きの|ある|*ウェブサイト*を|つくっています。',
  )
})

test('headings of other scripts stay as they are', () => {
  for (const text of ['Hi, I *build* it.', '你好，我制作网站', '안녕하세요, 웹사이트를 만듭니다', 'مرحبا'])
    expect(withPhrases(text)).toBe(text)
})
