/** A capital, or a letter of Chinese, Japanese or Korean, which is as wide as two others. */
const wideLetters = /[\p{Lu}\u{1100}-\u{10FFFF}]/gu

/** About how wide a text is, in small Latin letters. */
export const lettersWide = (text: string): number => text.replace(wideLetters, 'mm').length

/** Whether what somebody has said is too long to be set as large as a quotation. */
export const isLong = (feedback: string): boolean => lettersWide(feedback) > 280
