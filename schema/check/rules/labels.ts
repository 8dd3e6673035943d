import { stringify } from 'yaml'
import { z } from 'zod'
import { localeOf, nameOf } from '../../lookup/languages.ts'
import { kindOf } from '../../model/kinds.ts'
import { objectOf, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { counted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { ownerName } from '../describe.ts'
import type { Rule } from './rule.ts'

/** Interface words of one group that are not written, with the English words that then show. */
interface Unwritten {
  path: Path
  words: Record<string, string>
}

/** Warns of interface words that a page in another language would show in English, with the lines to write. */
export const labelRule: Rule = (_, { schema, value, root }) => {
  const lang = valueAt(value, ['site', 'lang'])
  const locale = localeOf(lang)
  const language = locale && nameOf('language', locale.language)
  if (!locale || !language || locale.language === 'en') return []
  return unwritten(schema, value, []).map(({ path, words }): Finding => {
    const isWritten = valueAt(value, path) !== undefined
    const at = isWritten ? positionOf(root, path) : positionOf(root, ['site', 'lang'])
    const count = Object.keys(words).length
    return {
      code: 'untranslated-label',
      severity: 'warning',
      message: `${counted(count, 'interface word')} of ${ownerName(path, value)} ${count === 1 ? 'is' : 'are'} not written, and so in English on a page in ${language}`,
      help: `write in ${language}\n${stringify(nested(isWritten ? path.slice(-1) : path, words), { lineWidth: 0 }).trimEnd()}`,
      path,
      span: isWritten ? (at.key ?? at.span) : at.span,
    }
  })
}

/** Words below the keys that lead to them. */
const nested = (path: Path, words: unknown): unknown =>
  path.reduceRight((inner, step) => (typeof step === 'string' ? { [step]: inner } : inner), words)

function unwritten(schema: z.core.$ZodType, value: unknown, path: Path): Unwritten[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.flatMap((item, index) => unwritten(inner.element, item, [...path, index]))
      : []
  const fields = Object.entries(objectOf(schema, value)?.shape ?? {})
  const words: Record<string, string> = {}
  const below = fields.flatMap(([key, field]) => {
    const written = own(value, key)
    const standard = written === undefined ? z.safeParse(field, undefined).data : undefined
    if (typeof standard === 'string') {
      const kind = kindOf(field)
      if ((kind === 'label' || kind === 'heading') && hasWords(standard)) words[key] = standard
      return []
    }
    // What is left out and has no default is not on the page.
    if (written === undefined && (typeof standard !== 'object' || standard === null)) return []
    return unwritten(field, written ?? {}, [...path, key])
  })
  return Object.keys(words).length > 0 ? [{ path, words }, ...below] : below
}

/** Whether a text has more than the marks that the page fills in. */
const hasWords = (text: string) => /\p{Letter}/u.test(text.replace(/\{\w+\}/g, ''))
