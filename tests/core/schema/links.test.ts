import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { linkProblem } from '../../../schema/check/rules/links.ts'
import type { FileFact } from '../../../schema/files/files.ts'
import { telephoneAddress } from '../../../schema/model/address.ts'
import { found, good, spoil } from './setting.ts'

/** The codes reported for a link with this address, written in double quotes with JSON escapes. */
const reported = (href: string) =>
  found(spoil(good, "'mailto:ada@example.com'", JSON.stringify(href))).map(({ code }) => code)

describe('a link', () => {
  it.each([
    '#',
    '#top',
    '#home',
    'https://example.com',
    'https://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM',
    'mailto:ada@example.com',
    'mailto:ada@example.com?subject=Hi',
    'mailto:a@b.example,c@d.example',
    'mailto:ada%40example.com',
    'tel:+441632960123',
    'tel:01632-960123',
    '../more',
    '/',
    '?page=2',
    'https://例え.テスト/',
  ])('may lead to %s', (href) => {
    expect(reported(href)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\tjavascript:alert(1)',
    'jav\r\nascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:x',
    'localhost:3000',
    '//example.com',
    '\\\\example.com',
    '/\\example.com',
    ' //example.com',
    'C:\\more.html',
  ])('is refused for its scheme: %j', (href) => {
    expect(reported(href)).toEqual(['link-scheme'])
  })

  it.each([
    'https:example.com',
    'https://',
    'https:///example.com',
    'https://?',
    'https://exa mple.com',
    'http://[',
    'ht\ntps://example.com',
    'https://exa\nmple.com',
    'tel:',
    'tel:ada',
  ])('is refused for its address: %j', (href) => {
    expect(reported(href)).toEqual(['link-address'])
  })

  it.each([
    'mailto:',
    'mailto:ada',
    'mailto:?subject=Hi',
    'mailto:a@b.example,',
    'mailto:%',
    'ada@example.com',
  ])('needs a mail address: %s', (href) => {
    expect(reported(href)).toEqual(['mail-address'])
  })

  it.each(['www.example.com', 'example.com', 'example.com/a', 'www.example.com/a.html'])(
    'warns of %s without a scheme',
    (href) => {
      expect(reported(href)).toEqual(['bare-address'])
    },
  )

  it('may lead to a file whose name could be that of a host', () => {
    const files = (path: string): FileFact =>
      path === 'talk.key' ? { kind: 'not-a-picture' } : { kind: 'missing', near: [] }
    const codes = ['talk.key', 'talk.key?v=2', 'slides.key', 'talk.key/a'].map(
      (href) => linkProblem(href, files)?.code,
    )
    expect(codes).toEqual([undefined, undefined, 'bare-address', 'bare-address'])
  })

  it.each([
    ['mailto://ada@byron.org', 'mailto:ada@byron.org'],
    ['https://https://byron.org/a', 'https://byron.org/a'],
    ['https://example.com,', 'https://example.com'],
    ['https://example.com/a;', 'https://example.com/a'],
    ['+49 30 1234', 'tel:+49301234'],
    ['+49 (0)30 / 12-34', 'tel:+49301234'],
    ['mailto: ada@example.com', 'mailto:ada@example.com'],
    ['home', '#home'],
    ['/home', '#home'],
    ['/#home', '#home'],
  ])('written as %s has the fix %s', (href, meant) => {
    const text = spoil(good, "'mailto:ada@example.com'", JSON.stringify(href))
    const [problem, ...others] = found(text)
    expect(others).toEqual([])
    expect(problem?.help).toBe(`write ${JSON.stringify(meant)}`)
    expect(problem?.fix?.map((edit) => edit.text)).toEqual([JSON.stringify(meant)])
  })

  it.each([
    ['01632 960123', 'tel:+441632960123'],
    ['@ada', 'https://example.com/@ada'],
    ['@ada@example.social', 'https://example.social/@ada'],
  ])('written as %s gets help, but no fix', (href, like) => {
    const [problem] = found(spoil(good, "'mailto:ada@example.com'", JSON.stringify(href)))
    expect(problem).toMatchObject({ code: 'link-address', help: expect.stringContaining(like) })
    expect(problem?.fix).toBeUndefined()
  })

  it.each(['nothing', './more', 'blog/', 'blog/a?b', '/blog/'])(
    'to %s is reported, as nothing is there',
    (href) => {
      expect(reported(href)).toEqual(['unprovided-path'])
    },
  )

  it('in a Markdown text is fixed too', () => {
    const prose = (href: string) => `  - type: prose
    id: text
    label: Text
    heading: Text.
    text: See [there](${href}).
footer:`
    const [problem, ...others] = found(spoil(good, 'footer:', prose('work')))
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'unprovided-path', fix: [{ text: '#work' }] })
  })

  const page = `  - type: projects
    id: more
    label: More
    heading: More Work
    items:
      - title: Atlas
        description: A map.
        image: { src: images/portrait.webp, alt: A map. }
        page: work/atlas.md
footer:`
  const withPages = (href: string) =>
    loadPortfolio(spoil(spoil(good, 'footer:', page), "'mailto:ada@example.com'", JSON.stringify(href)), {
      file: 'portfolio.yaml',
      files: (path) =>
        path === 'work/atlas.md' || path === 'LICENSE'
          ? { kind: 'not-a-picture' }
          : path.endsWith('.webp')
            ? { kind: 'picture', format: 'webp', width: 2000, height: 1500, bytes: 1000 }
            : { kind: 'missing', near: [] },
      languages: ['pt-BR'],
    })
  const reportedWithHelp = (href: string) => {
    const loaded = withPages(href)
    const diagnostics = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
    return diagnostics.map(({ code, help }) => `${code}: ${help}`)
  }

  it.each([
    'work/atlas/',
    './work/atlas/',
    'work/atlas/#plans',
    'work/atlas/?a',
    'pt-BR/',
    'pt-BR/work/atlas/',
    'LICENSE',
  ])('may lead to the page or file %s of the site', (href) => expect(reportedWithHelp(href)).toEqual([]))

  it.each([
    ['/work/atlas/', 'work/atlas/'],
    ['/work/atlas', 'work/atlas/'],
    ['work/atlas', 'work/atlas/'],
    ['/work/atlas/#plans', 'work/atlas/#plans'],
    ['Work/Atlas/', 'work/atlas/'],
    ['pt-br/', 'pt-BR/'],
    ['./pt-br/work/atlas#plans', 'pt-BR/work/atlas/#plans'],
  ])('to a page of the site written as %s gets the correct address', (href, meant) => {
    expect(reportedWithHelp(href)).toEqual([`unprovided-path: write "${meant}"`])
  })

  it('warns of http', () => {
    expect(reported('http://example.com/')).toEqual(['insecure-link'])
  })

  it('is not checked for its anchor if the list of sections cannot be read', () => {
    const text = good.replace(/sections:[\s\S]*footer:/, 'sections: none\nfooter:')
    expect(found(text).map(({ code }) => code)).toEqual(['wrong-type'])
  })

  it('to an id that the schema refuses is not reported as well', () => {
    const text = spoil(spoil(good, 'id: home', 'id: Home'), 'id: work', 'id: Home').replaceAll(
      '#work',
      '#home',
    )
    expect(found(text).map(({ code }) => code)).toEqual(['wrong-format', 'wrong-format'])
  })
})

it.each([
  ['+49 30 1234-56', 'tel:+4930123456'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(030) 12 34', 'tel:0301234'],
  ['555-1234 ext. 12', 'tel:5551234;ext=12'],
  ['+1 555 1234 x7', 'tel:+15551234;ext=7'],
])('the telephone number %s is dialled as %s', (written, address) => {
  expect(telephoneAddress(written)).toBe(address)
})
