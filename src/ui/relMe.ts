/**
 * The `rel` of a link to one of the owner's profiles or addresses: `me`, by which Mastodon and others verify that the
 * page and the profile are of one person (https://microformats.org/wiki/rel-me). Undefined for files, pages and
 * telephone numbers, which have nobody to ask.
 */
export const relMe = (href: string): 'me' | undefined =>
  /^(?:https?|mailto):/i.test(href) ? 'me' : undefined
