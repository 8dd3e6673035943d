/** A line by its letters alone, and the words that it is of. */
interface Line {
  index: number
  letters: string
  words: readonly string[]
}

/** The lines of a paragraph, a heading, a list, or whatever else stands between empty lines. */
type Block = readonly Line[]

/**
 * The line of a Markdown text, from 0, that has the words which a page shows, by their letters alone: Markdown's signs
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
  const [own = '', ...around] = said
  if (!own) return undefined
  const all = (block: Block) => block.map((line) => line.letters).join('')
  // The paragraph around it, if that is one of the file.
  const paragraph = said.toReversed().flatMap((text) => blocks.filter((block) => all(block) === text))[0]
  const having = paragraph ? [paragraph] : blocks.filter((block) => all(block).includes(own))
  const lines = having.flat()
  // The row of a table, or the entry of a list, around it.
  const row = lines.find((line) => around.includes(line.letters) && line.letters.includes(own))
  if (row) return row.index
  // A word that occurs several times, as in code.
  const times = (among: readonly Line[]) => among.flatMap((line) => line.words.filter(isOwn).map(() => line))
  const isOwn = (word: string) => word === own
  const inHaving = times(lines)
  const itself = times(blocks.flat())[before]
  if (itself && inHaving.includes(itself)) return itself.index
  if (inHaving.length > 0) return inHaving[Math.min(before, inHaving.length - 1)]?.index
  const block = having[Math.min(before, having.length - 1)]
  const begins = (line: Line) => line.letters !== '' && own.startsWith(line.letters)
  // Code may have empty lines in it.
  if (!block) return blocks.flat().find((line) => begins(line) && line.letters.length > 5)?.index
  return (block.find((line) => line.letters.includes(own)) ?? block.find(begins) ?? block[0])?.index
}

function blocksOf(markdown: string): Block[] {
  const blocks: Line[][] = []
  let isNew = true
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.trim() === '') isNew = true
    else {
      if (isNew) blocks.push([])
      isNew = false
      const shown = line.replace(/(?<=\])\([^\s)]*([^)]*)\)|^\s*\[\^?\w+\]:?/g, '$1')
      blocks.at(-1)?.push({
        index,
        letters: letters(shown),
        words: shown.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
      })
    }
  }
  return blocks
}

const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '')
