import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { readPosts, shownPosts } from '../../schema/model/feed.ts'
import { fetchFeed, readFeed } from '../../src/node/posts/feed.ts'
import { refresh } from '../../src/node/posts/refresh.ts'
import { run as onefolioWith } from '../cli.ts'

let answer: RequestListener = () => {}
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let folder = ''
const kept = () => readFileSync(join(folder, 'posts.json'), 'utf8')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.sections.push({
    type: 'posts',
    id: 'writing',
    label: 'Writing',
    heading: 'What I Write.',
    feed: `${base}/feed`,
  })
  writeFileSync(join(folder, 'portfolio.yaml'), stringify(content))
  writeFileSync(join(folder, 'posts.json'), 'as it was')
})

/** Runs the command, and gives its exit code and output. */
async function run(timeout?: number) {
  const lines: string[] = []
  const write = (text: string) => lines.push(text)
  const env = { PORTFOLIO: join(folder, 'portfolio.yaml') }
  const code = await refresh([], { out: write, err: write, env, colour: false }, timeout)
  return { code, text: lines.join('\n') }
}

const serve = (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(200, headers).end(body)
}

const rss = (items: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>Blog</title><language>de</language>${items}</channel></rss>`

const item = ({
  title = 'A Post',
  link = 'https://blog.example/a',
  date = 'Fri, 31 May 2024 10:00:00 GMT',
}) => `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate></item>`

describe('npm run refresh saves the posts of a feed', () => {
  it('in RSS, latest first, with HTML and entities removed from titles', async () => {
    serve(
      rss(
        item({ title: 'Older', date: 'Wed, 01 May 2024 10:00:00 GMT' }) +
          item({
            title: '&lt;b&gt;Bold&lt;/b&gt; &amp;amp; <![CDATA[<script>alert(1)</script>caf&eacute;]]>',
          }),
      ),
    )
    expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('2 posts') })
    expect(JSON.parse(kept())).toEqual({
      feed: `${base}/feed`,
      lang: 'de',
      entries: [
        { title: 'Bold & café', link: 'https://blog.example/a', date: '2024-05-31' },
        { title: 'Older', link: 'https://blog.example/a', date: '2024-05-01' },
      ],
    })
    const before = kept()
    expect((await run()).text).toContain('is up to date')
    expect(kept()).toBe(before)
  })

  it('in Atom, with links resolved against its address, also after redirects', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>1 &lt; 2</title>
      <link rel="self" href="/self"/><link href="posts/1"/><published>2024-05-31T23:30:00Z</published></entry></feed>`
    answer = ({ url }, response) =>
      url === '/feed' ? response.writeHead(301, { location: '/moved/feed' }).end() : response.end(atom)
    expect((await run()).code).toBe(0)
    expect(JSON.parse(kept())).toEqual({
      feed: `${base}/feed`,
      entries: [{ title: '1 < 2', link: `${base}/moved/posts/1`, date: '2024-05-31' }],
    })
  })

  it('in Atom, by the base that its elements have', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/de/">
      <entry xml:base="2024/"><title>Eins</title><link href="eins"/></entry>
      <entry><title>Zwei</title><link href="zwei"/></entry></feed>`
    expect(readFeed(atom, 'https://feeds.example/feed').entries.map(({ link }) => link)).toEqual([
      'https://blog.example/de/2024/eins',
      'https://blog.example/de/zwei',
    ])
  })

  it.each([
    ['The <dialog> element', 'The <dialog> element'],
    ['Vec<T> and HashMap<K, V>', 'Vec<T> and HashMap<K, V>'],
    ['What <b> was, and <a < b>', 'What <b> was, and <a < b>'],
    ['A <td> in a <table>, and <script>', 'A <td> in a <table>, and <script>'],
    ['<b>Bold</b> and <a href="/">linked</a>, <code>Vec&lt;T&gt;</code>', 'Bold and linked, Vec<T>'],
    ['One<br>two <!-- three -->', 'Onetwo'],
  ])('with all words of a title: %s', (title, words) => {
    const text = rss(item({ title: `<![CDATA[${title}]]>` }))
    expect(readFeed(text, 'https://blog.example/feed').entries[0]?.title).toBe(words)
  })

  it('but for entries that cannot be read, which it names, and without the day of no date', async () => {
    serve(
      rss(
        item({ title: 'Old', date: 'Tue, 06 Jun 1944 06:30:00 GMT' }) +
          item({ title: 'German', date: 'Di, 05. März 2024' }) +
          item({ title: 'Mail', link: 'mailto:ada@blog.example' }) +
          item({ title: 'Page', date: 'Mon, 01 Jan 0001 00:00:00 +0000' }) +
          item({ title: 'Post' }),
      ),
    )
    const { code, text } = await run()
    expect(code).toBe(0)
    expect(text).toContain('“Old”, whose date cannot be read: Tue, 06 Jun 1944 06:30:00 GMT. It is left out.')
    expect(text).toContain('“German”, whose date cannot be read')
    expect(text).toContain('“Mail”, that leads to no address of the web')
    expect(text).toContain('2 posts')
    expect(JSON.parse(kept()).entries).toEqual([
      { title: 'Page', link: 'https://blog.example/a' },
      { title: 'Post', link: 'https://blog.example/a', date: '2024-05-31' },
    ])
  })

  it.each([
    ['Tue, 05 Mar 2024', '2024-03-05'],
    ['0001-01-01T00:00:00Z', undefined],
    ['Tue, 05 Mar 2024 20:00:00 -0800', '2024-03-05'],
    ['Tue, 05 Mar 2024 23:30 PST', '2024-03-05'],
    ['Wed, 06 Mar 2024 00:30:00 +0200', '2024-03-06'],
    ['2024-03-05T23:30:00-05:00', '2024-03-05'],
    ['2024-03-05T00:30:00.5+05:30', '2024-03-05'],
    ['2024-03-05', '2024-03-05'],
    ['05-Mar-2024', '2024-03-05'],
  ])('with the day in the time zone of the post: %s', (date, day) => {
    expect(readFeed(rss(item({ date })), 'https://blog.example/feed').entries[0]?.date).toBe(day)
  })

  it('without an invalid language, and without splitting a surrogate pair in a long title', () => {
    const text = rss(item({ title: '😀'.repeat(300) })).replace('<language>de', '<language>English (US)')
    const { lang, entries } = readFeed(text, 'https://blog.example/feed')
    expect(lang).toBeUndefined()
    expect(entries[0]?.title).toBe(`${'😀'.repeat(199)}…`)
  })

  it.each<[string, BufferEncoding, string?]>([
    ['<?xml version="1.0" encoding="iso-8859-1"?>', 'latin1'],
    ['<?xml version="1.0"?>', 'latin1', 'text/xml; charset=iso-8859-1'],
    // Where the header is wrong, the declaration counts.
    ['<?xml version="1.0" encoding="iso-8859-1"?>', 'latin1', 'text/xml; charset=utf-8'],
    ['<?xml version="1.0" encoding="UTF-8"?>', 'utf8', 'text/xml; charset=iso-8859-1'],
    // The header overrides the declaration, as servers may re-encode, and a byte order mark overrides both.
    ['<?xml version="1.0" encoding="utf-16"?>', 'latin1', 'text/xml; charset="iso-8859-1"'],
    ['\ufeff<?xml version="1.0" encoding="utf-8"?>', 'utf16le', 'text/xml; charset=utf-8'],
  ])('that begins with %j, encoded in %s, served as %s', async (begins, encoding, type = 'text/xml') => {
    const text = rss(item({ title: 'Café' })).replace('<?xml version="1.0"?>', begins)
    serve(Buffer.from(text, encoding), { 'content-type': type })
    expect((await run()).code).toBe(0)
    expect(kept()).toContain('Café')
  })

  it.each([
    [5, 0],
    [6, 1],
  ])('behind %s redirects with the exit code %s', async (redirects, code) => {
    let left = redirects
    answer = (_, response) =>
      left-- > 0 ? response.writeHead(307, { location: '/feed' }).end() : response.end(rss(item({})))
    expect((await run()).code).toBe(code)
  })

  it('behind a redirect from http: to https:, but not the other way round', async () => {
    const leadsTo = (location: string) => new Response(null, { status: 301, headers: { location } })
    // A location header without a redirect status is ignored.
    const found = new Response('the feed', { headers: { location: '/feed.xml' } })
    vi.stubGlobal('fetch', async ({ protocol }: URL) =>
      protocol === 'https:' ? found : leadsTo('https://blog.example/feed'),
    )
    expect((await fetchFeed('http://blog.example/feed')).text).toBe('the feed')
    vi.stubGlobal('fetch', async () => leadsTo('http://blog.example/feed'))
    await expect(fetchFeed('https://blog.example/feed')).rejects.toThrow(
      'leads on to http:, which is not safe',
    )
  })

  it('but at most 60 posts', async () => {
    serve(rss(item({}).repeat(500)))
    expect((await run()).code).toBe(0)
    expect(JSON.parse(kept()).entries).toHaveLength(60)
  })
})

describe('an unusable feed leaves the file unchanged:', () => {
  const nested = `${'&lt;em&gt;'.repeat(20_000)}&lt;/em&gt;`
  const entities = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  it.each<[string, string | Uint8Array, string]>([
    ['a bomb of entities', rss(item({ title: '&b;' }), entities), 'declares entities'],
    ['one that is too large', ' '.repeat(6_000_000), 'more than 5 MB'],
    ['a web page', '<!doctype html><title>Blog</title>', 'is no RSS or Atom feed'],
    ['nothing', '', 'is no RSS or Atom feed'],
    ['one that is cut off', rss(item({})).slice(0, 90), 'is no RSS or Atom feed'],
    ['an address that runs a script', rss(item({ link: 'javascript:alert(1)' })), 'no address of the web'],
    ['a date that is none, alone', rss(item({ date: 'yesterday' })), 'whose date cannot be read: yesterday'],
    ['one without entries', rss(''), 'has no entry'],
    [
      'one in the wrong encoding',
      Buffer.from(rss(item({ title: 'Café' })), 'latin1'),
      'not text in the encoding',
    ],
    ['a title of elements in elements', rss(item({ title: nested })), 'has no entry'],
    ['elements in elements without end', '<a>'.repeat(200_000), 'is no RSS or Atom feed'],
  ])('%s', async (_, body, words) => {
    serve(body)
    expect(await run()).toEqual({ code: 1, text: expect.stringContaining(words) })
    expect(kept()).toBe('as it was')
  })

  it.each<[string, RequestListener, string]>([
    ['404', (_, response) => response.writeHead(404).end('no'), 'the status 404'],
    [
      'redirects without end',
      (_, response) => response.writeHead(302, { location: '/feed' }).end(),
      'leads on more than',
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'not safe',
    ],
    ['a broken line', ({ socket }) => socket.destroy(), 'could not be reached'],
  ])('%s', async (_, listener, words) => {
    answer = listener
    expect(await run()).toEqual({ code: 1, text: expect.stringContaining(words) })
    expect(kept()).toBe('as it was')
  })

  it('a server that never answers, or never ends', async () => {
    answer = () => {}
    expect((await run(200)).text).toContain('has not answered within')
    answer = (_, response) => response.write('<rss>')
    expect((await run(200)).text).toContain('has not answered within')
    expect(kept()).toBe('as it was')
  })
})

it('a folder with the name of the posts file ends the command with a sentence', async () => {
  rmSync(join(folder, 'posts.json'))
  mkdirSync(join(folder, 'posts.json'))
  serve(rss(item({})))
  const { code, text } = await run()
  expect([code, text]).toEqual([
    2,
    expect.stringMatching(/posts\.json cannot be written, and is left as it is: a folder has its name\.$/),
  ])
})

describe('the posts file', () => {
  const feed = 'https://blog.example/feed.xml'
  const post = { title: 'A', link: 'https://blog.example/a', date: '2024-05-31' }

  it.each<[string, object, string]>([
    ['no posts', { feed, entries: [] }, 'entries is wrong'],
    [
      'a link that runs a script',
      { feed, entries: [{ ...post, link: 'javascript:alert(1)' }] },
      'entries[0].link',
    ],
    ['a day that is none', { feed, entries: [{ ...post, date: '2024-02-31' }] }, 'entries[0].date'],
    ['a key too many', { feed, entries: [post], at: 1 }, 'does not hold'],
  ])('with %s is refused', (_, value, words) => {
    expect(readPosts(JSON.stringify(value))).toEqual({ wrong: expect.stringContaining(words) })
  })

  it('is shown with dates in the format of the page, and marked if in another language', () => {
    const text = JSON.stringify({ feed, lang: 'en-GB', entries: [post, post] })
    expect(shownPosts(text, 'de', 1)).toEqual({
      entries: [{ ...post, date: { day: '2024-05-31', shown: '31. Mai 2024' } }],
      language: { lang: 'en-GB', dir: 'ltr' },
    })
    expect(shownPosts(text, 'en', 1)).not.toHaveProperty('language')
  })
})

it('refuses the name of a file, and says why it could not run', async () => {
  const { code, err } = await onefolioWith(['refresh', 'posts.json'])
  expect(code).toBe(2)
  expect(err).toMatch(/^There is nothing to name: the feeds stand in the YAML\.\n\nonefolio refresh/)
  const missing = await onefolioWith(['refresh'], { PORTFOLIO: 'nowhere/portfolio.yaml' })
  expect(missing.code).toBe(2)
  expect(missing.err).toMatch(/^There is no file nowhere\/portfolio\.yaml[^\n]*$/)
})
