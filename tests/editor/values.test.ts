import { describe, expect, it } from 'vitest'
import { withThemeValue, withValue } from '../../src/node/editor/values.ts'
import { textOf } from '../core/schema/setting.ts'

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

function set(text: string, path: (string | number)[], value: string | number): string {
  const next = withValue(text, path, value)
  // The same in a file of Windows.
  expect(withValue(crlf(text), path, value)).toBe(crlf(next))
  return next
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
    expect(withValue(text, ['theme', 'mode'], 'dark')).toBe(text)
    expect(() => withValue(text, ['theme'], 'paper')).toThrow('theme has keys of its own')
    expect(() => withValue('theme:\n  mode: [\n', ['theme', 'mode'], 'dark')).toThrow('mistake')
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

const chosen = (text: string, path: string[], value?: string) =>
  withThemeValue(text, ['theme', ...path], value)

it('a look comes in every form of a theme, and goes again', () => {
  const paper = 'paper'
  expect(chosen('site: { title: A }\n', ['look'], paper)).toBe('site: { title: A }\n\ntheme: paper\n')
  expect(chosen('theme: poster # mine\n', ['look'], paper)).toBe('theme: paper # mine\n')
  expect(chosen('theme:\n  look: poster\n  radius: 2\n', ['look'], paper)).toBe(
    'theme:\n  look: paper\n  radius: 2\n',
  )
  expect(chosen('theme: poster\nnav: []\n', ['look'])).toBe('nav: []\n')
  expect(chosen('theme:\n  look: poster\n  radius: 2\n', ['look'])).toBe('theme:\n  radius: 2\n')
})

it('the first look takes the place of the theme, but for logo and style sheet', () => {
  const theme =
    'theme:\n  mode: dark\n  fonts:\n    display: Archivo\n  logo: { src: a.svg } # mine\n  styles: a.css\n'
  expect(chosen(theme, ['look'], 'paper')).toBe(
    'theme:\n  look: paper\n  logo: { src: a.svg } # mine\n  styles: a.css\n',
  )
  const site = textOf('tests/fixtures/site/portfolio.yaml')
  expect(chosen(site, ['look'], 'paper')).toBe(
    site.replace(/^theme:\n(?: .*\n)+/m, 'theme:\n  look: paper\n'),
  )
})

it('a key is set beside the path of a look', () => {
  expect(chosen('theme: poster # mine\n', ['accent'], '#123456')).toBe(
    "theme:\n  look: poster # mine\n  accent: '#123456'\n",
  )
  expect(chosen('theme: poster\r\nnav: []\r\n', ['shape', 'texture'], 'grain')).toBe(
    'theme:\r\n  look: poster\r\n  shape:\r\n    texture: grain\r\nnav: []\r\n',
  )
  expect(chosen('{ theme: poster }\n', ['mode'], 'dark')).toBe('{ theme: { look: poster, mode: dark } }\n')
})
