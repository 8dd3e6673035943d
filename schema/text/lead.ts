import { textWidth } from './textWidth.ts'

/** The widest lead, about 160 Latin letters, and the width that a first sentence needs to be one alone, in em. */
const [widest, narrowest] = [88, 12]

/** An abbreviation or an initial, whose point ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}+\.)+\p{L}+|Dr|Prof|Mrs?|Ms|Mme|Sra?|St|Jr|Inc|Ltd|Co|Corp|No|Nr|vs|etc|ca|cf|bzw|Dipl|Ing|Hon|Mag|Lic)\.$/u

/** Where the lead of a text in a language ends; undefined where its first sentence is too long for one. */
export function endOfLead(words: string, lang: string): number | undefined {
  let end = 0
  // A line may be wrapped within a sentence.
  const line = words.replaceAll('\n', ' ')
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(line)) {
    end += segment.length
    const lead = line.slice(0, end).trim()
    const { total } = textWidth(lead)
    if (total > widest) return undefined
    if (total >= narrowest && !abbreviated.test(lead)) break
  }
  return end
}
