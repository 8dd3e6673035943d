/**
 * A `mailto:` link, or an e-mail address, with the domain as programs know it: `xn--mller-kva.example` for
 * `müller.example`, which many mail programs do not find. All else is as it was.
 */
export function machineMail(address: string): string {
  const [, before = '', domain = '', after = ''] =
    /^((?:mailto:)?[^@?/]+@)([^@?,]+)(\?.*)?$/is.exec(address) ?? []
  const isAscii = !/\P{ASCII}/u.test(domain)
  return isAscii || !URL.canParse(`https://${domain}`)
    ? address
    : before + new URL(`https://${domain}`).hostname + after
}

/** An address of a link as its owner writes it, where it is the owner's. */
export const shownMail = (address: string, owner = ''): string =>
  address === machineMail(owner) ? owner : address
