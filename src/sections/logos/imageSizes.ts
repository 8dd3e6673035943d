/** The largest width of a logo. */
export const logoSize = '14rem'
