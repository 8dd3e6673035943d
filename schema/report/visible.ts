// Controls, the marks that turn the direction of text, and halves of surrogate pairs: a terminal
// would obey the first, be misled by the second and drop the third.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** One line of text, safe to print: a tab becomes two spaces, any other unseen character a `�`. */
export function visible(line: string): string {
  return line.replaceAll('\t', '  ').replace(unseen, '\uFFFD')
}
