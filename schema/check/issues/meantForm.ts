import { z } from 'zod'

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
