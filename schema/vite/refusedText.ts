/** What the typesetter, or the standard of accessible PDFs, refuses in a résumé. */
export class RefusedText extends Error {
  /** What is wrong beside letters, each a clause without a full stop. */
  readonly problems: readonly string[]
  /** The letters that no font has, where it is that. */
  readonly letters: readonly string[]

  constructor(problems: readonly string[], letters: readonly string[]) {
    const lacking = letters.length > 0 ? [`no font has ${letters.join(' ')}`] : []
    super(`The PDF of the résumé cannot be set: ${[...problems, ...lacking].join('; ')}.`)
    this.problems = problems
    this.letters = letters
  }
}
