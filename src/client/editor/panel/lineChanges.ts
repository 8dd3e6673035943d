/** Lines that follow one another and were taken out, put in, or stay. */
export interface Run {
  kind: 'del' | 'ins' | 'same'
  lines: string[]
}

/** More lines than these are not compared with each other: all are shown as they are. */
const mostCompared = 1000

/** What has changed between some lines and others, by their longest common subsequence. */
export function lineChanges(was: readonly string[], is: readonly string[]): Run[] {
  const [rows, columns] = [was.length, is.length]
  if (rows > mostCompared || columns > mostCompared)
    return [
      { kind: 'del', lines: [...was] },
      { kind: 'ins', lines: [...is] },
    ]
  // How many lines are common from each place on.
  const common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const line = common[row]
      if (line)
        line[column] =
          was[row] === is[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const runs: Run[] = []
  const add = (kind: Run['kind'], line: string | undefined) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line ?? '')
    else runs.push({ kind, lines: [line ?? ''] })
  }
  for (let row = 0, column = 0; row < rows || column < columns; ) {
    if (row < rows && column < columns && was[row] === is[column]) {
      add('same', was[row])
      row += 1
      column += 1
    } else if (row < rows && (column === columns || at(row + 1, column) >= at(row, column + 1))) {
      add('del', was[row])
      row += 1
    } else {
      add('ins', is[column])
      column += 1
    }
  }
  return runs
}
