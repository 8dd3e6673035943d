import { describe, expect, it } from 'vitest'
import { markdownHtml } from '../../../schema/text/markdown.ts'
import { blocksOf, sentenceParts, sentenceText, withLead } from '../../../schema/text/sentence.ts'
import { resolvePortfolio } from '../../../src/node/content/resolvePortfolio.ts'
import { loaded } from './loaded.ts'
import { good, spoil } from './setting.ts'

const shown = (blocks: ReturnType<typeof blocksOf>) =>
  blocks?.map(({ kind, parts }) => [kind, sentenceText(parts).trim()])

const inBlocks = (text: string) => shown(blocksOf(sentenceParts(text)))

const led = (text: string, lang = 'en') => {
  const parts = sentenceParts(text)
  return shown(withLead(blocksOf(parts) ?? [{ kind: 'paragraph', parts }], lang))
}

const long = `This sentence goes on ${'and on '.repeat(24)}until it ends.`

describe('the blocks of a text', () => {
  it.each([
    ['One.\n\nTwo', 'paragraph One. | paragraph Two'],
    ['no end\n\nhere', 'paragraph no end | paragraph here'],
    ['One.\nTwo.', 'paragraph One. | paragraph Two.'],
    ['I did:\n- this\n- that\n  and more', 'paragraph I did: | point this | point that\n  and more'],
    ['• this\n• that', 'point this | point that'],
    ['**Bold.**\nNext', 'paragraph Bold. | paragraph Next'],
    ['一。\n二。', 'paragraph 一。 | paragraph 二。'],
  ])('part in %j', (text, wanted) => {
    expect(
      inBlocks(text)
        ?.map((block) => block.join(' '))
        .join(' | '),
    ).toBe(wanted)
  })

  it.each(['One. Two.', 'wrapped by\nan editor at\na width.', '\n', '- alone', 'One.\n\n\n'])(
    'are none in %j, which is one paragraph',
    (text) => {
      expect(blocksOf(sentenceParts(text))).toBeUndefined()
    },
  )

  it('keep the emphasis and the links of a text', () => {
    expect(blocksOf(sentenceParts('A [link](#a).\nAn *accent*.'))).toEqual([
      { kind: 'paragraph', parts: ['A ', { tag: 'a', href: '#a', parts: ['link'] }, '.\n'] },
      { kind: 'paragraph', parts: ['An ', { tag: 'em', parts: ['accent'] }, '.'] },
    ])
  })
})

describe('the lead of a text', () => {
  it.each([
    ['I build small and quiet things. And I mend them.', 'I build small and quiet things.'],
    ['I learnt with Dr. Ada of the old mill. Then I left.', 'I learnt with Dr. Ada of the old mill.'],
    ['Hi! I build small and quiet things. More.', 'Hi! I build small and quiet things.'],
    ['A sentence that an editor\nhas wrapped. More.', 'A sentence that an editor\nhas wrapped.'],
    ['八年前端开发经验，专注于可视化与性能优化。热爱开源。', '八年前端开发经验，专注于可视化与性能优化。'],
    [
      'أعمل منذ عشر سنوات على أنظمة الدفع في المصارف. أكتب برامج.',
      'أعمل منذ عشر سنوات على أنظمة الدفع في المصارف.',
    ],
    [
      '대학교 시절, "배운 것을 나누어야 한다."는 교수님의 말씀에 감명을 받았습니다. 검색을 만듭니다.',
      '대학교 시절, "배운 것을 나누어야 한다."는 교수님의 말씀에 감명을 받았습니다.',
    ],
    [
      '恩師の「使う人のために作りなさい。」という言葉を大切にしています。検索を作ります。',
      '恩師の「使う人のために作りなさい。」という言葉を大切にしています。',
    ],
  ])('of %j is its first sentence', (text, lead) => {
    const [first, rest, ...others] = led(text) ?? []
    expect(first).toEqual(['lead', lead])
    expect(rest).toEqual(['paragraph', text.slice(lead.length).trim()])
    expect(others).toEqual([])
  })

  it('is none where the first sentence is long, or the text begins with a point', () => {
    expect(led(`${long} More.`)).toEqual([['paragraph', `${long} More.`]])
    expect(led('- one\n- two')).toEqual([
      ['point', 'one'],
      ['point', 'two'],
    ])
  })

  it.each([
    [
      'I start by **reading** every line. Then *more*.\n\nOn.',
      '<p>I start by <strong>reading</strong> every line. </p>\n<p>Then <em>more</em>.</p>\n<p>On.</p>\n',
    ],
    [
      '**All in bold, both of them. Really.** And more.',
      '<p><strong>All in bold, both of them. Really.</strong> </p>\n<p>And more.</p>\n',
    ],
    ['- a', '<ul>\n<li>a</li>\n</ul>\n'],
    [long, `<p data-long="">${long}</p>\n`],
  ])('of the Markdown %j is a paragraph of its own', (text, html) => {
    expect(markdownHtml(text, 2, {}, 'en')).toBe(html)
  })
})

it('leads in a biography and in prose, not beside a form; and an entry of a timeline has its paragraphs', async () => {
  const sections = `  - type: about
    id: me
    label: Me
    heading: Me
    layout: none
    paragraphs: [First things come first here. Then others., Second. Third.]
  - type: prose
    id: more
    label: More
    heading: More
    text: First things come first here. Then others.
  - type: timeline
    id: path
    label: Path
    heading: Path
    items:
      - { title: Smith, dates: '1850', text: "Made iron.\\nSold it." }
  - { type: contact, id: write, label: Write, heading: Write, text: Tell me first. I answer soon. }
footer:\n`
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const resolved = await resolvePortfolio(loaded(spoil(good, 'footer:\n', sections)), lookup)
  const [about, prose, timeline, contact] = resolved.sections.slice(-4)
  if (about?.type !== 'about' || prose?.type !== 'prose' || timeline?.type !== 'timeline') throw new Error()
  expect(about.paragraphs).toMatchObject([
    { blocks: [{ kind: 'lead' }, { kind: 'paragraph' }] },
    'Second. Third.',
  ])
  expect(prose.text.html).toMatch(/^<p>First things come first here\. <\/p>\n<p>Then/)
  expect(timeline.items[0]?.text).toMatchObject({ text: 'Made iron.\nSold it.', blocks: [{}, {}] })
  expect(contact).toHaveProperty('text', 'Tell me first. I answer soon.')
})
