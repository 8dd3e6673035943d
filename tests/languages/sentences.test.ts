import { expect, it } from 'vitest'
import { loadSite } from '../../schema/check/loadSite.ts'
import { withMissingWords } from '../../schema/languages/translate.ts'
import { read } from '../../schema/yaml/source.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { good, spoil } from '../core/schema/setting.ts'

const section = `  - type: timeline
    id: path
    label: Path
    heading: My Way
    items:
      - organisation: Harbour
        roles:
          - title: Pilot
            start: 2019-03
            text: "Led **all** pilots.\\n- Brought ships in"
            points: ['Wrote [rules](https://rules.example/)', Left]
`
const main = { file: 'portfolio.yaml', text: spoil(good, 'footer:\n', `${section}footer:\n`) }

/** The site with a German overlay that has some keys of the role. */
function inGerman(role: string) {
  const text = `sections:\n  - id: path\n    items:\n      - roles:\n          - ${role}\n`
  return loadSite(main, [{ file: 'portfolio.de.yaml', lang: 'de', text }], {})
}

it('translate writes points, roles and sentences with their Markdown, each below its original', () => {
  const source = read(main.text)
  if (!('root' in source)) throw new Error('The site cannot be read.')
  const completed = withMissingWords('', source.value, 'de')
  for (const original of ['Pilot', 'Led **all** pilots.', 'Wrote [rules](https://rules.example/)', 'Left'])
    expect(completed).toMatchObject({ text: expect.stringContaining(original) })
  expect('text' in completed && completed.text).toMatch(/roles:[\s\S]*points:/)
})

it('an overlay translates points and roles; what it leaves is in its own language', async () => {
  const loaded = inGerman("points: ['Schrieb *[Regeln](https://rules.example/de)*', null]")
  const locale = 'locales' in loaded ? loaded.locales[1] : undefined
  if (!locale) throw new Error(JSON.stringify(loaded))
  const { sections } = await resolvePortfolio(locale.portfolio, {
    picture: async (src) => ({ src }),
    icon: () => undefined,
    foreign: locale.foreign,
  })
  const shown = sections.find(({ type }) => type === 'timeline')
  const role = shown?.type === 'timeline' ? shown.items[0]?.roles?.[0] : undefined
  const english = { lang: 'en', dir: 'ltr' }
  expect(role).toMatchObject({
    text: { text: 'Led all pilots.', language: english },
    points: [
      { text: 'Brought ships in', language: english },
      { text: 'Schrieb Regeln', parts: ['Schrieb ', { tag: 'em' }] },
      { text: 'Left', language: english },
    ],
  })
})

it('the links of an overlay are checked like all else', () => {
  const loaded = inGerman("points: ['[x](javascript:alert(1))']")
  expect('diagnostics' in loaded && loaded.diagnostics.map(({ code, file }) => `${file} ${code}`)).toContain(
    'portfolio.de.yaml link-scheme',
  )
})
