import { withKeys } from '../withKeys.ts'

/**
 * E-mail addresses to read, each @ in an element of its own: hosts such as Cloudflare rewrite every address that they
 * find in a text and put it back by a script, so that without scripts nobody could read how to write.
 */
export const MailAddress = ({ address }: { address: string }) =>
  withKeys(address.split(/(@)/), (part) => part).map(([key, part]) =>
    part === '@' ? <span key={key}>@</span> : part,
  )
