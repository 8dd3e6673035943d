import { z } from 'zod'
import { writtenHex } from '../../colour/oklch.ts'
import { kindOf } from '../../model/kinds.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { meantLanguage } from '../../text/languages.ts'
import { parseDate } from '../../text/writtenDates.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
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
  const { span } = positionOf(root, path)
  // A number has lost zeros before and behind its digits: 04.2018 is 4.2018 to YAML.
  const isNumber = typeof actual === 'number'
  const written = isNumber ? text.slice(span.start, span.end) : String(actual)
  const help = formatHelp(schema, path, written, hasIcon)
  return {
    code: 'wrong-format',
    message: `${named(path)} must be ${form}, and is ${isNumber ? written : found(actual)}`,
    ...(help !== undefined && { help }),
  }
}

/** The help for a text of the wrong form, if it shows what was meant; else undefined. */
function formatHelp(
  schema: z.core.$ZodType | undefined,
  path: Path,
  written: string,
  hasIcon?: (name: string) => boolean,
): string | undefined {
  if (!schema) return undefined
  const kind = kindOf(schema)
  const key = path.at(-1)
  if (kind === 'date') {
    const period = key === 'start' ? periodHelp(written) : undefined
    if (period) return period
    const date = parseDate(written.normalize('NFKC'))
    if (date && date !== 'present' && z.safeParse(schema, date).success) return `write ${date}`
    return key === 'end' && !/\p{N}/u.test(written)
      ? 'if it is still going on, write present, which each language shows in its own word'
      : undefined
  }
  const meant =
    kind === 'anchor'
      ? meantAnchor(written)
      : kind === 'icon' && hasIcon
        ? meantIcon(written, hasIcon)
        : path.join('.') === 'site.lang'
          ? meantLanguage(written)
          : undefined
  if (meant) return `write ${meant}`
  const form = meantForm(schema, written) ?? namedColour(schema, written)
  return form && `write ${quotedScalar(form)}`
}

/** The hex form of a colour that CSS has a name or a function for, if the schema wants that. */
function namedColour(schema: z.core.$ZodType, written: string): string | undefined {
  const hex = written.length < 60 ? writtenHex(written.trim().toLowerCase()) : undefined
  return hex !== undefined && z.safeParse(schema, hex).success ? hex : undefined
}

const date = String.raw`\d{4}(?:-\d{2}){0,2}`
const period = new RegExp(`^(${date})\\s*(?:[-–—/]|to|until)\\s*(${date}|\\p{L}+)$`, 'iu')

/** The help for a text with two dates, such as `2018 – 2019`, in place of one; undefined for any other text. */
function periodHelp(text: string): string | undefined {
  const [, start, end] = period.exec(text.trim()) ?? []
  if (start === undefined || end === undefined) return undefined
  return /^\d/.test(end)
    ? `a period is two dates: write start: ${start} and end: ${end}`
    : `a period that goes on has no end: write start: ${start}`
}
