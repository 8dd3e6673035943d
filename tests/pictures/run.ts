/*
 * `npm run pictures` takes the pictures of the documents anew: `sections` those of schema/README.md, `readme` those of
 * README.md and the guide, `looks` those of looks, `editing` the moving picture of how a page is edited; without a name all.
 */

const [only] = process.argv.slice(2)
const isWanted = (name: string) => only === undefined || only === name
if (isWanted('sections')) await import('./sections.ts')
if (isWanted('readme')) await import('./readme.ts')
if (isWanted('looks')) await import('./looks.ts')
// The two share a browser.
if (isWanted('readme') || isWanted('looks')) await (await import('./sites.ts')).browser.close()
if (isWanted('editing')) await import('./editing.ts')

export {}
