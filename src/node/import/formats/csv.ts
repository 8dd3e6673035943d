import { CsvError, parse } from 'csv-parse/sync'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'

/** The most rows of a table. */
const maxRows = 20_000

/**
 * The rows of a CSV text as objects by the names in its first row. Throws `Unimportable` if the quotes are broken.
 *
 * @param file what the message of the error calls the file
 */
export function rowsOf(text: string, file: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text, file)
  const names = head.map((name) => name.trim())
  return rows.map((row) =>
    // Cells beyond the head are kept under a name, so that they are listed as not placed.
    Object.fromEntries(row.map((cell, index) => [names[index] || `column ${index + 1}`, cell])),
  )
}

/**
 * Notes of LinkedIn above the table in some of its files, with an empty line behind them. Every line is either empty or
 * not, so that there is one way to match it, and no file takes more than linear time.
 */
const preface = /^\ufeff?"?Notes:.*\r?\n(?:(?!(?:[,;]|[^\S\n])*\n).*\r?\n)*[\s,;]*\r?\n/

function cellsOf(whole: string, file: string): string[][] {
  const text = whole.replace(preface, '')
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  // Spreadsheets of some countries, and UTF-16 exports, have other separators.
  const delimiter = [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ','
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
      to: maxRows,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line =
      'lines' in error && typeof error.lines === 'number' ? ` in or before line ${error.lines}` : ''
    throw new Unimportable(
      `${file} is broken${line}: a quotation mark opens a cell and does not close it. Export it again.`,
    )
  }
}
