import { dirname } from 'node:path'
import { slashed } from '../../../schema/lookup/paths.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { placeOf, type Written } from './placeOf.ts'

/** Says which key the colours of the page are derived from: the accent of the theme, or of the look that it names. */
export function colourPlace(written: Written): string | undefined {
  const { main, texts, mainLang } = written
  const source = read(texts[main] ?? '')
  const theme = 'value' in source ? own(source.value, 'theme') : undefined
  const inMain = { ...written, lang: mainLang }
  const from = (path: string, file: string, line: number | undefined) =>
    `Its colours come from ${path} · ${slashed(file).split('/').at(-1)}:${line}`
  if (own(theme, 'accent') !== undefined)
    return from('theme.accent', main, placeOf(['theme', 'accent'], inMain)?.line)
  const look = typeof theme === 'string' ? theme : own(theme, 'look')
  if (typeof look !== 'string') return 'Its colours come from the default of theme.accent'
  const file = slashed(`${dirname(main)}/${look}`)
  const text = texts[file]
  const accent = text === undefined ? undefined : placeOf(['accent'], { ...inMain, main: file })
  return accent && !accent.note
    ? from('accent', look, accent.line)
    : from('theme', main, placeOf(['theme'], inMain)?.line)
}
