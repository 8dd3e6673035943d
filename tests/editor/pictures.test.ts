import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveLocales } from '../../src/node/content/resolveLocales.ts'
import { formatOf, freeName, pictureAt } from '../../src/node/editor/pictures.ts'
import { refusalOf, siteEditor } from '../../src/node/editor/saveEdits.ts'
import { versionOf } from '../../src/node/editor/versions.ts'
import type { Patch } from '../../src/shared/editorQuestions.ts'
import { begin, siteOnDisk } from './siteOnDisk.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
const upload = (name: string, text = svg) => ({ name, bytes: Buffer.from(text).toString('base64') })

describe('the name of an uploaded picture', () => {
  it.each([
    ['My Söhne & Straße.JPG', 'my-sohne-strasse.jpg'],
    ['../../etc/passwd', 'etc-passwd.jpg'],
    ['..\\..\\x.png', 'x.jpg'],
    ['.jpg', 'file.jpg'],
    ['banner-300x250.jpg', 'file.jpg'],
    ['صورة.jpg', 'صورة.jpg'],
  ])('of %s is %s', (name, expected) => {
    expect(freeName(name, 'jpg', [])).toBe(expected)
  })

  it('is one that no file has, not even in other capitals', () => {
    expect(freeName('portrait.png', 'png', ['Portrait.png', 'portrait-2.png'])).toBe('portrait-3.png')
  })
})

describe('the format of an uploaded picture', () => {
  it('is that of its content, and what no browser shows is refused with a sentence', () => {
    expect(formatOf(Buffer.from(svg), 'a.png', false)).toBe('svg')
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    expect(() => formatOf(heic, 'a.heic', false)).toThrow('a.heic is HEIC, which cannot be shown here')
    expect(() => formatOf(Buffer.from('<html>'), 'a.svg', false)).toThrow('a.svg is no picture')
    const gif = Buffer.from('GIF89a\x04\0\x04\0\0\0\0', 'latin1')
    expect(() => formatOf(gif, 'a.gif', true)).toThrow('a.gif is GIF, which cannot be shown here: take SVG.')
    const large = new Uint8Array(26 * 1024 * 1024)
    expect(() => formatOf(large, 'a.png', false)).toThrow('a.png is larger than 25 MB')
  })
})

describe('an edit of a picture', () => {
  const text = `${begin}sections:
  - { type: hero, id: home, headline: A heading, tagline: A tagline, action: { name: Go, href: '#about' } }
  - type: about
    id: about
    label: About
    heading: About
    paragraphs: [Words.] # said
    portrait: { src: images/a.svg, alt: What it shows } # in flow
`
  const path = ['sections', 1, 'portrait', 'src']
  const set = (key: string, value: Extract<Patch, { op: 'set' }>['value'], seen?: string): Patch => ({
    op: 'set',
    file: 'main',
    path: [...path.slice(0, -1), key],
    value,
    seen,
  })

  it('writes file, words and focus in one step, which undo takes back to the byte', async () => {
    const { at, source } = siteOnDisk({ 'portfolio.yaml': text, 'images/a.svg': svg })
    const editing = siteEditor(source)
    await editing.edit({
      patches: [set('src', upload('A.svg')), set('focus', '20% 30%'), set('alt', 'Another thing')],
    })
    expect(readFileSync(at(), 'utf8')).toBe(
      text.replace(
        '{ src: images/a.svg, alt: What it shows }',
        '{ src: images/a-2.svg, alt: Another thing, focus: 20% 30% }',
      ),
    )
    expect(readFileSync(at('images/a-2.svg'), 'utf8')).toBe(svg)
    await editing.undo()
    expect(readFileSync(at(), 'utf8')).toBe(text)
    expect(existsSync(at('images/a-2.svg'))).toBe(false)
    expect(existsSync(at('images/a.svg'))).toBe(true)
    await editing.redo()
    expect(existsSync(at('images/a-2.svg'))).toBe(true)
  })

  it('puts a first logo beside the look, which undo takes back', async () => {
    const withLook = `${text}theme: own\n`
    const { at, source } = siteOnDisk({
      'portfolio.yaml': withLook,
      'images/a.svg': svg,
      'looks/own/look.yaml': 'radius: 4\n',
    })
    const content = await source.decoded()
    if ('diagnostics' in content) throw new Error('The content has mistakes.')
    const locales = await resolveLocales(content, source, { picture: async (src) => ({ src }) })
    const keysOf = (keys: string[]) => pictureAt({ lang: 'en', from: 'main', keys }, source, content, locales)
    expect(keysOf(['theme', 'logo'])).toMatchObject({
      path: ['theme', 'logo', 'src'],
      src: '',
      isDrawing: true,
    })
    expect(keysOf(['theme', 'other'])).toBeNull()

    const editing = siteEditor(source)
    const value = upload('Our Logo.svg')
    await editing.edit({ patches: [{ op: 'set', file: 'main', path: ['theme', 'logo', 'src'], value }] })
    expect(readFileSync(at(), 'utf8')).toBe(
      `${text}theme:\n  look: own\n  logo:\n    src: images/our-logo.svg\n`,
    )
    await editing.undo()
    expect(readFileSync(at(), 'utf8')).toBe(withLook)
  })

  it('takes the file back where the rest is refused, and names no file outside of the folder', async () => {
    const { at, source } = siteOnDisk({ 'portfolio.yaml': text, 'images/a.svg': svg })
    const editing = siteEditor(source)
    const refused = (...patches: Patch[]) => editing.edit({ patches }).catch(refusalOf)
    const seen = versionOf(source, source.file)
    expect(await refused(set('src', upload('b.svg')), set('focus', 'nowhere'))).toHaveProperty(
      'problem',
      expect.stringContaining('focus'),
    )
    expect(existsSync(at('images/b.svg'))).toBe(false)
    expect(await refused(set('src', '../secret.svg'))).toHaveProperty('problem')
    expect(readFileSync(at(), 'utf8')).toBe(text)
    writeFileSync(at(), text.replace('a.svg', 'c.svg'))
    expect(await refused(set('src', upload('b.svg'), seen))).toHaveProperty('now', 'images/c.svg')
    expect(existsSync(at('images/b.svg'))).toBe(false)
  })

  it('refuses a picture that is cut off, also where the file is noticed before it is decoded', async () => {
    const { at, source } = siteOnDisk({ 'portfolio.yaml': text, 'images/a.svg': svg })
    const whole = readFileSync('tests/fixtures/site/images/portrait.webp')
    const bytes = whole.subarray(0, whole.length / 2).toString('base64')
    const outcome = siteEditor(source)
      .edit({ patches: [set('src', { name: 'half.webp', bytes })] })
      .catch(refusalOf)
    while (!existsSync(at('images/half.webp'))) await undefined
    source.changed(at('images/half.webp'))
    expect(await outcome).toHaveProperty('problem', expect.stringContaining('cut off or damaged'))
    expect(existsSync(at('images/half.webp'))).toBe(false)
    expect(readFileSync(at(), 'utf8')).toBe(text)
  })

  it('writes nothing where the folder of pictures leads out of that of the site', async () => {
    const { at, source } = siteOnDisk({
      'portfolio.yaml': text.replaceAll('images/', 'other/'),
      'other/a.svg': svg,
    })
    symlinkSync(tmpdir(), at('images'))
    const patches = [set('src', upload('leads-out.svg'))]
    const outcome = await siteEditor(source).edit({ patches }).catch(refusalOf)
    expect(outcome).toHaveProperty('problem')
    expect((outcome as { problem: string }).problem).toContain('leads out of the folder of the portfolio')
    expect(existsSync(join(tmpdir(), 'leads-out.svg'))).toBe(false)
  })
})
