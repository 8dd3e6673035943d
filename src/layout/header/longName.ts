/** Whether a name is longer than two lines of a phone hold. */
export const isLongName = (name: string): boolean => name.length > 30
