/** The words of a text, each with asterisks of its own around what they enclose of it: `*Two words*.` is two words. */
export function emphasisedWords(text: string): string[] {
  const parts = text.split('*')
  const marked = parts.map((part, index) => (index % 2 === 1 ? part.replaceAll(/\S+/g, '*$&*') : part))
  return marked.join('').split(/\s+/).filter(Boolean)
}
