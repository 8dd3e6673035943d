/**
 * What tells the content that the project comes with from an owner's own, so that none of it goes live by mistake. The
 * owner's file may have nothing of it left, so it stands here; a test holds it against the site of the fixtures, which is
 * a copy of that content.
 */
export const defaultContent = {
  /** The name of its invented owner. */
  name: 'Mara Lind',
  /** Her portrait, by what is in the file: whoever replaces it may keep the name. */
  portrait: {
    bytes: 67_928,
    sha256: '8faab6b1d00e5ef50211c35477350a521c132d6e5f6dbc2326329c212814e22a',
  },
} as const
