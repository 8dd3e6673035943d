import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { palettes } from '../../../schema/model/theme.ts'
import { drawingOf, paintDrawing } from '../../../schema/pictures/drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${attributes}>${inside}</svg>`
const shape = '<path d="M0 0h8v8z"/>'

function cleaned(text: string) {
  const fact = drawingOf(text)
  if ('problem' in fact) throw new Error(fact.problem)
  return fact
}

describe('anything in a drawing that does more than draw is removed:', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in an address', '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>'],
    ['a handler', '<path d="M0 0h8v8z" onclick="alert(1)" ONLOAD="alert(1)"/>'],
    [
      'HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a picture elsewhere', '<image href="https://evil.example/a.png" width="8" height="8"/>'],
    ['a shape elsewhere', '<use href="https://evil.example/a.svg#b"/>'],
    ['paint elsewhere', '<path d="M0 0h8v8z" fill="url(https://evil.example/a.svg#b)"/>'],
    ['paint elsewhere in an escape', '<path d="M0 0h8v8z" fill="u\\72l(https://evil.example/a.svg#b)"/>'],
    ['a mask elsewhere in capitals', '<path d="M0 0h8v8z" mask="URL(//evil.example/a.svg#b)"/>'],
    [
      'paint elsewhere in capitals',
      '<path d="M0 0h8v8z" fill="none Url( &quot;HTTP://evil.example/a&quot;)"/>',
    ],
    ['paint of any host in an escape', '<path d="M0 0h8v8z" fill="u\\72l(//evil.example/a.svg#b)"/>'],
    ['an attribute that changes', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['styles for all of the page', '<style>body{display:none}@import "https://evil.example/a.css";</style>'],
    [
      'a style elsewhere',
      '<path d="M0 0h8v8z" style="fill:url(https://evil.example/a);background:url(//b)"/>',
    ],
    [
      'text that closes an element',
      '<path d="M0 0h8v8z" fill="&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
    ],
  ])('%s', (_, part) => {
    const { body } = cleaned(svg(shape + part)).drawing
    // In the output of the library, every < begins an element.
    const names = [...body.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name)
    expect(names.filter((name) => name !== 'g' && name !== 'path')).toEqual([])
    expect(body).not.toMatch(/\s(?:on\w+|href|style="(?!--depth))/i)
    expect(body).not.toMatch(/evil|javascript/)
  })
})

it('removed parts are reported, except invisible ones', () => {
  const text = readFileSync('tests/fixtures/bad/images/hostile.svg', 'utf8')
  expect(cleaned(text).leftOut).toEqual(
    expect.arrayContaining(['<script>', '<image>', 'the attribute onload']),
  )
  expect(cleaned(svg(`<title>A</title><metadata>b</metadata>${shape}`)).leftOut).toEqual([])
})

it('styles become attributes', () => {
  const { body } = cleaned(svg(`<style>.a{fill:currentColor}</style><path class="a" d="M0 0h8v8z"/>`)).drawing
  expect(body).toContain('fill="currentColor"')
  expect(body).not.toMatch(/class|<style/)
})

it('ids get a unique prefix, and references follow', () => {
  const { body } = cleaned(
    svg(
      `<linearGradient id="home"><stop offset="0"/></linearGradient><path d="M0 0h8v8z" fill="url('#home')"/>`,
    ),
  ).drawing
  const [, id = ''] = /id="([^"]+)"/.exec(body) ?? []
  expect(id).toMatch(/^_[0-9a-f]{6}_home$/)
  expect(body).toContain(`fill="url(#${id})"`)
})

it('each top-level part is a layer, also inside a single wrapping group', () => {
  const parts = `${shape}<g opacity=".5">${shape}</g>${shape}`
  for (const text of [svg(parts), svg(`<g transform="translate(1)">${parts}</g>`)])
    expect(cleaned(text).drawing.body.match(/--depth:[\d.]+/g)).toEqual([
      '--depth:0.33',
      '--depth:0.67',
      '--depth:1',
    ])
})

it.each([
  ['no SVG', 'hello'],
  ['nothing', ''],
  ['another element', '<html/>'],
  ['broken XML', '<svg viewBox="0 0 1 1"><g></svg>'],
  ['no size', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`],
  ['letters alone', svg('<text>A</text>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg(`${shape}&b;`)}`],
  ['a very deep nest', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
])('%s is refused with a reason', (_, text) => {
  expect(drawingOf(text)).toEqual({ problem: expect.any(String) })
})

it('nested <use> is removed, so that it cannot multiply', () => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(9)}</g>`,
  )
  const { drawing, leftOut } = cleaned(svg(`<g id="l0">${shape}</g>${levels.join('')}`))
  expect(drawing.body).not.toContain('<use')
  expect(leftOut).toContain('<use> in what is used itself')
})

it('painted into a picture, its tokens become the colours of the palette', async () => {
  const { drawing } = cleaned(
    svg('<path fill="var(--accent)" d="M0 0h4v8H0z"/><path fill="currentColor" d="M4 0h4v8H4z"/>'),
  )
  const { dark } = palettes
  const painted = paintDrawing(drawing, dark, { x: 0, y: 0, width: 8, height: 8 })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${painted}</svg>`
  const pixels = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer()
  const at = (x: number) => `#${Buffer.from(pixels.subarray(4 * (8 + x), 4 * (8 + x) + 3)).toString('hex')}`
  expect([at(1), at(6)]).toEqual([dark.accent, dark.text])
})

describe('a drawing that is kept for the next run', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (text: string) => writeFileSync(join(folder, 'logo.svg'), text)
  /** Reads the drawing as a new process does. */
  async function readAnew() {
    vi.resetModules()
    const { drawingIn } = await import('../../../schema/pictures/drawing.ts')
    return drawingIn(join(folder, 'logo.svg'), join(folder, 'cache'))
  }
  const record = () => join(folder, 'cache/portfolio-drawings.json')
  /** Changes what is kept, so that it can be told from what is cleaned anew. */
  const change = (from: string, to: string) =>
    writeFileSync(record(), readFileSync(record(), 'utf8').replace(from, to))

  it('is read again, and not cleaned again', async () => {
    write(svg('<script>alert(1)</script><path d="M1 2h3v4z"/>'))
    const first = await readAnew()
    expect(first).toMatchObject({ leftOut: ['<script>'] })
    expect(await readAnew()).toEqual(first)
    change('M1 2h3', 'M4 3h2')
    expect(await readAnew()).toMatchObject({ drawing: { body: expect.stringContaining('M4 3h2') } })
  })

  it('is cleaned again once its text has changed, or what cleans it, or what was kept is damaged', async () => {
    write(svg(shape))
    const first = await readAnew()
    write(svg('<path d="M1 2h3v4z"/>'))
    const second = await readAnew()
    expect(second).toMatchObject({ drawing: { body: expect.stringContaining('M1 2h3v4z') } })
    write(svg(shape))
    expect(await readAnew()).toEqual(first)

    change('M0 0', 'M7 7')
    change('"state":"', '"state":"of another version ')
    expect(await readAnew()).toEqual(first)
    writeFileSync(record(), '{"state":')
    expect(await readAnew()).toEqual(first)
  })

  it('is never kept if it is none', async () => {
    write('hello')
    expect(await readAnew()).toEqual({ problem: expect.any(String) })
    expect(existsSync(record())).toBe(false)
  })
})
