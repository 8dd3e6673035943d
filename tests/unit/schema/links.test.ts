import { describe, expect, it } from 'vitest'
import { found, good, spoil } from './setting.ts'

/** What is reported of a link with this address, written in double quotes with JSON's escapes. */
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
    './more',
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
    `https://example.com/${'a'.repeat(2000)}`,
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

  it('warns of http', () => {
    expect(reported('http://example.com/')).toEqual(['insecure-link'])
  })

  it('is not checked for its anchor where there is no list of sections', () => {
    const text = good.replace(/sections:[\s\S]*footer:/, 'sections: none\nfooter:')
    expect(found(text).map(({ code }) => code)).toEqual(['wrong-type'])
  })

  it('is not reported twice where the schema has refused its value', () => {
    const text = spoil(spoil(good, 'id: home', 'id: Home'), 'id: work', 'id: Home').replaceAll(
      '#work',
      '#home',
    )
    expect(found(text).map(({ code }) => code)).toEqual(['wrong-format', 'wrong-format'])
  })
})
