/** Emoji, which no family of type has; ©, ® and ™ count among them and are letters. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation})(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*|\ufe0f|\u20e3/gu

/** A text as it can be drawn: blanks folded, accents composed, hyphens that families have, no emoji. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(emoji, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()

/** A text as it can be drawn without its asterisks, and which of its UTF-16 units stood between two. */
export function emphasised(written: string): { text: string; accented: boolean[] } {
  let text = ''
  const accented: boolean[] = []
  written.split(/\*([^*]+)\*/).forEach((part, index) => {
    // The letters around it keep the blanks of its ends.
    for (const unit of drawable(`.${part}.`).slice(1, -1).split('')) {
      if (unit === ' ' && (text === '' || text.endsWith(' '))) continue
      text += unit
      accented.push(index % 2 === 1)
    }
  })
  return { text: text.trimEnd(), accented }
}
