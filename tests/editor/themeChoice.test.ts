import { expect, it } from 'vitest'
import { chooseInTheme } from '../../src/node/editor/themeChoice.ts'
import { textOf } from '../core/schema/setting.ts'

const chosen = (text: string, path: string[], value?: string) => {
  const next = chooseInTheme(text, ['theme', ...path], value)
  return 'text' in next ? next.text : next.problem
}

it('a look comes in every form of a theme, and goes again', () => {
  const paper = 'looks/paper.yaml'
  expect(chosen('site: { title: A }\n', ['look'], paper)).toBe(
    'site: { title: A }\n\ntheme: looks/paper.yaml\n',
  )
  expect(chosen('theme: looks/poster.yaml # mine\n', ['look'], paper)).toBe(
    'theme: looks/paper.yaml # mine\n',
  )
  expect(chosen('theme:\n  look: looks/poster.yaml\n  radius: 2\n', ['look'], paper)).toBe(
    'theme:\n  look: looks/paper.yaml\n  radius: 2\n',
  )
  expect(chosen('theme: looks/poster.yaml\nnav: []\n', ['look'])).toBe('nav: []\n')
  expect(chosen('theme:\n  look: looks/poster.yaml\n  radius: 2\n', ['look'])).toBe('theme:\n  radius: 2\n')
})

it('the first look takes the place of the theme, but for logo and style sheet', () => {
  const theme =
    'theme:\n  mode: dark\n  fonts:\n    display: Archivo\n  logo: { src: a.svg } # mine\n  styles: a.css\n'
  expect(chosen(theme, ['look'], 'looks/paper.yaml')).toBe(
    'theme:\n  look: looks/paper.yaml\n  logo: { src: a.svg } # mine\n  styles: a.css\n',
  )
  const site = textOf('content/portfolio.yaml')
  expect(chosen(site, ['look'], 'looks/paper.yaml')).toBe(
    site.replace(/^theme:\n(?: .*\n)+/m, 'theme:\n  look: looks/paper.yaml\n'),
  )
})

it('a key is set beside the path of a look', () => {
  expect(chosen('theme: looks/poster.yaml # mine\n', ['accent'], '#123456')).toBe(
    "theme:\n  look: looks/poster.yaml # mine\n  accent: '#123456'\n",
  )
  expect(chosen('theme: looks/poster.yaml\r\nnav: []\r\n', ['shape', 'texture'], 'grain')).toBe(
    'theme:\r\n  look: looks/poster.yaml\r\n  shape:\r\n    texture: grain\r\nnav: []\r\n',
  )
  expect(chosen('{ theme: looks/poster.yaml }\n', ['mode'], 'dark')).toBe(
    '{ theme: { look: looks/poster.yaml, mode: dark } }\n',
  )
})
