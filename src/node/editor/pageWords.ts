import type { Path } from '../../../schema/report/diagnostics.ts'
import { shortened } from '../../../schema/report/phrasing.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'

/*
 * Values as an owner sees them on the page, who need not know the keys of the file.
 */

/** The keys whose text is what an owner calls an entry, the first that is there. */
export const names = ['name', 'title', 'label', 'question', 'heading', 'alt']

/** Where the values of the whole are seen, by their first key; others are called by it. */
const parts: Readonly<Record<string, string>> = {
  nav: 'the header',
  socials: 'your profiles',
  labels: 'the words of the page itself',
  notFound: 'the page that is not found',
  resume: 'the résumé',
  pages: 'the pages',
}

/**
 * A value by what is seen of it and where: ‘the button ‘See my work’ in the first section’, ‘the description of ‘Atlas’
 * in the section ‘Projects’’.
 *
 * @param content the value of the whole file
 */
export function pageWords(path: Path, content: unknown): string {
  const [first, index, ...others] = path
  if (first === undefined) return 'the file'
  if (first === 'sections' && typeof index === 'number') {
    const section = ['sections', index]
    return within(others, valueAt(content, section), sectionWords(index, valueAt(content, section)))
  }
  const container = parts[String(first)] ?? `the ${keyWords(String(first))}`
  return within(path.slice(1), own(content, first), container)
}

/** The words of a part, behind what is in it. */
function within(path: Path, value: unknown, container: string): string {
  const [first] = path
  if (first === undefined) return container
  const named = nameAround(path, value)
  const key = path.findLast((step) => typeof step === 'string')
  const isLink = key === 'href' || own(valueAt(value, path), 'href') !== undefined
  if (isLink) {
    const noun = path.includes('action') ? 'button' : 'link'
    return `the ${noun} ${named === undefined ? '' : `${inQuotes(named)} `}in ${container}`
  }
  const isEntry = isGroup(valueAt(value, path)) && typeof path.at(-1) === 'number'
  if (named !== undefined && (isEntry || names.includes(String(key))))
    return `${inQuotes(named)} in ${container}`
  const what = key === undefined ? 'an entry' : `the ${keyWords(String(key))}`
  return named === undefined ? `${what} of ${container}` : `${what} of ${inQuotes(named)} in ${container}`
}

const sectionWords = (index: number, section: unknown): string => {
  const label = own(section, 'label') ?? own(section, 'heading')
  if (index === 0) return 'the first section'
  return typeof label === 'string' ? `the section ${inQuotes(label)}` : `section ${index + 1}`
}

/** The name of the innermost entry around a value. */
function nameAround(path: Path, value: unknown): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const group = valueAt(value, path.slice(0, length))
    const name = isGroup(group) && names.map((key) => group[key]).find((one) => typeof one === 'string')
    if (typeof name === 'string') return name
  }
  return undefined
}

/** `sectionHeaders` as section headers. */
const keyWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const inQuotes = (text: string) => `‘${shortened(text.trim().split('\n')[0] ?? '', 40)}’`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
