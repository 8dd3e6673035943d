/** The width of a picture in the dialog, all of which fits, and which is never larger than its file. */
export const wholeWidth = 'min(100cqi, 100cqb * var(--ratio, 1.5), var(--natural, 100cqi))'

/** That of a picture so tall that it is scrolled. */
export const tallWidth = 'min(100cqi, var(--measure) * 1.5, var(--natural, 100cqi))'
