/** */
export const plan = ``
