import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { literalsOf } from './literals.ts'

/** The only files that may contain literal colours and lengths. */
const tokens = [
  ...['breakpoints', 'global', 'textures', 'tokens'].map((name) => `src/client/theme/${name}.ts`),
  'src/node/build/documents/colours.ts',
]

test('colours and lengths are only in the token files', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
  expect(files).toEqual(expect.arrayContaining(tokens))
  const found = files
    // The accents of an import are content, and the bar of the dev page has nothing of the page.
    .filter((file) => !tokens.includes(file) && !/^src\/(?:node\/import|client\/dev\/bar)\//.test(file))
    .flatMap((file) =>
      literalsOf(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
    )
  expect(found).toEqual([])
})

test('every transition has a duration and the easing of the scale', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/transition: ([^;\n]+);/g)].flatMap(([, css = '']) =>
        css.split(', ').filter((one) => !/^[\w-]+ var\(--(?:quick|slow)\) var\(--ease\)$/.test(one)),
      ),
    )
  expect(found).toEqual([])
})

describe('a literal', () => {
  const within = (css: string) => literalsOf('Part.tsx', `const Part = styled.p\`\n  ${css}\n\``)

  it.each([
    ['color: #fff;', '#fff'],
    ['color: #FF6A3D80;', '#FF6A3D80'],
    ['background: rgb(1 2 3);', 'rgb(1 2 3)'],
    ['color: color-mix(in oklab, var(--text), hsl(0 0% 0%));', 'hsl(0 0% 0%)'],
    ['color: color-mix(in oklab, var(--text), black 10%);', 'black'],
    ['margin: 0 -0.5em;', '-0.5em'],
    ['inline-size: calc(100% - 12px);', '12px'],
    ['gap: .5rem', '.5rem'],
    ['min-block-size: 100svh;', '100svh'],
    ['transition: color 160ms;', '160ms'],
    ['transition: color 1s;', '1s'],
  ])('is found in %j', (css, text) => {
    expect(within(css)).toEqual([{ line: 2, text }])
  })

  it.each([
    'color: var(--accent);',
    'color: oklch(from var(--accent) l c h);',
    'white-space: nowrap;',
    'margin: 0px; inset: 0;',
    'inline-size: 50%; grid-template: 1fr / 2fr; rotate: 45deg; max-inline-size: 60ch;',
    'gap: var(--space-1h);',
    '/* 12px of #fff,\n  and black; */',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a module
    'inset: ${top}px;',
  ])('is not found in %j', (css) => {
    expect(within(css)).toEqual([])
  })

  it('is not found in the sizes of a picture', () => {
    const sizes = "const cardSizes = [{ width: '90vw' }]\nfunction wholeSizes() { return '1rem' }"
    expect(literalsOf('Part.tsx', sizes)).toEqual([])
    expect(literalsOf('Part.tsx', "const card = { width: '90vw' }")).toHaveLength(1)
  })

  it('is found in attributes and strings, with its line, and not in comments', () => {
    const source = `// 12px of #fff
/** It's 1rem. */
export const Part = () => <p style={{ color: '#fff' }}>It's</p>
const margin = '0px 12px'`
    expect(literalsOf('Part.tsx', source)).toEqual([
      { line: 3, text: '#fff' },
      { line: 4, text: '12px' },
    ])
  })
})
