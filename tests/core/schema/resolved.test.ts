import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import type { Locale } from '../../../schema/check/locale.ts'
import { type Portfolio, portfolio as portfolioSchema } from '../../../schema/model/portfolio.ts'
import { gallery } from '../../../schema/model/sections/gallery.ts'
import { prose } from '../../../schema/model/sections/prose.ts'
import { addressIn } from '../../../src/node/content/resolveFields.ts'
import { resolvePortfolio } from '../../../src/node/content/resolvePortfolio.ts'
import { typesetLocale, typesetterOf } from '../../../src/node/content/resolveTexts.ts'

const loaded = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
  file: 'portfolio.yaml',
})
if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')

const result = await resolvePortfolio(loaded.portfolio, {
  picture: async (src, use) => ({ src: `/served/${src}?${use}`, width: 1200, height: 1500 }),
  icon: (name) => ({ body: name, width: 24, height: 24 }),
})

const about = result.sections.find((section) => section.type === 'about')

test('a picture beside the YAML becomes the file served for its use, and keeps its alternative text', () => {
  const served = { src: '/served/images/portrait.webp?portrait', width: 1200, height: 1500 }
  expect(about?.portrait).toMatchObject(served)
  expect(about?.portrait?.alt).toMatch(/^Mara Lind/)
  expect(about?.portrait?.caption).toBeTruthy()
})

test('an icon becomes its drawing', () => {
  expect(about?.facts[0]?.icon).toEqual({ body: 'lucide:clock-3', width: 24, height: 24 })
})

test('a picture on another host is not looked up', async () => {
  const foreign = structuredClone(loaded.portfolio)
  for (const section of foreign.sections)
    if (section.type === 'about' && section.portrait) section.portrait.src = 'https://pictures.example/me.jpg'
  const lookedUp: string[] = []
  await resolvePortfolio(foreign, {
    picture: async (src) => ({ src: lookedUp.push(src).toString() }),
    icon: () => undefined,
  })
  expect(lookedUp).toEqual([])
})

test('in a page in a subfolder, paths to files beside the YAML are relative to that folder', async () => {
  const page = {
    ...structuredClone(loaded.portfolio),
    nav: ['#home', 'files/cv.pdf', '/cv.pdf', 'https://example.com/', 'mailto:a@example.com'].map((href) => ({
      name: href,
      href,
    })),
    sections: [
      ...loaded.portfolio.sections,
      prose.parse({
        type: 'prose',
        id: 'text',
        label: 'L',
        heading: 'H',
        text: '[A](files/cv.pdf) [B](#home)',
      }),
    ],
  }
  const resolved = await resolvePortfolio(page, {
    picture: async () => ({
      src: 'assets/a.webp',
      sources: [{ type: 'image/avif', srcset: 'assets/a.avif 480w, assets/b.avif 960w' }],
    }),
    icon: () => undefined,
    bytes: () => 240_000,
    root: '../',
  })
  expect(resolved.nav.map(({ href }) => href)).toEqual([
    '#home',
    '../files/cv.pdf',
    '/cv.pdf',
    'https://example.com/',
    'mailto:a@example.com',
  ])
  expect(resolved.fileNotes).toEqual({ '../files/cv.pdf': 'PDF, 240\u00a0kB' })
  const [, section] = resolved.sections
  expect(section).toMatchObject({
    portrait: {
      src: '../assets/a.webp',
      sources: [{ srcset: '../assets/a.avif 480w, ../assets/b.avif 960w' }],
    },
  })
  expect(resolved.sections.at(-1)).toMatchObject({
    text: { html: expect.stringMatching(/href="\.\.\/files\/cv\.pdf">A.*PDF, 240\u00a0kB.*href="#home">B/s) },
  })
})

test.each([
  ['resume/', '../../resume/'],
  ['./resume/', '../../resume/'],
  ['resume/?from=mail#work', '../../resume/?from=mail#work'],
  ['./resume.pdf', '../../resume.pdf'],
  ['./#home', '../../#home'],
  ['now.md', '../../now/'],
  ['./legal/../now.md#tools', '../../now/#tools'],
  ['notes.md', '../../../notes.md'],
  ['./files/cv.pdf', '../../.././files/cv.pdf'],
])('%s in a page of a locale leads to the page in its language: %s', (href, shown) => {
  const [home, pages] = ['../../', new Set(['resume/', 'resume.pdf', 'now/'])]
  expect(addressIn({ root: '../../../', home, pages })(href)).toBe(shown)
})

test('everything else is unchanged', () => {
  expect(result.motion).toEqual(loaded.portfolio.motion)
  expect(result.nav).toEqual(loaded.portfolio.nav)
  expect(result.sections.map(({ id }) => id)).toEqual(loaded.portfolio.sections.map(({ id }) => id))
})

test('Markdown becomes HTML, and a sentence under the same key does not', async () => {
  const head = { label: 'Label', heading: 'Heading' }
  const { sections } = await resolvePortfolio(
    {
      ...loaded.portfolio,
      sections: [
        prose.parse({ type: 'prose', id: 'method', ...head, text: 'A *word*.' }),
        gallery.parse({
          type: 'gallery',
          id: 'looks',
          ...head,
          text: 'A *word*.',
          items: [{ src: 'images/a.webp', alt: 'A' }],
        }),
      ],
    },
    { picture: async (src) => ({ src }), icon: () => undefined },
  )
  expect(sections).toMatchObject([
    { text: { html: '<p>A <em>word</em>.</p>\n' } },
    { text: { text: 'A word.', parts: ['A ', { tag: 'em', parts: ['word'] }, '.'] } },
  ])
})

test('a picture beside the YAML has its real size, one on another host the size written', async () => {
  const item = { alt: 'A', width: 30, height: 20 }
  const { sections } = await resolvePortfolio(
    {
      ...loaded.portfolio,
      sections: [
        gallery.parse({
          type: 'gallery',
          id: 'looks',
          label: 'Label',
          heading: 'Heading',
          items: [
            { ...item, src: 'images/a.webp' },
            { ...item, src: 'https://a.example/a.webp' },
          ],
        }),
      ],
    },
    { picture: async (src) => ({ src, width: 4, height: 5 }), icon: () => undefined },
  )
  expect(sections).toMatchObject([
    {
      items: [
        { width: 4, height: 5 },
        { width: 30, height: 20 },
      ],
    },
  ])
})

test('only the first picture of the first section is loaded eagerly', async () => {
  const pictures = [0, 1].map((index) => ({ src: `https://a.example/${index}.webp`, alt: 'A' }))
  const head = { label: 'Label', heading: 'Heading' }
  const looks = gallery.parse({ type: 'gallery', id: 'looks', ...head, items: pictures })
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const { sections } = await resolvePortfolio({ ...loaded.portfolio, sections: [looks, looks] }, lookup)
  const marks = sections.map(
    (section) => section.type === 'gallery' && section.items.map(({ atOnce }) => atOnce),
  )
  expect(marks).toEqual([
    [true, undefined],
    [undefined, undefined],
  ])
  // The hero comes first by default, and has none.
  expect(about?.portrait?.atOnce).toBeUndefined()
})

const levelsOf = async (sections: Portfolio['sections']) => {
  const parts = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const resolved = await resolvePortfolio({ ...loaded.portfolio, sections }, parts)
  return resolved.sections.map(
    (section) => ('headline' in section ? section.headline : section.heading).level,
  )
}
const [first, second, third] = loaded.portfolio.sections
if (!first || !second || !third) throw new Error('The fixture site has too few sections.')

test('only the first headline is a first-level heading, wherever it is', async () => {
  expect(await levelsOf([first, second, first])).toEqual([1, 2, 2])
  expect(await levelsOf([second, first])).toEqual([2, 1])
})

test('without a headline the first heading of the page is of the first level', async () => {
  expect(await levelsOf([second, third])).toEqual([1, 2])
})

test('without a headline the Markdown of the first section begins at the second level', async () => {
  const head = { label: 'Method', heading: 'How I Work' as never, text: '# One' as never }
  const sections = [
    { type: 'prose' as const, id: 'a', ...head },
    { type: 'prose' as const, id: 'b', ...head },
  ]
  const { sections: resolved } = await resolvePortfolio(
    { ...loaded.portfolio, sections },
    { picture: async (src) => ({ src }), icon: () => undefined },
  )
  expect(resolved).toMatchObject([
    { heading: { level: 1 }, text: { html: '<h2>One</h2>\n' } },
    { heading: { level: 2 }, text: { html: '<h3>One</h3>\n' } },
  ])
})

test('the number format of the language comes with the page, so that it does not depend on the browser', async () => {
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const numbers = async (lang: string) => {
    const site = { ...loaded.portfolio.site, lang }
    return (await resolvePortfolio({ ...loaded.portfolio, site }, lookup)).numbers
  }
  expect(await numbers('en')).toBeUndefined()
  expect(await numbers('de')).toEqual({ digits: '0123456789', percent: '{n}\u00a0%' })
  expect(await numbers('fa')).toMatchObject({ digits: '۰۱۲۳۴۵۶۷۸۹', percent: expect.stringContaining('{n}') })
})

describe('typography', () => {
  const words = `It's "so" - 'now' in 1990-1995`
  const written = (changed: object = {}): Portfolio => ({
    ...loaded.portfolio,
    site: { ...loaded.portfolio.site, title: words, ...changed },
    nav: [{ name: words, href: `files/1990-1995's.pdf` }],
    sections: [
      prose.parse({
        type: 'prose',
        id: 'text',
        label: words,
        heading: `It's a "word"`,
        text: `# It's a "word"\n\n*"It's"* \`it's "so"\` [it's](it's.html "it's")\n\n    it's "so"\n`,
      }),
      gallery.parse({
        type: 'gallery',
        id: 'looks',
        label: 'L',
        heading: 'H',
        text: `*"It's"* \`it's\` https://example.com/it's`,
        items: [{ src: `images/it's.webp`, alt: words }],
      }),
    ],
  })
  const resolve = (portfolio: Portfolio, foreign: Locale['foreign'] = new Map()) => {
    const locale = typesetLocale({ portfolio, schema: portfolioSchema, foreign, caseStudies: [] })
    const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
    const set = typesetterOf(portfolio)
    return resolvePortfolio(locale.portfolio, { ...lookup, set, foreign: locale.foreign })
  }
  const shown = 'It’s “so” – ‘now’ in 1990–1995'

  test('sets texts, headings and Markdown, but no code, no address and no name of a file', async () => {
    const { site, nav, sections } = await resolve(written())
    expect(site).toMatchObject({ title: shown, owner: { email: loaded.portfolio.site.owner.email } })
    expect(nav).toEqual([{ name: shown, href: `files/1990-1995's.pdf` }])
    expect(sections).toMatchObject([
      {
        id: 'text',
        label: shown,
        heading: { text: 'It’s a “word”' },
        text: {
          html: `<h2>It’s a “word”</h2>
<p><em>“It’s”</em> <code>it's &quot;so&quot;</code> <a href="it's.html" title="it's">it’s</a></p>
<pre tabindex="0" role="group" aria-label="it's &quot;so&quot;"><code>it's &quot;so&quot;
</code></pre>
`,
        },
      },
      {
        text: {
          parts: [
            { tag: 'em', parts: ['“It’s”'] },
            ' ',
            { tag: 'code', parts: ["it's"] },
            " https://example.com/it's",
          ],
        },
        items: [{ src: `images/it's.webp`, alt: shown }],
      },
    ])
  })

  test('leaves everything as it is written where the YAML says so', async () => {
    const { site, sections } = await resolve(written({ typography: false }))
    expect(site.title).toBe(words)
    expect(sections).toMatchObject([{ heading: { text: `It's a "word"` } }, { items: [{ alt: words }] }])
    expect(JSON.stringify(sections)).not.toMatch(/[‘’“”–\u00a0]/)
  })

  test('sets a text that is in another language as that does, and still knows which it is', async () => {
    const german = { lang: 'de', dir: 'ltr' } as const
    const { nav, foreign } = await resolve(written(), new Map([[words, german]]))
    expect(nav[0]?.name).toBe('It’s „so“ – ‚now‘ in 1990–1995')
    expect(foreign?.[nav[0]?.name ?? '']).toEqual(german)
  })
})
