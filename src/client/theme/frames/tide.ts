/** */
export const tide = ``
