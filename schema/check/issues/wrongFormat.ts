import { z } from 'zod'
import { writtenHex } from '../../colour/oklch.ts'
import { kindOf } from '../../model/kinds.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { meantLanguage } from '../../text/languages.ts'
import { parseDate } from '../../text/writtenDates.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named } from '../describe.ts'
import { meantAnchor, meantForm, meantIcon } from './meant.ts'

/**
 * The problem of a text of the wrong form.
 *
 * @param form the right one, in words
 */
export function wrongFormat(
  form: string,
  schema: z.core.$ZodType | undefined,
  path: Path,
  { value, root, text, hasIcon }: Checked,
): Problem {
  const actual = valueAt(value, path)
  const { span } = sourcePositionAt(root, path)
  // A number has lost zeros before and behind its digits: 04.2018 is 4.2018 to YAML.
  const isNumber = typeof actual === 'number'
  const written = isNumber ? text.slice(span.start, span.end) : String(actual)
  const words = { key: named(path), form, found: isNumber ? written : found(actual) }
  const wrong = problem('wrong-format', words)
  const kind = schema && kindOf(schema)
  const help = kind === 'date' ? dateHelp(path.at(-1), written) : undefined
  if (!schema || help !== undefined) return { ...wrong, help }
  const meant = wordMeant(path, kind, written, hasIcon) ?? dateMeant(schema, kind, written)
  if (meant !== undefined) return { ...wrong, help: `write ${meant}`, meant }
  const other = kind === 'date' ? undefined : (meantForm(schema, written) ?? namedColour(schema, written))
  return other === undefined ? wrong : { ...wrong, help: `write ${quotedScalar(other)}`, meant: other }
}

/** The anchor, icon or language that a text was meant to be. */
function wordMeant(path: Path, kind: string | undefined, written: string, hasIcon: Checked['hasIcon']) {
  if (kind === 'anchor') return meantAnchor(written)
  if (kind === 'icon' && hasIcon) return meantIcon(written, hasIcon)
  return path.join('.') === 'site.lang' ? meantLanguage(written) : undefined
}

function dateMeant(schema: z.core.$ZodType, kind: string | undefined, written: string): string | undefined {
  const date = kind === 'date' ? parseDate(written.normalize('NFKC')) : undefined
  return date && date !== 'present' && z.safeParse(schema, date).success ? date : undefined
}

/** The hex form of a colour that CSS has a name or a function for, if the schema wants that. */
function namedColour(schema: z.core.$ZodType, written: string): string | undefined {
  const hex = written.length < 60 ? writtenHex(written.trim().toLowerCase()) : undefined
  return hex !== undefined && z.safeParse(schema, hex).success ? hex : undefined
}

const date = String.raw`\d{4}(?:-\d{2}){0,2}`
const period = new RegExp(`^(${date})\\s*(?:[-–—/]|to|until)\\s*(${date}|\\p{L}+)$`, 'iu')

/** The help for two dates, such as `2018 – 2019`, in place of a start, and for a word in place of an end. */
function dateHelp(key: string | number | undefined, written: string): string | undefined {
  const [, start, end] = period.exec(written.trim()) ?? []
  if (key === 'start' && start !== undefined && end !== undefined)
    return /^\d/.test(end)
      ? `a period is two dates: write start: ${start} and end: ${end}`
      : `a period that goes on has no end: write start: ${start}`
  if (key !== 'end' || /\p{N}/u.test(written)) return undefined
  return 'if it is still going on, write present, which each language shows in its own word'
}
