/** The lines of a paragraph, a heading, a list, or whatever else stands between empty lines. */
interface Block {
  /** The number of its first line, from 0, and the letters of each. */
  first: number
  lines: readonly string[]
}

/**
 * The line of a Markdown file, from 0, that has the words which a page shows, by their letters alone: Markdown's signs
 * are none, and what was typeset has others than the file.
 *
 * @param texts the words of an element and of those around it, the innermost first
 * @param before how many of the same come before
 */
export function lineInMarkdown(
  markdown: string,
  texts: readonly string[],
  before: number,
): number | undefined {
  const blocks = blocksOf(markdown)
  const said = texts.map(letters).filter(Boolean)
  const [own = ''] = said
  if (!own) return undefined
  const all = ({ lines }: Block) => lines.join('')
  // The paragraph around it, if that is one of the file.
  const around = said.toReversed().flatMap((text) => blocks.filter((block) => all(block) === text))[0]
  const having = around ? [around] : blocks.filter((block) => all(block).includes(own))
  const block = having[Math.min(before, having.length - 1)]
  if (!block) return undefined
  const whole = block.lines.findIndex((line) => line.includes(own))
  const inLine = whole >= 0 ? whole : block.lines.findIndex((line) => line !== '' && own.startsWith(line))
  return block.first + Math.max(0, inLine)
}

function blocksOf(markdown: string): Block[] {
  const blocks: { first: number; lines: string[] }[] = []
  let isNew = true
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.trim() === '') isNew = true
    else {
      if (isNew) blocks.push({ first: index, lines: [] })
      isNew = false
      blocks.at(-1)?.lines.push(letters(line.replace(/(?<=\])\([^\s)]*([^)]*)\)|^\s*\[\^?\w+\]:?/g, '$1')))
    }
  }
  return blocks
}

const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '')
