/** */
export const stage = ``
