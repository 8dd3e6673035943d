/** The entry of the client bundle, in the root of the sources. */
export const loaderFile = 'loader.ts'
