import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { loadSite } from '../../../schema/check/loadSite.ts'
import { defaultContent } from '../../../schema/check/rules/leftovers.ts'
import { digestsBeside, filesBeside } from '../../../schema/files/files.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { at, good, spoil } from './setting.ts'

const sample = at('tests/fixtures/site/portfolio.yaml')
const text = readFileSync(sample, 'utf8')
const context = { file: 'portfolio.yaml', files: filesBeside(sample), digest: digestsBeside(sample) }

/** The leftovers of the default content in a text: the paths for each code. */
function leftovers(text: string, more: { strict?: boolean } = {}): Record<string, string[]> {
  const loaded = loadPortfolio(text, { ...context, ...more })
  const found = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  const left = found.filter(({ code }) => code.startsWith('leftover-'))
  expect(left.every(({ severity }) => severity === 'warning')).toBe(true)
  const kinds: Record<string, string[]> = {}
  for (const { code, path } of left) kinds[code] = [...(kinds[code] ?? []), pathText(path)]
  return kinds
}

/** Every leftover of the default content, which the fixture is a copy of. */
const all = {
  'leftover-name': [
    'site.title',
    'site.description',
    'site.owner.name',
    'sections[1].portrait.alt',
    'footer.copyright',
  ],
  'leftover-address': ['site.owner.email', 'socials[2].href'],
  'leftover-link': ['socials[0].href', 'socials[1].href'],
  'leftover-picture': ['sections[1].portrait.src'],
  'leftover-samples': ['sections[4].samples', 'sections[5].samples'],
}

describe('what is left of the default content', () => {
  it('is not reported for a site without an address, which is still in the making', () => {
    expect(leftovers(text)).toEqual({})
  })

  it('is reported in full, with paths, once the site has an address or under --strict', () => {
    const live = spoil(text, '  lang: en\n', '  lang: en\n  url: https://maralind.com/\n')
    expect(leftovers(live)).toEqual(all)
    expect(leftovers(text, { strict: true })).toEqual(all)
  })

  it('is none if the owner has written everything', () => {
    const own = spoil(good, "'mailto:ada@example.com'", "'mailto:ada@byron.org'").replaceAll(
      'ada@example.com',
      'ada@byron.org',
    )
    expect(leftovers(own, { strict: true })).toEqual({})
  })

  it('does not include another picture with the name of the default portrait', () => {
    const digest = () => 'of another file'
    const loaded = loadPortfolio(text, { ...context, strict: true, digest })
    const codes = 'portfolio' in loaded ? loaded.warnings.map(({ code }) => code) : []
    expect(codes).not.toContain('leftover-picture')
    expect(codes).toContain('leftover-name')
  })

  it.each([
    ['Write to hello@maralind.example', []],
    ['hello@maralind.example', ['leftover-address']],
    ['LOREM  ipsum', ['leftover-text']],
    ['Sit amet and dolor', []],
    ['A study of Tamara Linden', []],
    ['mara lind', ['leftover-name']],
    ['https://formspree.io/f/YOUR-FORM', ['leftover-text']],
    ['https://NAME.github.io/REPOSITORY/', ['leftover-text']],
    ['your-form of name.github.io, a repository', []],
  ])('in a text, %s reports %j', (words, codes) => {
    const spoilt = spoil(good, 'headline:', `note: ${JSON.stringify(words)}\n    headline:`)
    const found = leftovers(spoilt, { strict: true })
    expect(Object.keys(found).filter((code) => found[code]?.includes('sections[0].note'))).toEqual(codes)
  })

  it.each([
    ['https://formspree.io/f/xyzabcde', true],
    ['https://formspree.io/f/abcdefgh', true],
    ['https://formspree.io/f/YOUR-FORM', true],
    ['https://formspree.io/f/{form_id}', true],
    ['https://formspree.io/f/xxxxxxxx', true],
    ['https://getform.io/f/your-form-endpoint', true],
    ['https://formspree.io/f/mqkvzbrd', false],
    ['https://api.web3forms.com/submit', false],
    ['/send', false],
  ])('the endpoint %s is a placeholder: %s', (endpoint, isOne) => {
    const section = `  - { type: contact, id: contact, label: L, heading: H, delivery: { endpoint: '${endpoint}' } }\n`
    const found = leftovers(spoil(good, 'footer:', `${section}footer:`), { strict: true })
    expect(found['leftover-text'] ?? []).toEqual(isOne ? ['sections[2].delivery.endpoint'] : [])
  })

  it.each([
    ['YOUR-ACCESS-KEY', true],
    ['YOUR_ACCESS_KEY_HERE', true],
    ['00000000-0000-0000-0000-000000000000', true],
    ['5f1c8a3e-90b7-4d2e-8c41-7a6be0d93f52', false],
  ])('the hidden value %s is a placeholder: %s', (value, isOne) => {
    const delivery = `{ endpoint: /send, fields: [{ name: access_key, value: ${value} }] }`
    const section = `  - { type: contact, id: contact, label: L, heading: H, delivery: ${delivery} }\n`
    const found = leftovers(spoil(good, 'footer:', `${section}footer:`), { strict: true })
    expect(found['leftover-text'] ?? []).toEqual(isOne ? ['sections[2].delivery.fields[0].value'] : [])
  })

  it('is found in links of Markdown; a link to #top is none', () => {
    const section =
      '  - { type: prose, id: more, label: More, heading: More, text: "[a](https://b.example/) [b](#) [c](#top) [d](https://byron.org/)" }'
    const found = leftovers(spoil(good, '\nfooter:', `\n${section}\nfooter:`), { strict: true })
    const there = Object.entries(found).flatMap(([code, paths]) =>
      paths.filter((path) => path === 'sections[2].text').map(() => code),
    )
    expect(there.sort()).toEqual(['leftover-address', 'leftover-link'])
  })

  it('is reported once for an overlay, at its own texts', () => {
    const overlay = {
      file: 'portfolio.de.yaml',
      lang: 'de',
      text: 'site: { title: Mara Lind baut Seiten }\nsocials:\n  - {}\n  - { href: "#" }\n',
    }
    const site = loadSite({ file: 'portfolio.yaml', text }, [overlay], { ...context, strict: true })
    const found = 'locales' in site ? site.warnings : site.diagnostics
    expect(
      found
        .filter(({ code, file }) => code.startsWith('leftover-') && file === overlay.file)
        .map(({ path }) => pathText(path)),
    ).toEqual(['site.title', 'socials[1].href'])
  })
})

it('the size recorded for the default portrait is that of the file', () => {
  const portrait = readFileSync(at('tests/fixtures/site/images/portrait.webp'))
  expect(portrait.length).toBe(defaultContent.portrait.bytes)
})
