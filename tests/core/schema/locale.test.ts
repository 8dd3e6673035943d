import { expect, it } from 'vitest'
import { loadSite } from '../../../schema/check/loadSite.ts'
import { good, spoil } from './setting.ts'

/** The language and direction that a site with these settings gives its tagline. */
function attributesOf(text: string, site: string) {
  const lines = spoil(good, 'site:\n', `site:\n${site}`)
  const written = spoil(lines, 'tagline: I count.', `tagline: ${JSON.stringify(text)}`)
  const loaded = loadSite({ file: 'portfolio.yaml', text: written }, [], {
    files: () => ({ kind: 'missing', near: [] }),
    hasIcon: () => true,
    nearIcons: () => [],
  })
  if (!('locales' in loaded)) throw new Error(JSON.stringify(loaded.diagnostics))
  return loaded.locales[0].foreign.get(text)
}

const arabic = '  lang: ar\n  dir: rtl\n'

it.each([
  'C++',
  'C#',
  '.NET',
  'Acme Inc.',
  'What’s next?',
  '(Three.js)',
  '+966 50 123 4567',
  '10+',
  '98%',
  'Ж.',
])(
  'in a right-to-left page %s is marked left-to-right, so that its punctuation stays at its ends',
  (text) => {
    expect(attributesOf(text, arabic)).toEqual({ lang: 'ar', dir: 'ltr' })
    expect(attributesOf(text, '')).toBeUndefined()
  },
)

it.each(['React', 'Node.js 20', 'React هي مكتبة.', 'مرحبا!', '2021 – 2024', '12.5', '—'])(
  'in a right-to-left page %s is not marked',
  (text) => expect(attributesOf(text, arabic)).toBeUndefined(),
)

it('interface words that are not in the language of the page are marked as English', () => {
  expect(attributesOf('Skip to Content', '  lang: ta\n')).toEqual({ lang: 'en', dir: 'ltr' })
  expect(attributesOf('Skip to Content', '  lang: de\n')).toBeUndefined()
  // The Russian words are in another script.
  expect(attributesOf('Skip to Content', '  lang: ru-Latn\n')).toEqual({ lang: 'en', dir: 'ltr' })
  expect(attributesOf('Skip to Content', '  lang: zh-TW\n')).toBeUndefined()
})
