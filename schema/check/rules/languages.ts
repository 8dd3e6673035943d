import type { Finding } from '../../report/diagnostics.ts'
import { directionOf, localeOf, nameOf } from '../../text/languages.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import type { Rule } from './rule.ts'

const path = ['site', 'lang']

/** Warns of a language or a region that is not registered, and of a direction that is not the language's. */
export const languageRule: Rule = (_, checked) => {
  const lang = valueAt(checked.value, path) ?? 'en'
  const locale = localeOf(lang)
  // The schema refuses a whole word, such as english.
  if (!locale || locale.language.length > 3) return []
  return unregistered(locale, checked) ?? directionFinding(locale, checked)
}

function unregistered({ language, region }: Intl.Locale, { root }: Checked): Finding[] | undefined {
  const { span } = positionOf(root, path)
  const warning = { code: 'unknown-language', severity: 'warning', path, span } as const
  if (!nameOf('language', language)) {
    const spoken = spokenIn(language)
    const help = spoken
      ? `write ${spoken}, which is ${nameOf('language', spoken)}; ${language} is the code of the country`
      : 'write the code of the language that the texts are in, such as en, ja or pt-BR'
    return [{ ...warning, message: `${language} is no language`, label: 'not registered', help }]
  }
  if (region && !nameOf('region', region)) {
    const help = `write ${language} alone, or the code of a country behind it, such as pt-BR`
    return [{ ...warning, message: `${region} is no country or region`, label: 'not registered', help }]
  }
}

/** The language of the country with this code: ja for jp. */
function spokenIn(country: string): string | undefined {
  const locale = localeOf(`und-${country}`)
  return locale?.region && nameOf('region', locale.region) ? locale.maximize().language : undefined
}

function directionFinding(locale: Intl.Locale, { value, root }: Checked): Finding[] {
  const wanted = directionOf(locale)
  const dir = valueAt(value, ['site', 'dir']) ?? 'ltr'
  if (dir === wanted || (dir !== 'ltr' && dir !== 'rtl')) return []
  const name = nameOf('language', locale.language) ?? locale.language
  const from = { ltr: 'from left to right', rtl: 'from right to left' }
  const isLangWritten = valueAt(value, path) !== undefined
  const isDirWritten = valueAt(value, ['site', 'dir']) !== undefined
  const here = isDirWritten ? ['site', 'dir'] : path
  const byDir = isDirWritten ? `write dir: ${wanted}` : `write dir: ${wanted} below it`
  return [
    {
      code: 'wrong-direction',
      severity: 'warning',
      path: here,
      span: positionOf(root, here).span,
      message: `${name} is written ${from[wanted]}, and the page is laid out ${from[dir]}`,
      help: isLangWritten
        ? byDir
        : 'write lang: and the code of the language of the texts beside it, such as ar or he; without it they are taken for English',
    },
  ]
}
