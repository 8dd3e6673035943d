/** Emoji, which no text family has. ©, ® and ™ belong to them in Unicode, but are letters here. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation})(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*|\ufe0f|\u20e3/gu

/** A text made drawable: spaces collapsed, accents composed, plain hyphens, no emoji. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(emoji, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()

/** A text made drawable and without its asterisks, and which of its UTF-16 units stood between two. */
export function emphasised(written: string): { text: string; accented: boolean[] } {
  let text = ''
  const accented: boolean[] = []
  written.split(/\*([^*]+)\*/).forEach((part, index) => {
    // The dots around it keep the spaces at its ends.
    for (const unit of drawable(`.${part}.`).slice(1, -1).split('')) {
      if (unit === ' ' && (text === '' || text.endsWith(' '))) continue
      text += unit
      accented.push(index % 2 === 1)
    }
  })
  return { text: text.trimEnd(), accented }
}
