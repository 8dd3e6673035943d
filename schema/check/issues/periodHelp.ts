const date = String.raw`\d{4}(?:-\d{2}){0,2}`
const period = new RegExp(`^(${date})\\s*(?:[-–—/]|to|until)\\s*(${date}|\\p{L}+)$`, 'iu')

/** The help for a text with two dates, such as `2018 – 2019`, in place of one; undefined for any other text. */
export function periodHelp(text: string): string | undefined {
  const [, start, end] = period.exec(text.trim()) ?? []
  if (start === undefined || end === undefined) return undefined
  return /^\d/.test(end)
    ? `a period is two dates: write start: ${start} and end: ${end}`
    : `a period that goes on has no end: write start: ${start}`
}
