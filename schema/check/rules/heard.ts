/** A heading or a label as it is heard: without its emphasis, and in letters of one size. */
export const heard = (words: string): string => words.replaceAll('*', '').trim().toLowerCase()
