import { machineMail } from '../../../shared/mail.ts'
import { interpolate } from '../../ui/text/words.tsx'

/** What a visitor typed. */
export interface Message {
  name: string
  email: string
  message: string
}

/** The subject and body of the mail, with placeholders, from the YAML. */
export interface MailTemplate {
  subject: string
  subjectUnnamed: string
  body: string
}

/** The address of a `mailto:` link, without a query; undefined for any other link. */
export const mailAddress = (href: string): string | undefined => /^mailto:([^?]*)/i.exec(href)?.[1]

/** One line: a line break in a subject would begin a header of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A lone half of a surrogate pair has no UTF-8 form; the replacement character stands in for it. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\u{FFFD}'))

/** The text of the mail. */
export const mailBody = (message: Message, { body }: Pick<MailTemplate, 'body'>): string =>
  interpolate(body, { ...message }).trim()

/**
 * A `mailto:` address after RFC 6068: line breaks as %0D%0A, everything percent-encoded, and no `+` for a
 * space, which mail programs show as it is.
 */
export function mailto(to: string, { name, email, message }: Message, template: MailTemplate): string {
  const from = { name: oneLine(name), email: oneLine(email) }
  const subject = from.name ? interpolate(template.subject, from) : template.subjectUnnamed
  const body = mailBody({ ...from, message }, template).replace(/\r\n?|\n/g, '\r\n')
  const address = machineMail(to).split('@').map(encode).join('@')
  return `mailto:${address}?subject=${encode(oneLine(subject))}&body=${encode(body)}`
}
