/** The words of a text, each with asterisks of its own around what they enclose of it: `*Two words*.` is two words. */
export function emphasisedWords(text: string): string[] {
  const parts = text.split('*')
  const marked = parts.map((part, index) => (index % 2 === 1 ? part.replaceAll(/\S+/g, '*$&*') : part))
  return marked.join('').split(/\s+/).filter(Boolean)
}

/** The same, in which particles of a surname at the end stand with it: `van der Achterberg` is one word. */
export function namesIn(text: string): string[] {
  const words = emphasisedWords(text)
  const surname =
    words.findLastIndex((word, index) => index < words.length - 1 && !/^\*?\p{Ll}/u.test(word)) + 1
  return surname > 0 && /^\*?\p{Lu}/u.test(words.at(-1) ?? '')
    ? [...words.slice(0, surname), words.slice(surname).join(' ')]
    : words
}
