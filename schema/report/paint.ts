/** Which styles a report uses. */
export type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim'
/** Puts words in a style, if colours are on. */
export type Paint = (style: Style, words: string) => string
