/** A place where a line may end, without a width of its own: U+200B. */
const mayBreak = '\u200b'

const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Words that end a phrase: particles, which follow what they belong to. */
const particles = new Set(
  'は が を に で と の も へ や か から まで より だけ など には では とは への での'.split(' '),
)

const isHiragana = (word: string) => /^[\p{Script=Hiragana}ー]+$/u.test(word)
const isKatakana = (word: string) => /^[\p{Script=Katakana}ー]+$/u.test(word)
const isKanji = (word: string) => /^\p{Script=Han}+$/u.test(word)
const isMark = (word: string) => !/[\p{Letter}\p{Number}]/u.test(word)
const isPrefix = (word: string) => word === 'お' || word === 'ご'
const opens = (word: string) => /^\p{Open_Punctuation}/u.test(word)

/** Whether a phrase ends between two words that stand beside each other. */
function endsBetween(word: string, next: string): boolean {
  if (opens(word) || (isMark(next) && !opens(next)) || particles.has(next)) return false
  if (isMark(word) || opens(next)) return true
  if (particles.has(word)) return true
  // Endings of verbs and the like belong to what is before them, prefixes and numbers to what is behind them.
  if (isHiragana(next) || isPrefix(word) || /\p{Number}$/u.test(word) || next === '方') return false
  // Compounds are one word.
  return !((isKatakana(word) && isKatakana(next)) || (isKanji(word) && isKanji(next)))
}

/**
 * Marks where lines of a Japanese heading may end: between its phrases (bunsetsu), that is words with the particles
 * and endings that follow them, as a careful typesetter breaks it. Words are those of `Intl.Segmenter`, whose data
 * come with Node, so that every browser is given the same. Other texts stay as they are.
 *
 * @param text asterisks mark what has the accent
 * @returns the text with U+200B between phrases
 */
export function withPhrases(text: string): string {
  if (!isJapanese(text)) return text
  const plain = text.replaceAll('*', '')
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(plain)]
  const ends = new Set(
    words.flatMap(({ segment, index }, at) => {
      const next = words[at + 1]
      return next && endsBetween(segment, next.segment) ? [index + segment.length] : []
    }),
  )
  // Back to the written text: an asterisk before a phrase belongs to it, and one behind it to the phrase before.
  let [index, isAccent] = [0, false]
  return [...text]
    .map((character) => {
      if (character === '*') {
        isAccent = !isAccent
        return isAccent && ends.delete(index) ? `${mayBreak}*` : character
      }
      const marked = ends.has(index) ? mayBreak + character : character
      index += character.length
      return marked
    })
    .join('')
}
