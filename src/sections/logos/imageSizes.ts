/** The widest that a logo is shown. */
export const logoSize = '14rem'
