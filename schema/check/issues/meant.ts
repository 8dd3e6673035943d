import { slug } from 'github-slugger'
import { z } from 'zod'
import { anchorId } from '../../model/fields.ts'
import { iconSets } from '../../pictures/icons.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { problem, withMeant } from '../../report/problem.ts'

/** Whether a text may begin with the name of a host: not a word alone, and not a path. */
const isHost = (written: string) => written.includes('.') && !/^\/(?!\/)/.test(written)

/**
 * Other forms of a text: colours with a #, and with each digit doubled; addresses with https://; e-mail addresses
 * without mailto:.
 */
const otherForms: readonly ((written: string) => string)[] = [
  (written) => `#${written.replace(/^#/, '')}`,
  (written) => `#${written.replace(/^#/, '').replace(/./gs, '$&$&')}`,
  (written) => (isHost(written) ? `https://${written.replace(/^[\w+.-]*:?\/\//, '')}` : written),
  (written) => written.replace(/^mailto:/i, ''),
]

/** What a text was meant to be, such as `#ff6600` for `f60`: the first of its other forms that the schema accepts. */
export function meantForm(schema: z.core.$ZodType, written: string): string | undefined {
  const text = written.trim()
  if (text.length > 200) return undefined
  return otherForms.map((form) => form(text)).find((one) => z.safeParse(schema, one).success)
}

/**
 * The anchor that a text was meant to be, such as `my-work` for `My Work`; undefined if no anchor can be made of it.
 */
export function meantAnchor(text: string): string | undefined {
  if (text.length > 60) return undefined
  const anchor = slug(text.trim().normalize('NFD').replace(/\p{M}/gu, '')).replaceAll('_', '-')
  return anchorId.safeParse(anchor).success ? anchor : undefined
}

/** The icon that is meant by a name without its set, or with another sign between the two: `lucide:clock-3` by clock-3. */
export function meantIcon(written: string, hasIcon: (name: string) => boolean): string | undefined {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const names = iconSets.flatMap((set) => [
    `${set}:${text}`,
    text.replace(new RegExp(`^(?:i-)?${set}[-/:]+`), `${set}:`),
  ])
  return names.find((name) => hasIcon(name))
}

const opening = /^[‘’‚‛“”„‟«»‹›'"]+/
const closing = /[‘’‚‛“”„‟«»‹›'"]+$/

/**
 * The text within quotes that are part of a value, such as typographic ones; undefined if it does not begin with one.
 */
export function withoutTypedQuotes(text: string): string | undefined {
  const written = text.trim()
  const inner = written.replace(opening, '').replace(closing, '').trim()
  return opening.test(written) && inner ? inner : undefined
}

/** The problem of a text with such quotes. */
export const typedQuotes = (text: string): Problem =>
  withMeant(problem('yaml-quote that is part of a value', { text }), text)
