// Controls, the marks that turn the direction of text, and halves of surrogate pairs: a terminal
// would obey the first, be misled by the second and drop the third.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

// Spaces other than the common one, characters without a width, and marks that turn the direction of text.
const unnoticed =
  /[\u00a0\u00ad\u061c\u115f\u1160\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff]/

/** The first character of a text that nobody can see, such as `U+200B`; undefined if there is none. */
export function unseenIn(text: string): string | undefined {
  const [character] = unnoticed.exec(text) ?? []
  return character && `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** One line of text, safe to print: a tab becomes two spaces, any other unseen character a `�`. */
export function visible(line: string): string {
  return line.replaceAll('\t', '  ').replace(unseen, '\uFFFD')
}
