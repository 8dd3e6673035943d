/** The first script of a page, in the root of the sources. */
export const loaderFile = 'loader.ts'
