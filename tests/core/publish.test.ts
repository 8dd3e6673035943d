import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { type Portfolio, portfolio as schema, withNav } from '../../schema/model/portfolio.ts'
import { metadata as contact } from '../../src/client/sections/contact/metadata.ts'
import type { SectionMetadata } from '../../src/client/sections/metadata.ts'
import { scriptJson, tag } from '../../src/node/build/documents/html.ts'
import { ownerStyleHosts } from '../../src/node/build/documents/ownerStyles.ts'
import { inlineScript, inlineStyle } from '../../src/node/build/documents/pieces.ts'
import { contentPolicy, type PolicyNeeds } from '../../src/node/build/hosts/contentPolicy.ts'
import { headerRules, headersBeyond, readHeaders, writeHeaders } from '../../src/node/build/hosts/headers.ts'
import { hosts } from '../../src/node/build/hosts/hosts.ts'
import { initials } from '../../src/node/card/appIcons.ts'
import { printHeaders } from '../../src/node/cli/headers.ts'
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
    const document = having({ inline: [inlineScript('a()'), inlineStyle('b{}')] })
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
    const styleHosts = ownerStyleHosts(content)
    expect(styleHosts).toEqual({ font: ['https://fonts.example'], img: ['https://shots.example:8443'] })
    const documents = [having({ sections: false })]
    const policy = contentPolicy({ portfolios: [themed], documents, styleHosts })
    expect(policy).toContain(`font-src 'self' data: https://fonts.example`)
    expect(policy).toContain(`img-src 'self' data: https://shots.example:8443`)
    expect(ownerStyleHosts({ ...content, portfolio })).toEqual({})
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
  const rules = headerRules([`default-src 'none'`], ['/', '/index.html', '/404.html'])

  it('are parsed back as they were written', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules)
  })

  it('never contain a line break, and for nginx no variable', () => {
    expect(() => writeHeaders(headerRules(['a\nX-Injected: 1'], []))).toThrow('A header cannot hold')
    expect(() => hosts.nginx({ rules: headerRules(['$a'], []), folder: '/dist' })).toThrow(
      'nginx cannot be told',
    )
  })

  it('set no header twice for the same file', () => {
    for (const path of ['/', '/assets/a.js', '/robots.txt']) {
      const names = rules
        .filter((rule) =>
          rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
        )
        .flatMap(({ headers }) => headers.map(([name]) => name))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('forbid framing, require https: and correct MIME types, and deny unused permissions', () => {
    const [everywhere] = rules
    expect(Object.fromEntries(everywhere?.headers ?? [])).toEqual({
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
  })

  it('have one rule for a folder of many pages, and never two for one path', () => {
    const pages = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${folder}p${index}/`).flatMap((page) => [
        page,
        `${page}index.html`,
      ])
    const paths = [
      '/',
      '/index.html',
      '/resume/',
      '/de/',
      '/de/index.html',
      '/de/resume/',
      ...pages('/projects/', 40),
    ]
    const few = headerRules(['a'], [...paths, ...pages('/de/projects/', 40), ...pages('/talks/', 2)])
    expect(few.map(({ path }) => path)).toEqual([
      '/*',
      '/assets/*',
      '/',
      '/index.html',
      '/resume/',
      '/de/',
      '/de/index.html',
      '/de/resume/',
      ...pages('/talks/', 2),
      '/projects/*',
      '/de/projects/*',
    ])
    const nested = headerRules(['a'], [...pages('/de/', 3), ...pages('/de/projects/', 3), '/de/'])
    expect(nested.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/de/*'])
    expect(headersBeyond(few)).toEqual([])
  })

  it('are reported if they exceed the limits of a host', () => {
    const many = Array.from({ length: 100 }, (_, index) => `/p${index}/`)
    expect(headersBeyond(headerRules([`img-src ${'x'.repeat(2000)}`], many))).toEqual([
      expect.stringContaining('has 102 rules'),
      expect.stringContaining('The line of Content-Security-Policy'),
    ])
  })

  it('are printed for Vercel as path rules', () => {
    const { headers, trailingSlash } = JSON.parse(hosts.vercel({ rules, folder: '/dist' }))
    expect(trailingSlash).toBe(true)
    expect(headers[0]).toMatchObject({ source: '/(.*)' })
    expect(headers[1]).toEqual({
      source: '/assets/(.*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })
  })

  it('use a different nginx variable for each site', () => {
    const variableOf = (url: string) =>
      /^map \$uri (\$\w+) /.exec(hosts.nginx({ rules, folder: '/dist', url: new URL(url) }))?.[1]
    const [one, other] = ['https://a.example/', 'https://b.example/'].map(variableOf)
    expect(one).toBeDefined()
    expect(one).not.toBe(other)
  })

  it('are printed for nginx with locations, and a 404 page for each language', () => {
    const starts = ['/', '/de/'].flatMap((start) =>
      ['', 'index.html', '404.html', 'site.webmanifest'].map((file) => start + file),
    )
    const site = { rules: headerRules([`default-src 'none'`], starts), folder: '/srv/www' }
    const below = hosts.nginx({ ...site, url: new URL('https://example.com/my%20page/') })
    for (const part of [
      '\n  "~^/my page/assets/" "public, max-age=31536000, immutable";\n',
      '\n  "~^/my page/de/404\\.html$" "public, max-age=0, must-revalidate";\n',
      `\n  add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;\n`,
      '\n  error_page 403 404 =404 "/my page/404.html";\n',
      '\n  location "/my page/" {\n    alias "/srv/www/";\n  }\n',
      '\n  location = "/my page" { return 301 "/my%20page/"; }\n',
      '\n  location "/my page/de/" {\n    alias "/srv/www/de/";\n    error_page 403 404 =404 "/my page/de/404.html";\n  }\n',
      '\n  location = "/my page/de/site.webmanifest" {\n    alias "/srv/www/de/site.webmanifest";\n',
    ])
      expect(below).toContain(part)
    expect(below.match(/add_header/g)).toHaveLength(8)
    const whole = hosts.nginx(site)
    expect(whole).toContain('\n  location "/" {\n    root "/srv/www";\n  }\n')
    expect(whole).toContain('\n  location "/de/" {\n    root "/srv/www";\n')
    expect(whole).not.toContain('return 301')
  })

  it('are printed for the address in the page or for any host, and for the folder on the server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'))
    writeFileSync(join(folder, '_headers'), writeHeaders(rules))
    const printed = (head: string) => {
      writeFileSync(join(folder, 'index.html'), head)
      const { out = '' } = { out: '', ...printHeaders(['nginx', folder, '/srv/page/']) }
      return out.match(/server_name .*;|(?:root|alias) .*;/g)
    }
    const canonical = tag('link', { rel: 'canonical', href: 'https://example.com/one/' })
    expect(printed(canonical)).toEqual(['server_name example.com;', 'alias "/srv/page/";'])
    expect(printed('')).toEqual(['server_name _;', 'root "/srv/page";'])
    writeFileSync(
      join(folder, 'index.html'),
      tag('link', { rel: 'canonical', href: "https://example.com/r&d's/" }),
    )
    expect(printHeaders(['nginx', folder])).toEqual({ out: expect.stringContaining(`location "/r&d's/" {`) })
    expect(printHeaders(['nginx', folder, '/srv/page', 'more'])).toMatchObject({ code: 2 })
    rmSync(folder, { recursive: true })
  })

  it('are not printed without a host or a built page', () => {
    expect(printHeaders([])).toMatchObject({ code: 2, err: expect.stringContaining('nginx|vercel') })
    expect(printHeaders(['nginx', 'nowhere'])).toEqual({
      code: 1,
      err: 'There is no built page in nowhere: run npm run build first.',
    })
    const run = spawnSync('npm', ['run', '-s', 'headers', '--', 'vercel', 'nowhere'], { encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stdout).toBe('')
  })
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
