/** The bullet of a point of a list: a sign of its own, or a hyphen or star with a blank. */
export const bullet = /^\s*(?:[•▪‣◦●○■□➤►▶·]\s*|[*–-]\s+)(?=\S)/u

/** A point of a list without the bullet of its own: the page has one for each. */
export const withoutBullet = (point: string): string => point.replace(/^\s*[•▪‣◦●○■□➤►▶·]\s*(?=\S)/u, '')

/**
 * The paragraphs of a text and the points of a list in it, which begin with bullets. A line below a point goes on with
 * it, as in Markdown; an empty line ends it.
 */
export function pointsIn(text: string): { summary?: string; highlights: string[] } {
  const paragraphs: string[] = []
  const highlights: string[] = []
  let isInPoint = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (bullet.test(line)) highlights.push(line.replace(bullet, ''))
    else if (isInPoint && line) highlights.push(`${highlights.pop()} ${line}`)
    else if (line) paragraphs.push(line)
    isInPoint = line !== '' && (isInPoint || bullet.test(line))
  }
  return { ...(paragraphs.length > 0 && { summary: paragraphs.join('\n') }), highlights }
}
