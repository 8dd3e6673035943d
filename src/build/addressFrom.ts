/** An address of a page as a whole one; undefined where that of the page is not known, or the address is none. */
export const addressFrom = (page: string | undefined, address: string): string | undefined =>
  page && URL.canParse(address, page) ? new URL(address, page).href : undefined
