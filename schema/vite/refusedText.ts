/** A résumé that the typesetter, or its check for accessible PDFs, refuses. */
export class RefusedText extends Error {
  /** What is wrong besides letters, each a clause without a full stop. */
  readonly problems: readonly string[]
  /** The letters that no font has; empty if none is missing. */
  readonly letters: readonly string[]

  constructor(problems: readonly string[], letters: readonly string[]) {
    const lacking = letters.length > 0 ? [`no font has ${letters.join(' ')}`] : []
    super(`The PDF of the résumé cannot be set: ${[...problems, ...lacking].join('; ')}.`)
    this.problems = problems
    this.letters = letters
  }
}
