import { z } from 'zod'

/** Whether a text may begin with the name of a host: a word alone is none, and neither is a path. */
const isHost = (written: string) => written.includes('.') && !/^\/(?!\/)/.test(written)

/** Colours in three digits and without #, addresses without their beginning, e-mail addresses as links. */
const otherForms: readonly ((written: string) => string)[] = [
  (written) => `#${written.replace(/^#/, '')}`,
  (written) => `#${written.replace(/^#/, '').replace(/./gs, '$&$&')}`,
  (written) => (isHost(written) ? `https://${written.replace(/^[\w+.-]*:?\/\//, '')}` : written),
  (written) => written.replace(/^mailto:/i, ''),
]

/** What a text was meant to be, as `#ff6600` by `f60`: the first of its other forms that the schema takes. */
export function meantForm(schema: z.core.$ZodType, written: string): string | undefined {
  const text = written.trim()
  if (text.length > 200) return undefined
  return otherForms.map((form) => form(text)).find((one) => z.safeParse(schema, one).success)
}
