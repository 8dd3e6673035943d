/** The longest wait for fonts, in ms. A font that comes later replaces its fallback then. */
const timeout = 5000

/**
 * Resolves when the page's faces for these words have loaded, have failed, or take too long. The build keeps the line
 * breaks of words that it knows; words made in the browser would wrap anew when their font arrives after them.
 */
export async function loadFaces(words: string): Promise<void> {
  if (!('fonts' in document)) return
  const style = getComputedStyle(document.documentElement)
  const [display, weight, text] = ['--display', '--display-weight', '--text-face'].map((name) =>
    style.getPropertyValue(name),
  )
  // Headings, text, and names, which are bold. The syntax of `font` requires a size.
  const faces = [
    `${weight} ${style.fontSize} ${display}`,
    ...[400, 600].map((one) => `${one} ${style.fontSize} ${text}`),
  ]
  await Promise.race([
    Promise.allSettled(faces.map((face) => document.fonts.load(face, words))),
    new Promise((done) => setTimeout(done, timeout)),
  ])
}
