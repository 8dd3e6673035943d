/** A heading or a label as it is compared with others by ear: without asterisks, in lower case. */
export const heard = (words: string): string => words.replaceAll('*', '').trim().toLowerCase()
