const date = String.raw`\d{4}(?:-\d{2}){0,2}`
const period = new RegExp(`^(${date})\\s*(?:[-–—/]|to|until)\\s*(${date}|\\p{L}+)$`, 'iu')

/** What to write where one date is wanted and a text such as `2018 – 2019` is none but two; nothing for all else. */
export function periodHelp(text: string): string | undefined {
  const [, start, end] = period.exec(text.trim()) ?? []
  if (start === undefined || end === undefined) return undefined
  return /^\d/.test(end)
    ? `a period is two dates: write start: ${start} and end: ${end}`
    : `a period that goes on has no end: write start: ${start}`
}
