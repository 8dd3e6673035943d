import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contrast } from '../../../schema/colour/contrast.ts'
import { palettes } from '../../../schema/model/theme.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { check } from '../../../src/node/cli/check.ts'
import { contentFile } from '../../../src/node/content/content.ts'
import { at, brief, good, spoil } from './setting.ts'

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
  const content = (look?: string) => contentFile(file, look).content()
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
  const { theme } = site('theme: looks/paper.yaml', { 'looks/paper.yaml': paper })
  expect(theme()).toMatchObject({ mode: 'light', radius: 2, fonts: { display: 'Fraunces', weight: 720 } })
  expect(theme().light.accent).toBe('#7d1f35')
})

it('lets keys beside the look win over it, also where a group has only some of them', () => {
  const theme = 'theme:\n  look: looks/paper.yaml\n  fonts: { text: Figtree }\n  radius: 9'
  const { fonts, radius, mode } = site(theme, { 'looks/paper.yaml': paper }).theme()
  expect(fonts).toMatchObject({ display: 'Fraunces', text: 'Figtree' })
  expect([radius, mode]).toEqual([9, 'light'])
})

it('reports a mistake in the file that has it, with its line and the path there', () => {
  const look = '# A look.\nmode: drak\nfonts:\n  display: Archvo\nstyles: none.css\n'
  const { found } = site('theme: { look: looks/x.yaml, acent: "#112233" }', { 'looks/x.yaml': look })
  const inLook = found().filter(({ file }) => file.endsWith('looks/x.yaml'))
  expect(brief(inLook)).toEqual(['unknown-value 2:7', 'unknown-font 4:12', 'missing-file 5:9'])
  expect(inLook.map(({ path }) => path)).toEqual(['mode', 'fonts.display', 'styles'])
  expect(inLook.at(-1)?.message).toBe('there is no file "none.css" beside this one')
  const inMain = found().filter(({ file }) => file.endsWith('portfolio.yaml'))
  expect(inMain.map(({ code, path }) => `${code} ${path}`)).toEqual(['unknown-key theme.acent'])
})

it.each([
  ['', 'empty-file'],
  ['- mode: dark', 'wrong-type'],
  ['mode: [dark', 'yaml-bracket'],
  ['fonts: { display: Fraunces', 'yaml-bracket'],
  ['theme:\n  mode: dark', 'unknown-key'],
  ['look: y.yaml', 'unknown-key'],
  [good, 'unknown-key'],
])('refuses a look that is %j with one report in that file', (text, code) => {
  const { found } = site('theme: looks/x.yaml', { 'looks/x.yaml': text })
  expect(found().map((one) => one.code)).toEqual([code])
  expect(found()[0]?.file).toMatch(/looks\/x\.yaml$/)
})

it('reports all mistakes of a look in its own file', () => {
  const look = 'mode: drak\nradius: 6,5\nradius: 7\nshape: { hairline: [] }\n'
  const { found } = site('theme: looks/x.yaml', { 'looks/x.yaml': look })
  const lines = found().map(({ code, line, path }) => `${code} ${line} ${path}`)
  expect(lines).toEqual([
    'unknown-value 1 mode',
    'yaml-number 2 radius',
    'duplicate-key 3 radius',
    'wrong-type 4 shape.hairline',
  ])
})

it.each([
  ['looks/papr.yaml', 'did you mean "looks/paper.yaml"?'],
  ['https://example.org/paper.yaml', undefined],
  ['/paper.yaml', undefined],
])('reports the look %s, which is not beside the portfolio, where it is named', (look, label) => {
  const { found } = site(`theme: ${look}`, { 'looks/paper.yaml': paper })
  expect(found().map((one) => [one.code, one.path, one.label])).toEqual([['missing-file', 'theme', label]])
  expect(found()[0]?.file).toMatch(/portfolio\.yaml$/)
})

it('finds the files that a look names beside the look', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
  const look =
    'logo: { src: leaf.svg }\nstyles: ../extra.css\nfirstScreen: { art: { drawing: { src: leaf.svg } } }\n'
  const files = { 'looks/x.yaml': look, 'looks/leaf.svg': drawing, 'extra.css': 'p { color: red }' }
  const { content } = site('theme: looks/x.yaml', files)
  const read = content()
  if ('diagnostics' in read) throw new Error(JSON.stringify(read.diagnostics))
  expect(read.portfolio.theme).toMatchObject({ logo: { src: 'looks/leaf.svg' }, styles: 'extra.css' })
  expect(read.portfolio.sections[0]).toMatchObject({ art: { drawing: { src: 'looks/leaf.svg' } } })
})

it('gives the first screen the art and the layout of the theme, unless its section has its own', () => {
  const files = { 'looks/x.yaml': 'firstScreen: { art: type, layout: centred }\n' }
  const first = ({ content }: ReturnType<typeof site>) => {
    const read = content()
    return 'diagnostics' in read ? read.diagnostics : read.portfolio.sections[0]
  }
  const made = site('theme: looks/x.yaml', files)
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
  const files = { 'looks/paper.yaml': paper, 'looks/b.yaml': 'mode: dark\nradius: 30\n' }
  const named = site('theme: { look: looks/b.yaml, fonts: { text: Figtree } }', files)
  expect(named.theme('looks/paper.yaml')).toMatchObject({
    mode: 'light',
    radius: 2,
    fonts: { text: 'Figtree' },
  })
  const inline = site('theme: { mode: dark, radius: 12, logo: none, fonts: { text: Figtree } }', files)
  expect(inline.theme('looks/paper.yaml')).toMatchObject({
    mode: 'light',
    radius: 2,
    fonts: { text: 'Instrument Sans' },
  })
  expect(site('', files).theme('looks/b.yaml').radius).toBe(30)
})

it('says in a sentence that LOOK names no file, and which one it may mean', async () => {
  const { checked } = site('', { 'looks/paper.yaml': paper })
  const { code, text } = await checked({ LOOK: 'looks/papr.yaml' })
  expect([code, text]).toEqual([2, expect.stringContaining('Did you mean looks/paper.yaml?')])
  expect((await checked({ LOOK: 'looks/paper.yaml' })).code).toBe(0)
})

it('tries a look that comes with Onefolio by its name or path, unless one lies beside the portfolio', async () => {
  const { checked, file, write } = site('')
  const accentOf = (look: string) => {
    const read = contentFile(file, look).content()
    return 'portfolio' in read ? read.portfolio.theme.light.accent : read.diagnostics
  }
  expect([accentOf('meadow'), accentOf('looks/meadow.yaml')]).toEqual(['#b3174f', '#b3174f'])
  expect((await checked({ LOOK: 'paper' })).code).toBe(0)
  const { code, text } = await checked({ LOOK: 'papr' })
  expect([code, text]).toEqual([2, expect.stringMatching(/Did you mean looks\/paper\.yaml\? .* blueprint, /)])
  write('looks/meadow.yaml', paper)
  expect([accentOf('meadow'), accentOf('looks/meadow.yaml')]).toEqual(['#7d1f35', '#7d1f35'])
})

it('takes a look that comes with Onefolio by its name in the theme, and lists all that there are for another', () => {
  const accent = (made: ReturnType<typeof site>) => made.theme().light.accent
  const named = site('theme: looks/meadow.yaml')
  expect(accent(named)).toBe('#b3174f')
  named.write('looks/meadow.yaml', paper)
  expect(accent(named)).toBe('#7d1f35')
  const [found] = site('theme: looks/meadw.yaml', { 'looks/mine.yaml': paper }).found()
  expect(found?.label).toBe('did you mean "looks/meadow.yaml"?')
  expect(found?.allowed).toEqual(
    ['blueprint', 'harbour', 'meadow', 'mine', 'nocturne', 'paper', 'poster'].map(
      (one) => `looks/${one}.yaml`,
    ),
  )
  expect(`${found?.message} ${found?.help}`).not.toContain('paper')
})

const themed = parse(readFileSync(at('content/looks/meadow.yaml'), 'utf8'))
const keysOfLook = Object.entries<unknown>(themed).flatMap(([key, inner]) =>
  key === 'light' || key === 'fonts'
    ? [{ key, group: '' }, ...Object.keys(inner ?? {}).map((one) => ({ key: one, group: key }))]
    : [{ key, group: '' }],
)

describe.each(keysOfLook)('a misspelt $group $key beside a look that sets it', ({ key, group }) => {
  const misspelt = key.slice(0, 2) + key.slice(3)
  const value = JSON.stringify(own(group ? own(themed, group) : themed, key))
  const files = () => ({ 'looks/meadow.yaml': readFileSync(at('content/looks/meadow.yaml'), 'utf8') })
  const pair = (name: string) => `${name}: ${value}`

  it.each([
    [
      'block',
      (line: string) => `theme:\n  look: looks/meadow.yaml\n${group ? `  ${group}:\n  ` : ''}  ${line}\n`,
    ],
    [
      'flow',
      (line: string) => `theme: { look: looks/meadow.yaml, ${group ? `${group}: { ${line} }` : line} }\n`,
    ],
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
  const { checked, folder } = site('theme: looks/x.yaml', { 'looks/x.yaml': '# Mine.\nacent: "#7d1f35"\n' })
  const { code, text } = await checked({}, '--fix')
  expect(code, text).toBe(0)
  expect(readFileSync(join(folder, 'looks/x.yaml'), 'utf8')).toBe('# Mine.\naccent: "#7d1f35"\n')
})

it('has the misspelt keys of a look fixed in its own file', async () => {
  const { checked, file, folder } = site('theme: { look: looks/x.yaml, radus: 2 }', {
    'looks/x.yaml': 'moed: dark\n',
  })
  const { code, text } = await checked({}, '--fix')
  expect(code, text).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('theme: { look: looks/x.yaml, radius: 2 }')
  expect(readFileSync(join(folder, 'looks/x.yaml'), 'utf8')).toBe('mode: dark\n')
})

it('has the dev server follow the look, and what it names', () => {
  const { file, folder } = site('theme: looks/x.yaml', { 'looks/x.yaml': 'logo: { src: leaf.svg }\n' })
  const source = contentFile(file)
  source.content()
  expect(source.dependsOn(join(folder, 'looks/x.yaml'))).toBe(true)
  expect(source.dependsOn(join(folder, 'looks/leaf.svg'))).toBe(true)
})

const looks = readdirSync(at('content/looks')).filter((name) => name.endsWith('.yaml'))

it.each(looks)('%s is in order, and unlike the default', (name) => {
  const look = at(`content/looks/${name}`)
  const { theme: themeOf, found } = site('')
  expect(found(look)).toEqual([])
  const theme = () => themeOf(look)
  const { mode, fonts } = theme()
  for (const each of ['dark', 'light'] as const) {
    if (mode !== 'system' && mode !== each) continue
    expect(theme()[each].accent).not.toBe(palettes[each].accent)
    expect(contrast(theme()[each].background, palettes[each].background)).not.toBe(1)
  }
  expect(fonts.display).not.toBe('Bricolage Grotesque')
})

it('has looks that differ from each other in accent, ground and face', () => {
  const all = looks.map((name) => parse(readFileSync(at(`content/looks/${name}`), 'utf8')))
  const different = (of: (look: (typeof all)[number]) => unknown) => new Set(all.map(of)).size
  expect(different(({ accent }) => accent)).toBe(6)
  expect(different(({ dark, light }) => (light ?? dark).background)).toBe(6)
  expect(different(({ fonts }) => fonts.display)).toBe(6)
  expect(different(({ firstScreen }) => JSON.stringify(firstScreen.art))).toBe(6)
})
