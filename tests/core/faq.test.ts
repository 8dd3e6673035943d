import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { structuredData } from '../../src/node/build/documents/structuredData.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'

const url = 'https://example.com/portfolio/'

const faq = (id: string, question: string, answer: string) => ({
  type: 'faq',
  id,
  label: 'Questions',
  heading: 'Before You Ask.',
  items: [{ question, answer }],
})

/** Loads the fixture site with these sections added. */
function loaded(...sections: object[]) {
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.site.url = url
  content.sections.push(...sections)
  return loadPortfolio(stringify(content), { file: 'portfolio.yaml' })
}

const codesOf = (...sections: object[]) => {
  const result = loaded(...sections)
  return 'diagnostics' in result ? result.diagnostics.map(({ code }) => code) : []
}

async function dataOf(...sections: object[]) {
  const result = loaded(...sections)
  if (!('portfolio' in result)) throw new Error('The content is not in order.')
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined }
  const shown = await resolvePortfolio(result.portfolio, lookup)
  return structuredData(result.portfolio, shown.sections)
}

describe('questions and answers in the YAML', () => {
  it('are closed unless they say otherwise', () => {
    const result = loaded(faq('questions', 'Why?', 'So.'))
    const section = 'portfolio' in result ? result.portfolio.sections.at(-1) : undefined
    expect(section).toMatchObject({ items: [{ question: 'Why?', answer: 'So.', open: false }] })
  })

  it.each([
    ['no answer', { items: [{ question: 'Why?' }] }, 'missing-key'],
    ['an empty question', { items: [{ question: ' ', answer: 'So.' }] }, 'empty-text'],
    ['no item', { items: [] }, 'empty-list'],
    ['HTML in an answer', { items: [{ question: 'Why?', answer: '<b>So.</b>' }] }, 'markdown-html'],
    ['a link to nowhere', { items: [{ question: 'Why?', answer: '[So](#nowhere).' }] }, 'unknown-anchor'],
    ['a key of another name', { items: [{ question: 'Why?', answer: 'So.', opened: true }] }, 'unknown-key'],
  ])('with %s are refused', (_, change, code) => {
    expect(codesOf({ ...faq('questions', 'Why?', 'So.'), ...change })).toContain(code)
  })
})

describe('structured data', () => {
  it('has the questions of all sections in one FAQPage beside the profile, answers as HTML', async () => {
    const data = await dataOf(faq('one', 'Why?', 'So *it* is.'), faq('two', 'When?', 'Soon.'))
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'ProfilePage' },
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Why?',
              acceptedAnswer: { '@type': 'Answer', text: '<p>So <em>it</em> is.</p>\n' },
            },
            { '@type': 'Question', name: 'When?' },
          ],
        },
      ],
    })
    expect(data).not.toHaveProperty('@graph.2')
  })

  it('has absolute addresses in answers, which are read outside the page', async () => {
    const answer =
      'See [work](#projects), [my page](https://else.example/?a=1&b=2) and `<a href="#projects">`.'
    const graph = JSON.parse(JSON.stringify(await dataOf(faq('one', 'Why?', answer))))['@graph']
    const { text } = graph[1].mainEntity[0].acceptedAnswer
    expect(text).toBe(
      `<p>See <a href="${url}#projects">work</a>, <a href="https://else.example/?a=1&amp;b=2">my page</a> and <code>&lt;a href=&quot;#projects&quot;&gt;</code>.</p>\n`,
    )
  })

  it('is only the profile on a page without questions', async () => {
    const data = await dataOf()
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'ProfilePage' })
    expect(data).not.toHaveProperty('@graph')
  })
})
