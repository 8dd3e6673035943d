import { use } from 'react'
import { css } from 'styled-components'
import type { Language } from '../../../../schema/check/locale.ts'
import type { Numbers } from '../../../../schema/text/languages.ts'
import { shownMail } from '../../../shared/mail.ts'
import type { ResolvedHeading, ResolvedSentence } from '../../../shared/resolved.ts'
import { Content } from '../../content.ts'
import { withKeys } from '../withKeys.ts'
import { sentence } from './sentence.tsx'

/**
 * The `lang` and `dir` of a text that is in another language than the page, because nobody has translated it, or runs
 * the other way: for screen readers, line breaks and the position of signs. A page without such texts has no data for
 * it, and every text of it gives undefined. To be called while rendering.
 */
export const foreign = (text: ResolvedSentence): Language | undefined =>
  typeof text === 'string' ? use(Content).foreign?.[text] : text.language

interface Props {
  /** A field that `text()` or `sentence()` declares, as `section` has it. */
  text: ResolvedSentence
}

/** A text among others in one element: in a `bdi` with its language where that is not the page's. */
export function Words({ text }: Props) {
  const language = foreign(text)
  return language ? <bdi {...language}>{sentence(text)}</bdi> : sentence(text)
}

/**
 * E-mail addresses to read, each @ in an element of its own: hosts such as Cloudflare rewrite every address that they
 * find in a text and put it back by a script, so that without scripts nobody could read how to write.
 */
export const MailAddress = ({ address }: { address: string }) =>
  withKeys(shownMail(address, use(Content).site.owner.email).split(/(@)/), (part) => part).map(
    ([key, part]) => (part === '@' ? <span key={key}>@</span> : part),
  )

/** Puts values into the placeholders of an interface text, such as `{n}`; one without a value stays as it is. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )

/** A whole number as the language of a page writes it; as JavaScript does, if that has no `numbers` in its content. */
export const shownNumber = (value: number, numbers?: Numbers): string =>
  numbers ? String(value).replace(/\d/g, (digit) => numbers.digits[Number(digit)] ?? digit) : String(value)

/** A percentage as the language of a page writes it, without its fraction. */
export function shownPercent(value: number, numbers?: Numbers): string {
  const whole = Math.round(value)
  return numbers ? numbers.percent.replace('{n}', shownNumber(whole, numbers)) : `${whole}%`
}

/** The heading of a page with its language, where it differs from the page's. Headings of sections come with theirs. */
export function inOwnLanguage(heading: ResolvedHeading): ResolvedHeading {
  return { ...heading, language: foreign(heading.text) }
}

/** Text in another direction than the page begins at the same edge as all other text. */
export const sideOfPage = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
