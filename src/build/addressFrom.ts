/** Resolves an address against the URL of its page; undefined if that is unknown or the address is invalid. */
export const addressFrom = (page: string | undefined, address: string): string | undefined =>
  page && URL.canParse(address, page) ? new URL(address, page).href : undefined
