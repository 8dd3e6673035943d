/** Why nothing runs in a folder, in a sentence; undefined where something does. @param path absolute */
export function pathRefusal(path: string): string | undefined
