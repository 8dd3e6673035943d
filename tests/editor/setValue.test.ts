import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { removeValue } from '../../schema/yaml/write.ts'
import { setValue } from '../../src/node/editor/setValue.ts'
import { textOf } from '../core/schema/setting.ts'
import { cases } from '../setup/cases.ts'

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

function set(text: string, path: (string | number)[], value: string | number): string {
  const next = setValue(text, path, value)
  if ('problem' in next) throw new Error(next.problem)
  // The same in a file of Windows.
  expect(setValue(crlf(text), path, value)).toEqual({ text: crlf(next.text) })
  return next.text
}

const text = `site:
    title: Ada # her name
theme:
    mode: dark # dark, light or system
    # Tried on paper.
    radius: 14 # px

sections:
    - type: projects
      id: work
      heading: "Work"
      # samples would be here
`

describe('a key that is there', () => {
  it('gets another value, and keeps its quotes and its comment', () => {
    expect(set(text, ['theme', 'mode'], 'light')).toBe(text.replace('dark #', 'light #'))
    expect(set(text, ['theme', 'radius'], 2.5)).toBe(text.replace('14', '2.5'))
    expect(set(text, ['sections', 0, 'heading'], 'He said "hi"')).toContain('heading: "He said \\"hi\\""\n')
    expect(set("theme: { accent: '#ff6a3d' }\n", ['theme', 'accent'], '#123456')).toBe(
      "theme: { accent: '#123456' }\n",
    )
    expect(set('theme:\n  accent: # none yet\n', ['theme', 'accent'], '#123456')).toBe(
      "theme:\n  accent: '#123456' # none yet\n",
    )
  })

  it('is left alone where it says the same, and where it has keys of its own', () => {
    expect(setValue(text, ['theme', 'mode'], 'dark')).toEqual({ text })
    expect(setValue(text, ['theme'], 'looks/paper.yaml')).toEqual({
      problem: expect.stringContaining('theme has keys of its own'),
    })
    expect(setValue('theme:\n  mode: [\n', ['theme', 'mode'], 'dark')).toEqual({
      problem: expect.stringContaining('mistake'),
    })
  })
})

describe('a key that is not there yet', () => {
  it('comes in the order of the schema, in the style of what is around it', () => {
    expect(set(text, ['theme', 'accent'], '#123456')).toBe(
      text.replace('or system\n', "or system\n    accent: '#123456'\n"),
    )
    expect(set(text, ['theme', 'shape', 'texture'], 'grain')).toBe(
      text.replace('# px\n', '# px\n    shape:\n        texture: grain\n'),
    )
    expect(set(text, ['sections', 0, 'layout'], 'grid')).toBe(
      text.replace('"Work"\n', '"Work"\n      layout: grid\n'),
    )
    expect(set('theme: { mode: dark }\n', ['theme', 'shape', 'texture'], 'grid')).toBe(
      'theme: { mode: dark, shape: { texture: grid } }\n',
    )
    expect(set('theme: {}\n', ['theme', 'mode'], 'light')).toBe('theme: { mode: light }\n')
    expect(set('theme:\nnav: []\n', ['theme', 'mode'], 'light')).toBe('theme:\n  mode: light\nnav: []\n')
    expect(set('theme:\n  mode: dark', ['theme', 'radius'], 3)).toBe('theme:\n  mode: dark\n  radius: 3')
    expect(set('sections: [ { type: hero, id: a } ]\n', ['sections', 0, 'layout'], 'centred')).toBe(
      'sections: [ { type: hero, id: a, layout: centred } ]\n',
    )
  })

  it('brings the group around it, with the gaps of the file', () => {
    expect(set('site:\n  title: A\n\nsections: []\n', ['theme', 'mode'], 'light')).toBe(
      'site:\n  title: A\n\ntheme:\n  mode: light\n\nsections: []\n',
    )
    expect(set('site: { title: A }\nsections: []\n', ['theme', 'mode'], 'light')).toBe(
      'site: { title: A }\ntheme:\n  mode: light\nsections: []\n',
    )
  })
})

describe('a key that is taken out', () => {
  const remove = (text: string, path: (string | number)[]) => {
    const next = removeValue(text, path)
    return 'text' in next ? next.text : next.problem
  }

  it('goes with its line, and with the group that has no other', () => {
    expect(remove(text, ['theme', 'radius'])).toBe(text.replace('    radius: 14 # px\n', ''))
    expect(remove('theme: { mode: dark, radius: 2 }\n', ['theme', 'radius'])).toBe('theme: { mode: dark }\n')
    expect(
      remove('theme:\n  mode: dark\n  shape:\n    texture: grain\n', ['theme', 'shape', 'texture']),
    ).toBe('theme:\n  mode: dark\n')
    expect(remove(text, ['theme', 'accent'])).toBe(text)
  })
})

const values = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '#ff6a3d',
    'a: b',
    '- x',
    "it's",
    'he said "hi"',
    'true',
    '12',
    '',
    ' ',
    'a\nb',
    '*x',
    '[',
    '🙂',
  ),
  fc.integer(),
)
const files = [
  'content/portfolio.yaml',
  'content/examples/designer/portfolio.yaml',
  'tests/fixtures/site/portfolio.yaml',
]

it('any value at any place of a theme comes back the same, and no other byte is touched', () => {
  const paths = fc.constantFrom(
    ['theme', 'accent'],
    ['theme', 'mode'],
    ['theme', 'fonts', 'display'],
    ['theme', 'shape', 'texture'],
    ['theme', 'firstScreen', 'art'],
    ['sections', 0, 'layout'],
    ['sections', 1, 'layout'],
  )
  fc.assert(
    fc.property(fc.constantFrom(...files), paths, values, (file, path, value) => {
      const before = textOf(file)
      const next = setValue(before, path, value)
      if ('problem' in next) {
        // What YAML cannot hold, such as a control character, or a group.
        expect(next.problem).toMatch(/sign that cannot|keys of its own|no place/)
        return
      }
      const at = path.reduce<unknown>((all, step) => (all as Record<string, unknown>)[step], parse(next.text))
      expect(at).toBe(value)
      const [was, is] = [before, next.text].map((one) => one.split('\n'))
      const kept = was?.filter((line) => is?.includes(line)).length ?? 0
      expect(kept).toBeGreaterThanOrEqual((was?.length ?? 0) - 1)
    }),
    { numRuns: cases(400) },
  )
})
