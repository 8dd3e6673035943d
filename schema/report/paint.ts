/** Which styles a report uses. */
export type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim'
/** Puts words in a style, where there is colour. */
export type Paint = (style: Style, words: string) => string
