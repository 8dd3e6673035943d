import { dirname } from 'node:path'
import { slashed } from '../../../schema/files/paths.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { Place } from '../../shared/findInYaml.ts'
import { placeOf, type Written } from './placeOf.ts'

/** Says which key the colours of the page are derived from: the accent of the theme, or of the look that it names. */
export function colourPlace(written: Written): string | undefined {
  const inMain = { ...written, lang: written.mainLang }
  const from = ({ path, file, line }: Place) =>
    `Its colours come from ${path} · ${slashed(file).split('/').at(-1)}:${line}`
  const accent = inLook(['theme', 'accent'], written) ?? placeOf(['theme', 'accent'], inMain)
  if (accent && !isUnwritten(accent)) return from(accent)
  const theme = lookOf(written) === undefined ? undefined : placeOf(['theme'], inMain)
  return theme ? from(theme) : 'Its colours come from the default of theme.accent'
}

/** The place of a value of the theme in the file of its look, if it is that file alone that says it. */
export function inLook([first, ...path]: Path, written: Written): Place | undefined {
  const look = first === 'theme' ? lookOf(written) : undefined
  const { main, texts, mainLang } = written
  const file = slashed(`${dirname(main)}/${look}`)
  if (look === undefined || texts[file] === undefined || path.length === 0) return undefined
  const source = read(texts[main] ?? '')
  if ('value' in source && valueAt(source.value, ['theme', ...path]) !== undefined) return undefined
  const place = placeOf(path, { ...written, main: file, lang: mainLang })
  // No edit of the page writes into a look.
  return place && !isUnwritten(place) ? { ...place, keys: [] } : undefined
}

const isUnwritten = ({ note }: Place) => note !== undefined

/** The path of the look that the theme names. */
function lookOf({ main, texts }: Written): string | undefined {
  const source = read(texts[main] ?? '')
  const theme = 'value' in source ? own(source.value, 'theme') : undefined
  const look = typeof theme === 'string' ? theme : own(theme, 'look')
  return typeof look === 'string' ? look : undefined
}
