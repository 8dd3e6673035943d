import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generate, parse, type StyleSheet } from 'css-tree'
import { expect, test } from 'vitest'
import { bytesOf, withImports } from '../bench/bytes.ts'
import { fixture } from '../browser/support/paths.ts'
import { attributesOf, folderOf, openBuilt, textOf } from '../setup/builtDocument.ts'
import { content, written, writtenIn } from '../sites/content.ts'
import { quickSites, type SiteName } from '../sites/sites.ts'

/** Strings that reveal the library that makes samples: its name, and words from its data. */
const ofSamples = [/faker/i, /Hodkiewicz/, /Runolfsdottir/, /whatever device they use/]

/** The files of a built site that match a pattern. */
function filesWith(folder: string, mark: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .filter(({ parentPath, name }) => mark.test(readFileSync(join(parentPath, name), 'utf8')))
    .map(({ name }) => name)
}

test('a page without samples does not contain the sample library', () => {
  for (const mark of ofSamples) expect(filesWith(folderOf('items'), mark), String(mark)).toEqual([])
})

test('a page with samples has the sample library in a separate script', () => {
  for (const mark of ofSamples.slice(1)) {
    const files = filesWith(folderOf('default'), mark)
    expect(files, String(mark)).toHaveLength(1)
    expect(files[0]).toMatch(/\.js$/)
  }
})

/** Strings that reveal zod and the YAML parser. */
const builders = [/ZodError|invalid_union/, /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/]

test('a page contains neither zod nor the YAML parser', () => {
  for (const site of ['default', 'added'] as const)
    for (const mark of builders) expect(filesWith(folderOf(site), mark), `${site}: ${mark}`).toEqual([])
})

/** Strings that reveal the bar of the dev page: its element, its questions and its words. */
const ofBar = [/onefolio-bar/, /portfolio:(?:ask|answer|bar)/, /__open-in-editor/, /Find in YAML/]

test('a page has no trace of the bar of the dev server', () => {
  for (const site of ['default', 'added'] as const)
    for (const mark of ofBar) expect(filesWith(folderOf(site), mark), `${site}: ${mark}`).toEqual([])
})

test('a site includes the licenses of its libraries, fonts and icons', () => {
  const licenses = (site: SiteName) => readFileSync(join(folderOf(site), 'licenses.txt'), 'utf8')
  for (const name of ['react-dom', '@react-spring/web', 'styled-components', '@faker-js/faker'])
    expect(licenses('default')).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
  expect(licenses('default')).toContain('Permission is hereby granted')
  expect(licenses('items')).not.toContain('@faker-js/faker')
  const families = {
    default: content.theme?.fonts?.display,
    themed: writtenIn('themed').theme?.fonts?.text,
  }
  for (const [site, family] of Object.entries(families) as [keyof typeof families, string][]) {
    const [, license = ''] = licenses(site).split(`\n## the font ${family} (OFL-1.1)\n`)
    expect(license, site).toMatch(/^\s*Copyright[\s\S]*SIL OPEN FONT LICENSE/)
  }
  expect(licenses('default')).toContain('## the icons of Lucide (ISC)')
})

test('a page has the scripts of its own section types and no others', () => {
  const scripts = (site: 'default' | 'added') => readdirSync(join(folderOf(site), 'assets')).join(' ')
  for (const name of ['Timeline', 'Prose', 'Gallery', 'Faq']) {
    expect(scripts('default')).not.toContain(`${name}-`)
    expect(scripts('added')).toContain(`${name}-`)
  }
  for (const name of ['Skills', 'Projects', 'Testimonials']) {
    expect(scripts('default')).toContain(`${name}-`)
    expect(scripts('added')).not.toContain(`${name}-`)
  }
})

/** A string that reveals each kind of hero art. */
const arts = {
  planes: /--plane-light\)|--spread/,
  picture: /scrim/,
  portrait: /4 ?\/ ?5;max-inline-size|inset-block: ?6% 0/,
  drawing: /data-layer/,
  type: /0\.92 ?\+ ?var\(--diacritics\)/,
  texture: /--texture:/,
}

test('a page contains the code of the hero art that it shows, and of no other', () => {
  const { planes, ...others } = arts
  expect(filesWith(folderOf('default'), planes)).not.toEqual([])
  for (const mark of Object.values(others))
    expect(filesWith(folderOf('default'), mark), `${mark}`).toEqual([])
  expect(filesWith(folderOf('art'), planes)).toEqual([])
  for (const mark of Object.values(others))
    expect(filesWith(folderOf('art'), mark), `${mark}`).not.toEqual([])
})

test('the mail form has its mailto: on the button, since browsers warn of a form action on https:', () => {
  const page = textOf('default', 'index.html')
  expect(page.match(/<form\b[^>]*>/g)).toEqual([expect.not.stringContaining('action')])
  expect(page).toMatch(/<button[^>]* formaction="mailto:/i)
})

test('pictures of all proportions share one class, so that a gallery adds no styles', () => {
  openBuilt('added')
  const frames = 'section[data-type=gallery] [style*="--frame"]'
  expect(new Set(attributesOf(frames, 'style')).size).toBeGreaterThan(2)
  expect(new Set(attributesOf(frames, 'class')).size).toBe(1)
})

test('the texts of a section are in its own script and no other', () => {
  for (const words of [/Four Ways to/, /What I Reach For/]) {
    const files = filesWith(folderOf('default'), words).filter((name) => name.endsWith('.js'))
    expect(files, String(words)).toHaveLength(1)
    expect(files[0]).toMatch(/^(?:services|skills)-/)
  }
})

test('the styles of the first screen and the font of the headline come first, and no others', () => {
  const html = readFileSync(join(folderOf('default'), 'index.html'), 'utf8')
  const [first = '', rest = ''] = html.split(/(?<=<style[^>]* id="_below"[^>]*>)/)
  // Including the tag that blocks painting, within the initial window of ten packets of 1,460 bytes (RFC 6928).
  expect(gzipSync(first, { level: 9 }).length).toBeLessThanOrEqual(13_600)
  expect(first.match(/font-family:\w+(?=;[^}]*base64,)/g)).toEqual(['font-family:Headline'])
  expect(rest).not.toContain('@font-face')
})

test('no style is sent twice', () => {
  const html = readFileSync(join(folderOf('default'), 'index.html'), 'utf8')
  const rules = [...html.matchAll(/<style (?:data-styled|id="_below")[^>]*>@layer components {([^<]*)}/g)]
    .flatMap(([, css = '']) => (parse(css) as StyleSheet).children.toArray())
    .map((rule) => generate(rule))
  expect(rules.length).toBeGreaterThan(100)
  expect(rules.length).toBe(new Set(rules).size)
})

/**
 * What the default page of the tests weighed when it was last looked at, and may weigh at most, in bytes of gzip. A
 * commit that makes it heavier by more than 5 % raises the figure, and says for what.
 */
const weights = {
  document: { last: 19_800, most: 24_000 },
  first: { last: 3_150, most: 5_000 },
  scripts: { last: 139_000, most: 170_000 },
}

test('the document without fonts, the scripts before the first input and all scripts have not become much heavier', () => {
  const bytes = bytesOf(folderOf('default'))
  for (const [what, { last, most }] of Object.entries(weights) as [
    keyof typeof weights,
    { last: number; most: number },
  ][])
    expect(bytes[what], what).toBeLessThanOrEqual(Math.min(last * 1.05, most))
  expect(bytes.samples, 'the sample library').toBeGreaterThan(0)
  expect(bytesOf(folderOf('items')).samples).toBe(0)
})

test('no two scripts import each other', () => {
  for (const site of ['default', 'arranged', 'added', 'items'] as const) {
    const folder = folderOf(site)
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
    const needed = new Map(scripts.map((name) => [name, withImports(folder, join('assets', name))]))
    expect(needed.size).toBeGreaterThan(5)
    const rings = scripts.flatMap((one) =>
      scripts
        .filter(
          (other) =>
            one < other &&
            needed.get(one)?.has(join('assets', other)) &&
            needed.get(other)?.has(join('assets', one)),
        )
        .map((other) => `${one} and ${other}`),
    )
    expect(rings, site).toEqual([])
  }
})

test('the document contains the policy before any script, style, link or title', () => {
  for (const name of ['index.html', '404.html']) {
    const html = textOf('default', name)
    const at = html.indexOf('<meta http-equiv="Content-Security-Policy"')
    expect(at).toBeGreaterThan(0)
    expect(html.slice(0, at)).not.toMatch(/<(?:script|style|link|title)/)
    expect(html).not.toContain('frame-ancestors')
  }
})

test('meta tags, structured data and policy take less than 1.5 kB', () => {
  const html = textOf('default', 'index.html')
  const without = html
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace(/<meta property[\s\S]*?<title>/, '<title>')
  expect(gzipSync(html).length - gzipSync(without).length).toBeLessThan(1500)
})

test('no site contains an original picture', () => {
  const original = readFileSync(join(fixture, written('about').portrait?.src ?? ''))
  for (const site of quickSites) {
    const files = readdirSync(folderOf(site), { recursive: true, withFileTypes: true })
    const same = files.filter(
      (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).equals(original),
    )
    expect(
      same.map(({ name }) => name),
      site,
    ).toEqual([])
  }
})
