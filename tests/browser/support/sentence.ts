/** An error that Playwright prints as its text alone: where in the set-up it arose helps nobody. */
export function sentence(text: string): Error {
  const error = new Error(text)
  error.stack = ''
  return error
}
