import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { lookNames } from '../../../schema/check/givenLook.ts'
import { contrast } from '../../../schema/colour/contrast.ts'
import { readStyleSheet } from '../../../schema/files/styleSheet.ts'
import { palettes } from '../../../schema/model/theme.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { styleSheets } from '../../../src/node/build/documents/styleSheets.ts'
import { check } from '../../../src/node/cli/check.ts'
import { ContentFile } from '../../../src/node/content/content.ts'
import { at, brief, good, spoil } from './setting.ts'

const looks = lookNames(at('content/looks'))

/** The look of the default page, whose colours and faces are the defaults. */
const standard = parse(readFileSync(at('content/portfolio.yaml'), 'utf8')).theme

/** Writes a portfolio with a theme, and other files beside it. */
function site(theme: string, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'look-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('portfolio.yaml', `${good.trimEnd()}\n${theme}\n`)
  for (const [path, text] of Object.entries(files)) write(path, text)
  const file = join(folder, 'portfolio.yaml')
  const content = (look?: string) => new ContentFile(file, look).content()
  const theTheme = (look?: string) => {
    const read = content(look)
    if ('diagnostics' in read) throw new Error(JSON.stringify(read.diagnostics))
    return read.portfolio.theme
  }
  const found = (look?: string) => {
    const read = content(look)
    return 'diagnostics' in read ? read.diagnostics : read.warnings
  }
  const checked = async (env: Record<string, string>, ...args: string[]) => {
    const lines: string[] = []
    const out = (text: string) => lines.push(text)
    const code = await check([file, ...args], { out, err: out, env, colour: false })
    return { code, text: lines.join('\n') }
  }
  return { file, folder, content, found, theme: theTheme, checked, write }
}

const paper = 'mode: light\naccent: "#7d1f35"\nfonts: { display: Fraunces }\nradius: 2\n'

it('takes a look as it is, by its path alone', () => {
  const { theme } = site('theme: paper', { 'looks/paper/look.yaml': paper })
  expect(theme()).toMatchObject({ mode: 'light', radius: 2, fonts: { display: 'Fraunces', weight: 720 } })
  expect(theme().light.accent).toBe('#7d1f35')
})

it('lets keys beside the look win over it, also where a group has only some of them', () => {
  const theme = 'theme:\n  look: paper\n  fonts: { text: Figtree }\n  radius: 9'
  const { fonts, radius, mode } = site(theme, { 'looks/paper/look.yaml': paper }).theme()
  expect(fonts).toMatchObject({ display: 'Fraunces', text: 'Figtree' })
  expect([radius, mode]).toEqual([9, 'light'])
})

it('reports a mistake in the file that has it, with its line and the path there', () => {
  const look = '# A look.\nmode: drak\nfonts:\n  display: Archvo\nstyles: none.css\n'
  const { found } = site('theme: { look: x, acent: "#112233" }', { 'looks/x/look.yaml': look })
  const inLook = found().filter(({ file }) => file.endsWith('looks/x/look.yaml'))
  expect(brief(inLook)).toEqual(['unknown-value 2:7', 'unknown-font 4:12', 'missing-file 5:9'])
  expect(inLook.map(({ path }) => pathText(path))).toEqual(['mode', 'fonts.display', 'styles'])
  expect(inLook.at(-1)?.message).toBe('there is no file "none.css" beside this one')
  const inMain = found().filter(({ file }) => file.endsWith('portfolio.yaml'))
  expect(inMain.map(({ code, path }) => `${code} ${pathText(path)}`)).toEqual(['unknown-key theme.acent'])
})

it.each([
  ['', 'wrong-type'],
  ['- mode: dark', 'wrong-type'],
  ['mode: [dark', 'yaml-bracket'],
  ['fonts: { display: Fraunces', 'yaml-bracket'],
  ['theme:\n  mode: dark', 'unknown-key'],
  ['look: y', 'unknown-key'],
  [good, 'unknown-key'],
])('refuses a look that is %j with one report in that file', (text, code) => {
  const { found } = site('theme: x', { 'looks/x/look.yaml': text })
  expect(found().map((one) => one.code)).toEqual([code])
  expect(found()[0]?.file).toMatch(/looks\/x\/look\.yaml$/)
})

it('reports all mistakes of a look in its own file', () => {
  const look = 'mode: drak\nradius: 6,5\nradius: 7\nshape: { hairline: [] }\n'
  const { found } = site('theme: x', { 'looks/x/look.yaml': look })
  const lines = found().map(({ code, line, path }) => `${code} ${line} ${pathText(path)}`)
  expect(lines).toEqual([
    'unknown-value 1 mode',
    'yaml-number 2 radius',
    'duplicate-key 3 radius',
    'wrong-type 4 shape.hairline',
  ])
})

it.each([
  ['papr', 'did you mean "paper"?'],
  ['"what is this"', undefined],
  ['/etc', undefined],
])('reports the look %s, which there is not, where it is named', (look, label) => {
  for (const [theme, path] of [
    [`theme: ${look}`, 'theme'],
    [`theme: { look: ${look} }`, 'theme.look'],
  ] as const) {
    const { found } = site(theme, { 'looks/paper/look.yaml': paper })
    expect(found().map((one) => [one.code, pathText(one.path), one.label])).toEqual([
      ['unknown-value', path, label],
    ])
    expect(found()[0]?.file).toMatch(/portfolio\.yaml$/)
  }
})

it('reports a folder without look.yaml as one', () => {
  const { found } = site('theme: mine', { 'looks/mine/leaf.svg': '<svg/>' })
  expect(found().map(({ help }) => help)).toEqual([expect.stringContaining('a folder with a look.yaml')])
})

describe('a look that is named by the path of a file, as once', () => {
  it('is told its name, which --fix writes', async () => {
    const { checked, file, found } = site('theme: { look: "looks/paper.yaml", radius: 3 }')
    expect(found().map(({ code, help }) => [code, help])).toEqual([['wrong-format', 'write paper']])
    expect((await checked({}, '--fix')).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('theme: { look: "paper", radius: 3 }')
  })

  it('and lies beside the portfolio is told the command that makes a folder of it, which --fix does', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
    const mine = `# Mine: a look.\n\nmode: light\naccent: '#7d1f35'\nlogo: { src: images/leaf.svg }\n`
    const files = { 'looks/mine.yaml': mine, 'looks/images/leaf.svg': drawing }
    const made = site('theme: looks/mine.yaml', files)
    expect(made.found().map(({ help }) => help)).toEqual([
      'npx onefolio add look mine --from looks/mine.yaml makes looks/mine/ of the file; then write mine',
    ])
    const { code, text } = await made.checked({}, '--fix')
    expect(code, text).toBe(0)
    expect(readFileSync(made.file, 'utf8')).toContain('theme: mine\n')
    expect(readFileSync(join(made.folder, 'looks/mine/look.yaml'), 'utf8')).toBe(
      mine.replace('images/', '../images/'),
    )
    expect(made.theme()).toMatchObject({ mode: 'light', logo: { src: 'looks/images/leaf.svg' } })
  })
})

it('finds the files that a look names beside the look', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
  const look =
    'logo: { src: leaf.svg }\nstyles: ../../extra.css\nfirstScreen: { art: { drawing: { src: leaf.svg } } }\n'
  const files = { 'looks/x/look.yaml': look, 'looks/x/leaf.svg': drawing, 'extra.css': 'p { color: red }' }
  const { content } = site('theme: x', files)
  const read = content()
  if ('diagnostics' in read) throw new Error(JSON.stringify(read.diagnostics))
  expect(read.portfolio.theme).toMatchObject({ logo: { src: 'looks/x/leaf.svg' }, styles: 'extra.css' })
  expect(read.portfolio.sections[0]).toMatchObject({ art: { drawing: { src: 'looks/x/leaf.svg' } } })
})

it('gives the first screen the art and the layout of the theme, unless its section has its own', () => {
  const files = { 'looks/x/look.yaml': 'firstScreen: { art: type, layout: centred }\n' }
  const first = ({ content }: ReturnType<typeof site>) => {
    const read = content()
    return 'diagnostics' in read ? read.diagnostics : read.portfolio.sections[0]
  }
  const made = site('theme: x', files)
  expect(first(made)).toMatchObject({ type: 'hero', art: 'type', layout: 'centred' })
  const text = readFileSync(made.file, 'utf8')
  made.write(
    'portfolio.yaml',
    spoil(text, 'type: hero\n', 'type: hero\n    art: planes\n    layout: start\n'),
  )
  expect(first(made)).toMatchObject({ art: 'planes' })
  expect(first(made)).not.toMatchObject({ layout: 'centred' })
})

it('tries another look by LOOK, and keeps the logo and what stands beside the look', () => {
  const files = { 'looks/paper/look.yaml': paper, 'looks/b/look.yaml': 'mode: dark\nradius: 30\n' }
  const named = site('theme: { look: b, fonts: { text: Figtree } }', files)
  expect(named.theme('paper')).toMatchObject({
    mode: 'light',
    radius: 2,
    fonts: { text: 'Figtree' },
  })
  const inline = site('theme: { mode: dark, radius: 12, logo: none, fonts: { text: Figtree } }', files)
  expect(inline.theme('paper')).toMatchObject({
    mode: 'light',
    radius: 2,
    fonts: { text: 'Instrument Sans' },
  })
  expect(site('', files).theme('b').radius).toBe(30)
})

it('says in a sentence that LOOK names no look, and which one it may mean', async () => {
  const { checked } = site('', { 'looks/paper/look.yaml': paper })
  const { code, text } = await checked({ LOOK: 'papr' })
  expect([code, text]).toEqual([2, expect.stringMatching(/Did you mean paper\? .* blueprint, /)])
  expect((await checked({ LOOK: 'paper' })).code).toBe(0)
})

it('takes a look that comes with Onefolio by its name, unless one lies beside the portfolio, and lists all', async () => {
  const tried = site('')
  const named = site('theme: meadow')
  const accents = () => [tried.theme('meadow').light.accent, named.theme().light.accent]
  expect(accents()).toEqual(['#b3174f', '#b3174f'])
  for (const { write } of [tried, named]) write('looks/meadow/look.yaml', paper)
  expect(accents()).toEqual(['#7d1f35', '#7d1f35'])
  const [found] = site('theme: meadw', { 'looks/mine/look.yaml': paper }).found()
  expect(found?.label).toBe('did you mean "meadow"?')
  expect(found?.allowed).toEqual([...looks, 'mine'].toSorted())
  expect(`${found?.message} ${found?.help}`).not.toContain('paper')
})

it('is reported once where it is wrong by itself, and where keys beside it make it so', () => {
  const look = 'mode: light\nlight: { background: "#777777", text: "#888888" }\n'
  const files = { 'looks/x/look.yaml': look }
  const { found } = site('theme: x', files)
  expect(found().map(({ path, file }) => [pathText(path), file.endsWith('look.yaml')])).toEqual([
    ['light.background', true],
    ['light.text', true],
  ])
  const beside = site("theme:\n  look: x\n  light: { background: '#222222' }", {
    'looks/x/look.yaml': 'mode: light\nlight: { text: "#111111" }\n',
  })
  const ofText = beside.found().filter(({ message }) => message.includes('#111111 on background #222222'))
  expect(
    ofText.map(({ path, file, line }) => [pathText(path), file.endsWith('portfolio.yaml'), line]),
  ).toEqual([['theme.light.text', true, good.trimEnd().split('\n').length + 3]])
})

it.each(looks)('%s is the same look under another name', async (name) => {
  const { checked, folder, theme } = site('')
  cpSync(at(`content/looks/${name}`), join(folder, 'looks/another'), { recursive: true })
  expect((await checked({ LOOK: 'another' })).text).not.toContain('error')
  const named = (look: string) => JSON.stringify(theme(look)).replaceAll(/(?:[./\w]+\/)?looks\/\w+/g, 'looks')
  expect(named('another').replace('"look":"another"', '')).toBe(named(name).replace(`"look":"${name}"`, ''))
})

it('can be deleted, and all others are as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  cpSync(at('content/looks'), folder, { recursive: true })
  for (const name of looks) {
    rmSync(join(folder, name), { recursive: true })
    expect(lookNames(folder)).toEqual(looks.filter((one) => one > name))
  }
})

describe('a frame that has become a look', () => {
  it('is told as such, and --fix writes the look', async () => {
    const { checked, file, found } = site('theme:\n  frame: book # mine\n  radius: 3')
    expect(found().map(({ code, path, message }) => [code, pathText(path), message])).toEqual([
      ['unknown-value', 'theme.frame', 'the frame book has become a part of the look paper'],
    ])
    const { code, text } = await checked({}, '--fix')
    expect(code, text).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('theme:\n  look: paper # mine\n  radius: 3')
  })

  it.each([
    ['theme:\n  frame: sheets', 'theme:\n  look: sheets\n'],
    ['theme: { frame: sheets, radius: 3 }', 'theme: { look: sheets, radius: 3 }\n'],
    ['theme:\n  frame: lines # plain\n  radius: 3', 'theme:\n  radius: 3\n'],
    ['theme: { frame: lines, radius: 3 }', 'theme: { radius: 3 }\n'],
    ['theme:\n  frame: lines', ''],
  ])('of the two that were left: %j', async (before, after) => {
    const { checked, file, found } = site(before)
    expect(found().map(({ path }) => pathText(path))).toEqual(['theme.frame'])
    const { code, text } = await checked({}, '--fix')
    expect(code, text).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(`${good.trimEnd()}\n${after}`)
  })

  it('is reported in a look that has one', async () => {
    const look = (frame: string) => ({ 'looks/x/look.yaml': `frame: ${frame}\nradius: 3\n` })
    const [finding] = site('theme: x', look('sheets')).found()
    expect([finding?.code, finding?.path, finding?.fix]).toEqual(['unknown-value', ['frame'], undefined])
    expect(finding?.help).toContain('--from sheets')
    const { checked, folder } = site('theme: x', look('lines'))
    await checked({}, '--fix')
    expect(readFileSync(join(folder, 'looks/x/look.yaml'), 'utf8')).toBe('radius: 3\n')
  })

  it('in a look that is a file comes with its style sheet and the files of that, which --fix writes', async () => {
    const made = site('theme: looks/mine.yaml', {
      'looks/mine.yaml': 'mode: light\nframe: tide # water\nradius: 4\n',
    })
    const { code, text } = await made.checked({}, '--fix')
    expect(code, text).toBe(0)
    const harbour = at('content/looks/harbour')
    for (const file of ['look.css', 'swell.svg', 'waves.svg'])
      expect(readFileSync(join(made.folder, 'looks/mine', file), 'utf8')).toBe(
        readFileSync(join(harbour, file), 'utf8'),
      )
    expect(existsSync(join(made.folder, 'looks/mine/art.svg'))).toBe(false)
    const { grounds, sectionHeaders } = parse(readFileSync(join(harbour, 'look.yaml'), 'utf8'))
    expect(made.theme()).toMatchObject({ mode: 'light', radius: 4, grounds, sectionHeaders })
  })
})

describe('the style sheet of a look', () => {
  const css = 'p {\n  colr: red;\n  background: url(paper.svg);\n}\n'

  it('is checked as that of the theme: mistakes at their line, and files beside it', () => {
    const { found, folder, file } = site('theme: x', {
      'looks/x/look.yaml': 'mode: dark\n',
      'looks/x/look.css': css,
    })
    const inSheet = found().filter((one) => one.file.endsWith('looks/x/look.css'))
    expect(brief(inSheet)).toEqual(['style-property 2:3', 'missing-file 3:15'])
    const source = new ContentFile(file)
    source.content()
    for (const name of ['look.css', 'paper.svg'])
      expect(source.dependsOn(join(folder, 'looks/x', name))).toBe(true)
  })

  it('is written with the addresses of its files, without nested rules, and with the prefixes of older browsers', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
    const nested =
      'p { background: url(paper.svg#a); mask: none; &:hover { color: red } & + .x { top: 0 } .y & { left: 0 } b:hover { top: 0 } }'
    const files = {
      'looks/x/look.yaml': 'mode: dark\n',
      'looks/x/look.css': nested,
      'looks/x/paper.svg': drawing,
    }
    const { file, folder } = site('theme: x', files)
    const source = new ContentFile(file)
    const content = source.content()
    if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
    const written = styleSheets(content, source.beside).look((path) => `a/${path.slice(folder.length + 1)}`)
    expect(written).toBe(
      'p{background:url(a/looks/x/paper.svg#a);-webkit-mask:none;mask:none}p:hover{color:red}p+.x{top:0}.y :is(p){left:0}p b:hover{top:0}',
    )
  })
})

it('draws the first screen with the file in the folder of a look of the owner', () => {
  const { file, folder } = site('theme: x', {
    'looks/x/look.yaml': 'mode: dark\nfirstScreen:\n  art: { drawing: { src: art.svg } }\n',
    'looks/x/art.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 2h3v4z"/></svg>',
  })
  const source = new ContentFile(file)
  const content = source.content()
  if ('diagnostics' in content) throw new Error(JSON.stringify(content.diagnostics))
  const hero = content.portfolio.sections.find(({ type }) => type === 'hero')
  expect(own(hero, 'art')).toMatchObject({ drawing: { src: 'looks/x/art.svg' } })
  expect(source.drawing('looks/x/art.svg')).toMatchObject({
    drawing: { body: expect.stringContaining('M1 2h3v4z') },
  })
  expect(source.dependsOn(join(folder, 'looks/x/art.svg'))).toBe(true)
})

describe('the layout of a section', () => {
  const layoutOf = (theme: string, section: string, look = 'layouts: { skills: tags, about: start }\n') => {
    const { file, content } = site(theme, { 'looks/x/look.yaml': look })
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/^sections:\n/m, `sections:\n${section}`))
    const read = content()
    if ('diagnostics' in read) return read.diagnostics.map(({ message }) => message)
    expect(read.warnings).toEqual([])
    const found = read.portfolio.sections.find(({ id }) => id === 'here')
    return own(found, 'layout')
  }
  const skills = (more = '') =>
    `  - { type: skills, id: here, label: A, heading: B, ${more}items: [{ name: C, level: 50 }] }\n`

  it('is that of the section, else that of the theme, else that of the look', () => {
    expect(layoutOf('theme: x', skills('layout: bars, '))).toBeUndefined()
    expect(layoutOf('theme: { look: x, layouts: { skills: bars } }', skills())).toBeUndefined()
    expect(layoutOf('theme: x', skills())).toBe('tags')
    expect(layoutOf('theme: x', skills(), 'mode: light\n')).toBeUndefined()
  })

  it('that a look prefers gives way without a word where a section lacks what it shows', () => {
    expect(layoutOf('theme: x', skills(), 'layouts: { skills: groups }\n')).toBeUndefined()
  })

  it('that there is not is reported in the look', () => {
    const { found } = site('theme: x', { 'looks/x/look.yaml': 'layouts: { skils: tags, about: top }\n' })
    expect(found().map(({ code, path, label }) => [code, pathText(path), label])).toEqual([
      ['unknown-key', 'layouts.skils', 'did you mean "skills"?'],
      ['unknown-value', 'layouts.about', undefined],
    ])
  })
})

const themed = parse(readFileSync(at('content/looks/meadow/look.yaml'), 'utf8'))
const { for: _, ...ofTheme } = themed
const keysOfLook = Object.entries<unknown>(ofTheme).flatMap(([key, inner]) =>
  key === 'light' || key === 'fonts'
    ? [{ key, group: '' }, ...Object.keys(inner ?? {}).map((one) => ({ key: one, group: key }))]
    : [{ key, group: '' }],
)

describe.each(keysOfLook)('a misspelt $group $key beside a look that sets it', ({ key, group }) => {
  const misspelt = key.slice(0, 2) + key.slice(3)
  const value = JSON.stringify(own(group ? own(themed, group) : themed, key))
  const files = () => ({
    'looks/meadow/look.yaml': readFileSync(at('content/looks/meadow/look.yaml'), 'utf8'),
  })
  const pair = (name: string) => `${name}: ${value}`

  it.each([
    ['block', (line: string) => `theme:\n  look: meadow\n${group ? `  ${group}:\n  ` : ''}  ${line}\n`],
    ['flow', (line: string) => `theme: { look: meadow, ${group ? `${group}: { ${line} }` : line} }\n`],
  ])('is corrected in %s form, and mended by --fix', async (_, theme) => {
    const { checked, file } = site(theme(pair(misspelt)), files())
    const { text } = await checked({})
    expect(text).toContain(`did you mean "${key}"?`)
    expect(text).not.toMatch(/is a key of|a comma within brackets/)
    await checked({}, '--fix')
    expect(readFileSync(file, 'utf8')).toContain(theme(pair(key)))
  })
})

it('fixes the look with the portfolio', async () => {
  const { checked, folder } = site('theme: x', { 'looks/x/look.yaml': '# Mine.\nacent: "#7d1f35"\n' })
  const { code, text } = await checked({}, '--fix')
  expect(code, text).toBe(0)
  expect(readFileSync(join(folder, 'looks/x/look.yaml'), 'utf8')).toBe('# Mine.\naccent: "#7d1f35"\n')
})

it('has the misspelt keys of a look fixed in its own file', async () => {
  const { checked, file, folder } = site('theme: { look: x, radus: 2 }', {
    'looks/x/look.yaml': 'moed: dark\n',
  })
  const { code, text } = await checked({}, '--fix')
  expect(code, text).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('theme: { look: x, radius: 2 }')
  expect(readFileSync(join(folder, 'looks/x/look.yaml'), 'utf8')).toBe('mode: dark\n')
})

it('has the dev server follow the look, and what it names', () => {
  const { file, folder } = site('theme: x', { 'looks/x/look.yaml': 'logo: { src: leaf.svg }\n' })
  const source = new ContentFile(file)
  source.content()
  expect(source.dependsOn(join(folder, 'looks/x/look.yaml'))).toBe(true)
  expect(source.dependsOn(join(folder, 'looks/x/leaf.svg'))).toBe(true)
})

it.each(looks)('%s is in order, unlike the default unless it is that, and says for whom it is', (name) => {
  const { theme: themeOf, found } = site('')
  expect(found(name)).toEqual([])
  expect(parse(readFileSync(at(`content/looks/${name}/look.yaml`), 'utf8')).for.length).toBeGreaterThan(0)
  const theme = () => themeOf(name)
  const { mode, fonts } = theme()
  if (name === standard) return
  for (const each of ['dark', 'light'] as const) {
    if (mode !== 'system' && mode !== each) continue
    expect(theme()[each].accent).not.toBe(palettes[each].accent)
    expect(contrast(theme()[each].background, palettes[each].background)).not.toBe(1)
  }
  expect(fonts.display).not.toBe('Bricolage Grotesque')
})

it('has looks whose style sheets have no mistakes, since no check reads them again', () => {
  for (const name of looks)
    expect(readStyleSheet(readFileSync(at(`content/looks/${name}/look.css`), 'utf8')).problems, name).toEqual(
      [],
    )
})

it('has looks that set no initials in scripts whose letters are joined, or which have none', () => {
  const without = ['ar', 'fa', 'ur', 'hi', 'th', 'zh', 'ja', 'ko']
  for (const name of looks) {
    const css = readFileSync(at(`content/looks/${name}/look.css`), 'utf8')
    expect(css, name).not.toContain('initial-letter')
    for (const [selector] of css.matchAll(/[^{}]+::first-letter/g)) {
      const [, languages = ''] = /:not\(\s*:lang\(([^)]+)\)/.exec(selector) ?? []
      expect(languages.split(/,\s*/), name).toEqual(expect.arrayContaining(without))
    }
  }
})

it('has looks that differ from each other in accent, ground and face', () => {
  const all = looks.map((name) => parse(readFileSync(at(`content/looks/${name}/look.yaml`), 'utf8')))
  const different = (of: (look: (typeof all)[number]) => unknown) => new Set(all.map(of)).size
  expect(different(({ accent }) => accent)).toBe(looks.length - 1)
  expect(different(({ dark, light }) => (light ?? dark)?.background)).toBe(looks.length)
  expect(different(({ fonts }) => fonts.display)).toBe(looks.length)
  const arts = looks.map((name) => at(`content/looks/${name}/art.svg`)).filter((file) => existsSync(file))
  expect(new Set(arts.map((file) => readFileSync(file, 'utf8'))).size).toBe(4)
})
