/** */
export const bands = ``
