/*
 * `npm run pictures` takes the pictures of the documents anew: `sections` those of schema/README.md, `readme` those of
 * README.md and the guide, without a name both.
 */

const [only] = process.argv.slice(2)
if (only !== 'readme') await import('./sections.ts')
if (only !== 'sections') await import('./readme.ts')

export {}
