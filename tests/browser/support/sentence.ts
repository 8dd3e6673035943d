/** An error that Playwright prints as its text alone: a stack from the set-up helps nobody. */
export function sentence(text: string): Error {
  const error = new Error(text)
  error.stack = ''
  return error
}
