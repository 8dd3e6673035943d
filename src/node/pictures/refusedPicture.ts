import { posix } from 'node:path'
import { locatedLines } from '../../../schema/check/markdownParts.ts'
import { decodedAddress } from '../../../schema/model/address.ts'
import { walk } from '../../../schema/model/walk.ts'
import { besideMarkdown } from '../../../schema/pages/pageLinks.ts'
import { type Diagnostic, type Finding, settle } from '../../../schema/report/diagnostics.ts'
import { quoted } from '../../../schema/report/phrasing.ts'
import { read } from '../../../schema/yaml/source.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'

/** A picture beside the YAML that cannot be encoded, although the check found nothing wrong with it. */
export class RefusedPicture extends Error {
  /** Its path from the folder of the YAML, as it is written. */
  readonly src: string

  /** @param error of the encoder, or one that it caused */
  constructor(src: string, error: unknown) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    super(reason.trim().replace(/\.$/, ''), { cause })
    this.src = src
  }
}

/**
 * Diagnostics of such a picture, wherever it is named; in the first line of the content file if it is nowhere.
 *
 * @param texts of the content file, which comes first, and of the files beside it, by their names
 */
export function refusedPicture(
  { src, message }: RefusedPicture,
  texts: Readonly<Record<string, string>>,
): Diagnostic[] {
  const [main = ''] = Object.keys(texts)
  const problem = {
    code: 'broken-picture' as const,
    message: `${quoted(src)} cannot be encoded (${message})`,
    help: 'save it anew, as jpg or png',
  }
  const found = Object.entries(texts).flatMap(([file, text]) => {
    const places = file.endsWith('.md')
      ? inMarkdown(src, posix.relative(posix.dirname(main), file), text)
      : inYaml(src, text)
    return settle(
      places.map((place) => ({ ...problem, ...place })),
      text,
      file,
    )
  })
  if (found.length > 0) return found
  return settle([{ ...problem, path: [], span: { start: 0, end: 0 } }], texts[main] ?? '', main)
}

type Place = Pick<Finding, 'path' | 'span'>

/** The values that name the picture in a YAML file. */
function inYaml(src: string, text: string): Place[] {
  const source = read(text)
  if (!('root' in source)) return []
  const places: Place[] = []
  for (const { path, value } of walk(source.value))
    if (typeof value === 'string' && value.trim() === src.trim())
      places.push({ path, span: sourcePositionAt(source.root, path).span })
  return places
}

/** The addresses that lead to the picture in the Markdown of a page. */
const inMarkdown = (src: string, file: string, text: string): Place[] =>
  locatedLines(text).flatMap(({ kind, value, span }) => {
    const address = decodedAddress(value.replace(/#.*$/s, ''))
    return kind === 'picture' && besideMarkdown(file, address) === posix.normalize(src)
      ? [{ path: [], span }]
      : []
  })
