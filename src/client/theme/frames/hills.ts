/** */
export const hills = ``
