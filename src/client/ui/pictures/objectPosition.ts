/** How many times as tall as its frame a picture of the same width is that begins at its top. */
const farTaller = 2

/**
 * Where a picture lies that covers its frame, as a value of `object-position`; undefined for the middle. What is far
 * taller than its frame, such as a screenshot of a whole page, says most at its beginning.
 *
 * @param focus what the owner wants to stay in view
 * @param ratio the width of the picture divided by its height
 * @param frame that of its frame
 */
export const objectPosition = (focus: string | undefined, ratio: number, frame: number): string | undefined =>
  focus ?? (frame > farTaller * ratio ? 'top' : undefined)
