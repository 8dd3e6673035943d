/** For how long words wait for their faces, in ms. What comes later than this is shown in its stand-in until then. */
const timeout = 5000

/**
 * Resolves when the page's faces for these words are there, have failed, or take too long. The build holds the lines of
 * words that it knows; words that are made in the browser would break anew when their face arrives after them.
 */
export async function loadFaces(words: string): Promise<void> {
  if (!('fonts' in document)) return
  const style = getComputedStyle(document.documentElement)
  const [display, weight, text] = ['--display', '--display-weight', '--text-face'].map((name) =>
    style.getPropertyValue(name),
  )
  // Headings, running texts, and names, which are bold. The size is asked for by the syntax alone.
  const faces = [
    `${weight} ${style.fontSize} ${display}`,
    ...[400, 600].map((one) => `${one} ${style.fontSize} ${text}`),
  ]
  await Promise.race([
    Promise.allSettled(faces.map((face) => document.fonts.load(face, words))),
    new Promise((done) => setTimeout(done, timeout)),
  ])
}
