import { list } from '../../../schema/report/phrasing.ts'
import type { Imported } from './imported.ts'

/**
 * What to know of a portfolio that was made of a file, a line each: what of it is private, which portrait stands on
 * another host, and last, since it is what is left to do, what was not found.
 *
 * @param file the name of the portfolio's file in these lines
 */
export function closingLines(
  { personal, portraitHost, missing }: Pick<Imported, 'personal' | 'portraitHost' | 'missing'>,
  file: string,
): string[] {
  const at = (line: number) => `${file}:${line}`
  return [
    ...(personal.length > 0
      ? [
          `Your ${list(personal.map(({ name }) => name))} will be public, on the page /resume/: ${list(personal.map(({ line }) => at(line)))}.`,
        ]
      : []),
    ...(portraitHost === undefined
      ? []
      : [
          `Your portrait is fetched from ${portraitHost.name} by every visitor’s browser; a copy in images/ is safer: ${at(portraitHost.line)}.`,
        ]),
    ...(missing.length > 0
      ? [`Not found: ${missing.map(({ name, line }) => `${name} (${at(line)})`).join(', ')}.`]
      : []),
  ]
}
