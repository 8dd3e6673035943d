import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { type Portfolio, portfolio as schema, withNav } from '../../schema/model/portfolio.ts'
import { metadata as contact } from '../../src/client/sections/contact/metadata.ts'
import type { SectionMetadata } from '../../src/client/sections/metadata.ts'
import { scriptJson } from '../../src/node/build/documents/html.ts'
import { allowedIn, inlineScript, inlineStyle } from '../../src/node/build/documents/pieces.ts'
import { styleSheetHosts } from '../../src/node/build/documents/styleSheets.ts'
import { contentPolicy, type PolicyNeeds } from '../../src/node/build/hosts/csp.ts'
import { headerRules, headersAt, readHeaders, writeHeaders } from '../../src/node/build/hosts/headers.ts'
import { devPolicy } from '../../src/node/build/servers/devPolicy.ts'
import { initials } from '../../src/node/card/appIcons.ts'
import type { ValidContent } from '../../src/node/content/content.ts'

const written = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
const portfolio = withNav(schema.parse(written))

/** The fixture site with sections of a type changed. */
const changed = (type: string, change: object): Portfolio => ({
  ...portfolio,
  sections: portfolio.sections.map((section) =>
    section.type === type ? Object.assign({}, section, change) : section,
  ),
})

/** A document with sections and the counter, and with this. */
const having = (has: Partial<PolicyNeeds>): PolicyNeeds => ({
  inline: [],
  sections: true,
  counter: true,
  ...has,
})

const directive = (name: string, of: Portfolio, documents: PolicyNeeds[] = []) =>
  contentPolicy({ portfolios: [of], documents }).find((one) => one.startsWith(`${name} `))

const project = (src: string) => ({
  samples: undefined,
  items: [{ title: 'T', description: 'D', link: '#', image: { src, alt: 'A' } }],
})

describe('the policy', () => {
  it('denies everything by default, and base addresses and plugins', () => {
    for (const name of ['default-src', 'base-uri', 'object-src'])
      expect(directive(name, portfolio)).toBe(`${name} 'none'`)
    expect(contentPolicy({ portfolios: [portfolio], documents: [] })).not.toContain('')
  })

  it('allows the manifest and fonts of the site, and data: fonts and pictures of what is prerendered', () => {
    expect(directive('manifest-src', portfolio)).toBe(`manifest-src 'self'`)
    expect(directive('font-src', portfolio)).toBe(`font-src 'self'`)
    expect(directive('font-src', portfolio, [having({})])).toBe(`font-src 'self' data:`)
    expect(directive('img-src', portfolio, [having({})])).toMatch(/^img-src 'self' data: https:/)
  })

  it('allows inline scripts and styles by their hashes', () => {
    const document = having({ inline: allowedIn([inlineScript('a()'), inlineStyle('b{}')]) })
    expect(directive('script-src', portfolio, [document])).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(directive('style-src', portfolio, [document])?.match(/sha256/g)).toHaveLength(2)
    expect(directive('style-src-attr', portfolio)).toBeUndefined()
    expect(directive('style-src-attr', portfolio, [document])).toBe(`style-src-attr 'unsafe-inline'`)
  })

  it('allows pictures from the hosts in use, and from subdomains of the sample service', () => {
    expect(directive('img-src', portfolio)).toBe(
      `img-src 'self' https://*.picsum.photos https://picsum.photos`,
    )
    const named = changed('projects', project('https://pictures.example:8443/a.jpg'))
    expect(directive('img-src', named)).toContain(' https://pictures.example:8443')
    expect(directive('img-src', named)).not.toContain('*.pictures.example')
  })

  it.each(["https://a;script-src'unsafe-inline'/x.jpg", 'https://*/x.jpg', 'https://a,b/x.jpg'])(
    'ignores the unsafe host of %s',
    (src) => {
      expect(directive('img-src', changed('projects', project(src)))).toBe(
        `img-src 'self' https://*.picsum.photos https://picsum.photos`,
      )
    },
  )

  it('allows the hosts that the metadata of a section on the page name, and refuses what is no host', () => {
    const opened: SectionMetadata<'contact'> = contact
    onTestFinished(() => {
      delete opened.policy
    })
    opened.policy = () => ({
      connect: ['https://hours.example', 'wss://live.example:8080/a'],
      img: ['https://*.tiles.example', 'blob:'],
      frame: ['https://maps.example'],
      script: ['https://chat.example/x.js'],
      font: ['https://fonts.example'],
      media: ['https://media.example'],
      style: ['https://fonts.example'],
    })
    expect(directive('connect-src', portfolio)).toBe(
      `connect-src 'self' https://hours.example wss://live.example:8080/a`,
    )
    expect(directive('img-src', portfolio)).toMatch(/ blob: https:\/\/\*\.tiles\.example$/)
    expect(directive('frame-src', portfolio)).toBe('frame-src https://maps.example')
    expect(directive('script-src', portfolio)).toBe(`script-src 'self' https://chat.example/x.js`)
    expect(directive('font-src', portfolio)).toBe(`font-src 'self' https://fonts.example`)
    expect(directive('media-src', portfolio)).toBe('media-src https://media.example')
    expect(directive('style-src', portfolio)).toMatch(/ https:\/\/fonts\.example$/)
    const without = { ...portfolio, sections: portfolio.sections.filter(({ type }) => type !== 'contact') }
    expect(directive('connect-src', without)).toBe(`connect-src 'self'`)
    const page = having({ sections: false })
    expect(directive('connect-src', portfolio, [page])).toBe(`connect-src 'self'`)
    for (const source of [
      'hours.example',
      '*',
      'https:',
      `https://a.example; script-src *`,
      `'unsafe-inline'`,
    ]) {
      opened.policy = () => ({ connect: [source] })
      expect(() => directive('connect-src', portfolio)).toThrow(
        `src/client/sections/contact/metadata.ts has ${JSON.stringify(source)} under connect`,
      )
    }
  })

  it('allows the hosts that the owner’s style sheet names, on every page', () => {
    const css =
      '@font-face { font-family: A; src: url(https://fonts.example/a.woff2) } ' +
      'p { background: url(HTTPS://Shots.example:8443/a.png), url(paper.png), url(https://*/x.png); mask: url(data:x) }'
    const themed = { ...portfolio, theme: { ...portfolio.theme, styles: 'extra.css' } }
    const content = { portfolio: themed, text: () => css } as unknown as ValidContent
    const styleHosts = styleSheetHosts(content)
    expect(styleHosts).toEqual({ font: ['https://fonts.example'], img: ['https://shots.example:8443'] })
    const documents = [having({ sections: false })]
    const policy = contentPolicy({ portfolios: [themed], documents, styleHosts })
    expect(policy).toContain(`font-src 'self' data: https://fonts.example`)
    expect(policy).toContain(`img-src 'self' data: https://shots.example:8443`)
    expect(styleSheetHosts({ ...content, portfolio })).toEqual({ font: [], img: [] })
  })

  it('allows in a page without sections only the hosts that it shows itself', () => {
    const page = having({ sections: false })
    const picture = { src: 'https://shots.example/a.png', alt: 'A' }
    const shows = having({
      sections: false,
      shows: [{ pictures: [picture] }, { link: 'https://x.example/' }],
    })
    const posted = changed('contact', { delivery: { endpoint: 'https://forms.example/f' } })
    expect(directive('img-src', posted, [shows])).toBe(`img-src 'self' data: https://shots.example`)
    expect(directive('form-action', posted, [page])).toBe(`form-action 'none'`)
    expect(directive('connect-src', posted, [page])).toBe(`connect-src 'self'`)
    // A header applies to all documents.
    const all = [page, shows, having({})]
    expect(directive('img-src', posted, all)).toMatch(/picsum\.photos https:\/\/shots\.example$/)
    expect(directive('connect-src', posted, all)).toBe(`connect-src 'self' https://forms.example/f`)
  })

  it('allows forms only to their delivery address', () => {
    expect(directive('form-action', portfolio)).toBe('form-action mailto:')
    const posted = changed('contact', { delivery: { endpoint: 'https://forms.example/f;a,b?c=1#d' } })
    expect(directive('form-action', posted)).toBe(`form-action 'self' https://forms.example/f%3Ba%2Cb`)
    expect(directive('connect-src', posted)).toBe(`connect-src 'self' https://forms.example/f%3Ba%2Cb`)
    const api = changed('contact', { delivery: { endpoint: 'https://api.forms.example/send' } })
    expect(directive('form-action', api)).toBe(
      `form-action 'self' https://api.forms.example/send https://forms.example`,
    )
    const both = { ...portfolio, sections: [...portfolio.sections, ...posted.sections] }
    expect(directive('form-action', both)).toBe(`form-action mailto: 'self' https://forms.example/f%3Ba%2Cb`)
    const none = { ...portfolio, sections: portfolio.sections.filter(({ type }) => type !== 'contact') }
    expect(directive('form-action', none)).toBe(`form-action 'none'`)
  })
})

describe('the headers', () => {
  const rules = headerRules([`default-src 'none'`])

  it('are parsed back as they were written, and never contain a line break', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules)
    expect(() => writeHeaders(headerRules(['a\nX-Injected: 1']))).toThrow('A header cannot hold')
  })

  it('forbid framing, require https: and correct MIME types, and deny unused permissions', () => {
    expect(Object.fromEntries(headersAt('/', rules))).toEqual({
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(
        /\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\), /,
      ),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    })
    expect(Object.fromEntries(headersAt('/assets/a.js', rules))).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Frame-Options': 'DENY',
    })
  })
})

it('the policy of the dev server is that of the build, with what hot update needs and no other host', () => {
  const build = [
    `default-src 'none'`,
    `script-src 'self' 'sha256-A='`,
    `style-src 'self' 'sha256-B='`,
    `img-src 'self' https://shots.example`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
  ]
  const policy = devPolicy(build, { nonce: 'N', sockets: ['ws://localhost:5173'] }).split('; ')
  expect(policy).toEqual([
    `default-src 'none'`,
    `script-src 'self' 'sha256-A=' 'nonce-N'`,
    `style-src 'self' 'sha256-B=' 'nonce-N'`,
    `img-src 'self' https://shots.example data:`,
    `font-src 'self' data:`,
    `connect-src 'self' ws://localhost:5173`,
    `base-uri 'none'`,
    `style-src-attr 'unsafe-inline'`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'self'`,
  ])
})

it('JSON within a script element cannot end it, and parses to the same data', () => {
  const text = '</script><!--<script>\u2028\u2029&amp;'
  expect(scriptJson({ text })).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text })
})

it.each([
  ['Mara Lind', 'en', 'ML'],
  ['Ludwig Mies van der Rohe', 'de', 'LR'],
  ['“ilker” 7', 'tr', 'İ7'],
  ['Plato', 'en', 'P'],
  ['李 小龙', 'zh', '李小'],
  ['<img> &', 'en', 'I'],
])('the initials of %s in the language %s are %s', (name, lang, letters) => {
  expect(initials(name, lang)).toBe(letters)
})
