import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Emphasis } from '../../src/client/ui/text/Heading.tsx'

const html = (text: string, hangs: readonly number[]) =>
  renderToStaticMarkup(<Emphasis text={text} hangs={hangs} />).replace(/ class="[^"]*"/g, '')

it('a word that hangs takes its room from the blank before it', () => {
  expect(html('An old *Hour*', [0, 0, 0.06])).toBe(
    'An old<span style="word-spacing:0.06em"> </span>' +
      '<em><span style="margin-inline-start:-0.06em">Hour</span></em>',
  )
})

it('a part that begins within a word does not hang', () => {
  expect(html('A *Ha*rd', [0, 0.06])).toContain('>Ha</span></em>rd')
  expect(html('A *Ho*.', [0, 0.06]).endsWith('</em>.')).toBe(true)
  expect(html('*Ha*rd of', [0, 0])).toBe('<em>Ha</em>rd of')
})
