/** */
export const book = ``
