/** A heading or a label as a screen reader tells it from others: without asterisks and capitals. */
export const heard = (words: string): string => words.replaceAll('*', '').trim().toLowerCase()
