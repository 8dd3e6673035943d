/** What content blockers take for advertising and tracking at the beginning of a word, and anywhere in one. */
const beginning = /^(?:ad|beacon|counter|pixel|pop(?:up|under)|shar(?:e|ing)$|social|stats?$)/
const anywhere =
  /advert|affiliat|analytic|anzeige|banner|doubleclick|metric|promo|publici|sponsor|syndicat|telemetr|track|werbung/

/** The sizes of advertisements, such as 300x250, are in their lists too. */
const size = /^\d+x\d+$/

/**
 * The name under which the build publishes a file: the words of its own name, in letters and digits with hyphens
 * between them. Words for which content blockers hide a picture, or refuse to load a file, are left out; one too many
 * does no harm, since a hash follows the name.
 *
 * @param name without the extension
 */
export function publishedName(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  const isHidden = (word: string) => beginning.test(word) || anywhere.test(word) || size.test(word)
  // Capitals within a word begin another.
  const parts = (word: string) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase())
  return (
    words.filter((word) => word && ![word.toLowerCase(), ...parts(word)].some(isHidden)).join('-') || 'file'
  )
}
