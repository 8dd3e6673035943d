import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../schema/check/loadSite.ts'
import { filesBeside } from '../../schema/files/files.ts'
import { type TextFiles, textsBeside } from '../../schema/files/textFiles.ts'
import { readBody } from '../../schema/pages/body.ts'
import { bodyFindings, type Destinations } from '../../schema/pages/check.ts'
import { besideMarkdown, pageLink } from '../../schema/pages/pageLinks.ts'
import { settle } from '../../schema/report/diagnostics.ts'
import { report } from '../../schema/report/report.ts'
import { resolveBody } from '../../src/node/pages/resolveCaseStudies.ts'
import { at, textOf } from '../core/schema/setting.ts'

const site = 'tests/pages/site'
const yaml = textOf(`${site}/portfolio.yaml`)
const onDisk = textsBeside(at(`${site}/portfolio.yaml`))
const files = filesBeside(at(`${site}/portfolio.yaml`))

/** The Markdown files of the fixture site, with some replaced by `others`. */
const textsWith = (others: Record<string, string | undefined>, translated: boolean): TextFiles => ({
  read: (path) => {
    if (!Object.hasOwn(others, path)) return onDisk.read(path)
    const text = others[path]
    return text === undefined ? undefined : { file: path, text }
  },
  list: (folder) => [
    ...new Set([
      ...onDisk
        .list(folder)
        .filter((name) => !/\.(?:ar|de)\.md$/.test(name) || (translated && name.endsWith('.de.md'))),
      ...Object.keys(others).flatMap((path) =>
        path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
      ),
    ]),
  ],
})

const load = (others: Record<string, string | undefined> = {}, overlay?: string, main = yaml) =>
  loadSite(
    { file: 'portfolio.yaml', text: main },
    overlay === undefined ? [] : [{ file: 'portfolio.de.yaml', lang: 'de', text: overlay }],
    { files, texts: textsWith(others, overlay !== undefined) },
  )

/** Leaves out the warnings about placeholder addresses, which the fixture has on purpose. */
const foundIn = (loaded: ReturnType<typeof load>) =>
  ('locales' in loaded ? loaded.warnings : loaded.diagnostics).filter(
    ({ code }) => !code.startsWith('leftover-'),
  )
const shownIn = (loaded: ReturnType<typeof load>) =>
  foundIn(loaded).map(({ severity, code, file }) => `${severity} ${code} ${file}`)

describe('each bad page', () => {
  const folder = 'tests/pages/bad'
  const names = readdirSync(at(folder)).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
  const to: Destinations = {
    files,
    texts: onDisk,
    pages: new Set(['projects/atlas.md', 'projects/beacon.md']),
    sections: ['home', 'work'],
  }

  it.each(names)('%s reports the code in its name, as in the report beside it', async (name) => {
    const text = textOf(`${folder}/${name}.md`)
    const found = settle(bodyFindings('projects/atlas.md', text, to), text, `${name}.md`)
    expect(found.map(({ code }) => code)).toContain(name)
    await expect(`${report(found, text)}\n`).toMatchFileSnapshot(at(`${folder}/${name}.expected.txt`))
  })

  it.each([
    [
      'a picture in a link',
      '[![a](../images/atlas.webp)](https://a.com)\n\n![](../images/atlas.webp)',
      'page-picture 1:7, missing-alt 3:5',
    ],
    ['a link after one in code', 'See `[x](gone.txt)` and [y](gone.txt).', 'missing-file 1:29'],
    ['links behind a reference', '[a][r]\n\n[x](gone.txt)\n\n[r]: https://a.com', 'missing-file 3:5'],
    ['an address that is written otherwise', 'One.\n\n[x](gone&amp;1.txt)', 'missing-file 3:1'],
    [
      'two versions that git could not merge, beside some in code',
      'One.\n\n```\n<<<<<<< a\n>>>>>>> b\n```\n\n<<<<<<< a\nTwo\n=======\n[x](gone.txt)\n>>>>>>> b\n',
      'page-text 8:1',
    ],
    ['a heading without words', 'One.\n\n##\n', 'page-heading 3:1'],
    ['a mail without its scheme', '[m](me@nadia.org)', 'mail-address 1:5'],
    ['a telephone number without its scheme', '[call](+493012345678)', 'link-address 1:8'],
    ['the name of a profile', '[a](@ada)', 'link-address 1:5'],
    ['a file whose name needs escapes', '[f](<../files/1 & #1?.txt>)', 'missing-file 1:6'],
    ['a text without words', '---\n', 'page-text 1:1'],
    ['what comes after keys', '---\ntitle: A\n---\n\n# A\n', 'page-front-matter 1:1, page-heading 5:1'],
    ['keys without a text', '---\ntitle: A\n---\n', 'page-front-matter 1:1'],
  ])('%s is reported at its position', (_, text, wanted) => {
    const found = settle(bodyFindings('projects/atlas.md', text, to), text, 'a.md')
    expect(found.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(wanted.split(', '))
  })

  it.each(['---\n\nA line above.\n\n---\n\nEnd.', '[top](#top) and [ü](#%C3%BCber-uns)\n\n## Über uns'])(
    'a correct text reports nothing: %s',
    (text) => expect(bodyFindings('projects/atlas.md', text, to)).toEqual([]),
  )

  it.each([
    ['talk.key', []],
    ['example.com', ['bare-address']],
  ])('%s is taken for a file if that file exists', (href, codes) => {
    const text = `See [this](${href}).`
    const beside = {
      ...to,
      files: (path: string) => files(path === 'projects/talk.key' ? 'files/brief.txt' : path),
    }
    expect(bodyFindings('projects/atlas.md', text, beside).map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    ['as large as the text and the page are wide', '![One](a.png)\n\n![Two](b.png#wide)', [800, 1080], []],
    [
      'smaller than that',
      '![One](a.png)\n\n![Two](b.png#wide)',
      [799, 1079],
      ['small-picture 1:8', 'small-picture 3:8'],
    ],
    ['in a row', '![One](a.png)\n![Two](b.png)', [400, 400], []],
    [
      'in a row that is as wide as the page',
      '![One](a.png#wide)\n![Two](b.png)',
      [400, 600],
      ['small-picture 1:8'],
    ],
  ])('pictures %s: warns of those that would be enlarged', (_, text, [one, two], wanted) => {
    const sized = (width = 0) => ({ kind: 'picture' as const, format: 'png', width, height: width, bytes: 1 })
    const beside = { ...to, files: (path: string) => sized(path === 'projects/a.png' ? one : two) }
    const found = settle(bodyFindings('projects/atlas.md', text, beside), text, 'a.md')
    expect(found.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(wanted)
  })

  it.each([
    [534, []],
    [532, ['small-picture']],
  ])('a single portrait-format picture is shown narrower than the text: %s px reports %j', (width, codes) => {
    const upright = { kind: 'picture' as const, format: 'png', width, height: width * 1.5, bytes: 1 }
    const found = bodyFindings('projects/atlas.md', '![One](a.png)', { ...to, files: () => upright })
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  it('of more pictures than fit in a row the last is as wide as the text, and reported', () => {
    const landscape = { kind: 'picture' as const, format: 'png', width: 300, height: 200, bytes: 1 }
    const found = (count: number) => {
      const text = Array.from({ length: count }, (_, index) => `![One](${index}.png)`).join('\n')
      const problems = bodyFindings('projects/atlas.md', text, { ...to, files: () => landscape })
      return settle(problems, text, 'a.md').map(({ code, line }) => `${code} ${line}`)
    }
    expect(found(5)).toEqual([])
    expect(found(6)).toEqual(['small-picture 6'])
  })

  it('placeholders are reported once the site is public', () => {
    const text = 'Lorem ipsum by Mara Lind, [there](#) and [elsewhere](https://a.example/).'
    const found = bodyFindings('projects/atlas.md', text, { ...to, isPublic: true })
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning leftover-link',
      'warning leftover-address',
      'warning leftover-name',
      'warning leftover-text',
    ])
  })

  it('may be long, up to a limit', () => {
    const found = (length: number) =>
      bodyFindings('projects/atlas.md', 'word '.repeat(length / 5), to).map(({ code }) => code)
    expect(found(200_000)).toEqual([])
    expect(found(200_005)).toEqual(['page-text'])
  })
})

describe('the pages of a site', () => {
  it('are those that its projects and its list of pages name, in their order, without a warning', () => {
    const loaded = load()
    expect(foundIn(loaded)).toEqual([])
    const [main] = 'locales' in loaded ? loaded.locales : []
    expect(main?.caseStudies.map(({ path, lang }) => `${path} ${lang}`)).toEqual([
      'projects/atlas/ en',
      'projects/beacon/ en',
      'projects/delta/ en',
      'legal/imprint/ en',
      'legal/privacy/ en',
      'now/ en',
    ])
  })

  it('use the files of another language, or fall back to the main one with a warning', () => {
    const overlay = textOf(`${site}/portfolio.de.yaml`)
    const loaded = load({}, overlay)
    expect(shownIn(loaded).filter((one) => one.includes('page'))).toEqual([
      'warning page-language portfolio.yaml',
      'warning page-language portfolio.yaml',
      'warning page-language portfolio.yaml',
      'warning page-language portfolio.yaml',
    ])
    const untranslated = foundIn(loaded).filter(({ code }) => code === 'page-language')
    const lines = yaml.split('\n')
    for (const { message, line, column } of untranslated) {
      const [, page = ''] = /^"(.+)" is not in German, /.exec(message) ?? []
      expect(lines[line - 1]?.slice(column - 1)).toMatch(page)
      expect(lines[line - 1]).toContain('page: ')
    }
    const german = 'locales' in loaded ? loaded.locales[1]?.caseStudies : []
    expect(german?.map(({ path, lang, file }) => `${path} ${lang} ${file}`)).toEqual([
      'projects/atlas/ de projects/atlas.de.md',
      'projects/beacon/ en projects/beacon.md',
      'projects/delta/ en projects/delta.md',
      'legal/imprint/ de legal/imprint.de.md',
      'legal/privacy/ en legal/privacy.md',
      'now/ en now.md',
    ])
  })

  it('are refused for a mistake in one of their files, which the report names', () => {
    const loaded = load({ 'projects/beacon.md': 'See [it](#nowhere).' })
    expect(shownIn(loaded)).toContain('error unknown-anchor projects/beacon.md')
    expect(loaded).not.toHaveProperty('locales')
  })

  it('are not reported as unnamed while the YAML cannot be read', () => {
    expect(shownIn(load({ 'projects/echo.md': 'A text.' }, 'site: [')).join()).not.toContain('unnamed-page')
  })

  it('report their mistakes together with those of the YAML, except what follows from the latter', () => {
    const bad = yaml.replace(
      'page: projects/beacon.md',
      'page: projects/beacon.md\n        lnik: https://a.com/',
    )
    const text = 'See [it](#work), [that](delta.md#nowhere) and [more](gone.txt).\n\n# Atlas\n'
    const others = { 'projects/atlas.md': text, 'projects/beacon.de.md': '<b>' }
    expect(shownIn(load(others, '', bad))).toEqual([
      'error unknown-key portfolio.yaml',
      'error missing-file projects/atlas.md',
      'error page-heading projects/atlas.md',
      'error markdown-html projects/beacon.de.md',
    ])
  })

  it('report a link to a page that no project names', () => {
    const without = yaml.replace('page: projects/delta.md', 'link: https://delta.example/')
    expect(shownIn(load({}, undefined, without))).toEqual([
      'error missing-page projects/atlas.md',
      'warning unnamed-page projects/delta.md',
    ])
  })

  it('check links to headings against the page in the same language', () => {
    const shown = (german: string) => {
      const others = {
        'projects/atlas.md': '[how](beacon.md#how-it-began)',
        'projects/beacon.md': '## How It Began',
        'projects/atlas.de.md': german,
        'projects/beacon.de.md': '## Wie es begann',
        'projects/delta.md': '## The End',
      }
      return foundIn(load(others, textOf(`${site}/portfolio.de.yaml`)))
        .filter(({ code }) => code === 'unknown-anchor')
        .map(({ file, message }) => `${file}: ${message}`)
    }
    expect(shown('[wie](beacon.md#wie-es-begann), [was](delta.md#the-end)')).toEqual([])
    expect(shown('[wie](beacon.md#how-it-began)')).toEqual([
      'projects/atlas.de.md: no heading of "beacon.de.md" has the id "how-it-began"',
    ])
  })

  it('may not lie in a folder that the build writes: assets or a language', () => {
    const inFolder = (folder: string) => yaml.replace('projects/delta.md', `${folder}/delta.md`)
    const text = { 'assets/delta.md': 'A.', 'de/delta.md': 'A.', 'projects/delta.md': undefined }
    const overlay = textOf(`${site}/portfolio.de.yaml`)
    for (const folder of ['assets', 'de'])
      expect(shownIn(load(text, overlay, inFolder(folder)))).toContain('error duplicate-page portfolio.yaml')
  })

  it('a Markdown file that no project names is reported, except a README', () => {
    const others = { 'projects/echo.md': 'A text.', 'projects/README.md': 'What this is.' }
    expect(shownIn(load(others))).toEqual(['warning unnamed-page projects/echo.md'])
    const [translated] = foundIn(load({ 'projects/atlas.ja.md': 'A text.' }))
    expect(translated?.message).toContain('"projects/atlas.md" in another language, ja')
    expect(translated?.help).toContain('npm run translate -- ja')
  })

  it.each([
    ['projects/beacon.en.md', 'projects/beacon.md'],
    ['projects/beacon.DE.md', 'projects/beacon.de.md'],
  ])('%s in a language of the site is reported with the file name to use instead', (file, meant) => {
    const [found] = foundIn(load({ [file]: 'A text.' }, textOf(`${site}/portfolio.de.yaml`))).filter(
      ({ code }) => code === 'unnamed-page',
    )
    expect(found?.message).toContain(`takes its text from "${meant}"`)
    expect(found?.help).toBe(`move the text into ${meant}, or the file elsewhere`)
  })
})

describe('the text of a page', () => {
  it('separates standalone pictures from the text, with captions and the wide flag', () => {
    const { parts } = readBody('One.\n\n![a](a.png "A") ![b](b.png)\n\nTwo.\n\n![c](c.png#wide)\n')
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'pictures', 'text', 'pictures'])
    expect(parts[1]).toEqual({
      kind: 'pictures',
      pictures: [
        { src: 'a.png', alt: 'a', caption: 'A' },
        { src: 'b.png', alt: 'b' },
      ],
      wide: false,
      line: 2,
    })
    const pictures = [{ src: 'c.png', alt: 'c' }]
    expect(parts[3]).toEqual({ kind: 'pictures', pictures, wide: true, line: 6 })
  })

  it('gives each heading a unique id, none that the page itself uses', () => {
    const { headings } = readBody('## How it began\n## How it began\n## _page\n## 始まり\n## !!!\n## İzmir\n')
    const ids = headings.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual(['how-it-began', 'how-it-began-1'])
    expect(ids.at(-1)).toBe('izmir')
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[^_\s]+$/)
  })

  const place = { home: '../../', root: '../../../', wide: false }
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined, bytes: () => 1000 }
  const htmlOf = async (text: string) => {
    const study = {
      path: 'projects/atlas/',
      file: 'projects/atlas.de.md',
      text,
      lang: 'en',
      dir: 'ltr',
    } as const
    const parts = await resolveBody(study, lookup, place)
    return parts.map((part) => (part.kind === 'text' ? part.html : JSON.stringify(part.pictures))).join('')
  }

  it('links to headings, sections, other pages, files and pictures relative to its page', async () => {
    expect(await htmlOf('[a](#here)\n\n## Here')).toContain('href="#here"')
    expect(await htmlOf('[a](#work)')).toContain('href="../../#work"')
    expect(await htmlOf('[a](beacon.md#what)')).toContain('href="../../projects/beacon/#what"')
    expect(await htmlOf('[a](../files/brief.txt)')).toContain(
      'href="../../../files/brief.txt">a (TXT, 1\u00a0kB)</a>',
    )
    expect(await htmlOf('[a](https://example.com/)')).toContain('href="https://example.com/"')
    expect(await htmlOf('![a](../images/a.png)')).toContain('"src":"../../../images/a.png"')
  })

  it('escapes HTML and unsafe links, and highlights code', async () => {
    expect(await htmlOf('<script>alert(1)</script> [a](javascript:alert(1))')).not.toMatch(/<script|href/)
    expect(await htmlOf('```ts\nconst a = "<b>"\n```')).toContain('<span class="hljs-keyword">const</span>')
    expect(await htmlOf('```nonsense\n<b>\n```')).toContain('<code>&lt;b&gt;')
  })

  it('resolves paths from its own folder, and none outside the folder of the YAML', () => {
    expect(besideMarkdown('projects/atlas.md', '../images/a.png')).toBe('images/a.png')
    expect(besideMarkdown('projects/atlas.md', 'a/b.png')).toBe('projects/a/b.png')
    expect(besideMarkdown('projects/atlas.md', '../../a.png')).toBeUndefined()
    expect(pageLink('beacon.md#what')).toEqual({ file: 'beacon.md', anchor: 'what' })
    expect(pageLink('https://example.com/a.md')).toBeUndefined()
  })
})
