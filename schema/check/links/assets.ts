/** The folder that a build makes for its own files. */
export const assets = 'assets'
