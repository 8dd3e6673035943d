/**
 * What tells the content that the project comes with from an owner's own, so that none of it goes live by mistake. Kept
 * here, since the owner's file may have none of it left; a test compares it with the site of the fixtures, a copy of
 * that content.
 */
export const defaultContent = {
  /** The name of its invented owner. */
  name: 'Mara Lind',
  /** Her portrait, identified by its content: an owner may replace the file and keep its name. */
  portrait: {
    bytes: 67_928,
    sha256: '8faab6b1d00e5ef50211c35477350a521c132d6e5f6dbc2326329c212814e22a',
  },
} as const
