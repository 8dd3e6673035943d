/** The looks that have become what was once a value of `theme.frame`, by that value. */
export const framesOfBefore: ReadonlyMap<string, string> = new Map([
  ['book', 'paper'],
  ['plan', 'blueprint'],
  ['bands', 'poster'],
  ['stage', 'nocturne'],
  ['hills', 'meadow'],
  ['tide', 'harbour'],
  ['sheets', 'sheets'],
])

/** Layouts and arts of sections that have become others, by their key and value. */
export const choicesOfBefore: ReadonlyMap<string, string> = new Map([
  ['layout years', 'near'],
  ['art wide', 'career'],
])
