/** For how long words wait for their faces, in ms. What comes later than this is shown in its stand-in until then. */
const patience = 5000

/** What words are set in: headings, running texts, and names, which are bold. */
const faces = [
  'var(--display-weight) 1em var(--display)',
  '400 1em var(--text-face)',
  '600 1em var(--text-face)',
]

/**
 * Resolves when the page's faces for these words are there, have failed, or take too long. The build holds the lines of
 * words that it knows; words that are made in the browser would break anew when their face arrives after them.
 */
export async function loadFaces(words: string): Promise<void> {
  if (!('fonts' in document)) return
  const style = getComputedStyle(document.documentElement)
  const shorthands = faces.map((face) =>
    face.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name)),
  )
  await Promise.race([
    Promise.allSettled(shorthands.map((shorthand) => document.fonts.load(shorthand, words))),
    new Promise((done) => setTimeout(done, patience)),
  ])
}
