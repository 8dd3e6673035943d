import { isGroup, own } from '../../../schema/yaml/valueAt.ts'

/** A value of the resolved content, and what the page shows of it. */
export interface ShownValue {
  /** The keys and indices that lead to it. */
  path: readonly (string | number)[]
  /** Its words, or those for who cannot see it, as `bare` has them. */
  text?: string
  /** Its number, which a page may show with a sign, such as that of percent. */
  number?: number
  /** The shapes of an icon. */
  icon?: string
  /** The address of a picture, and that of a link. */
  src?: string
  href?: string
}

/** The words of a text as they are compared: without spaces and marks for lines, which elements have as they like. */
export const bare = (text: string): string => text.replace(/[\s\u200B\u00AD\u2060]+/g, '')

/** The shapes in the markup of an icon, which browsers write in their own way around them. */
export const shapesOf = (body: string): string =>
  [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d).join(' ')

/** Every value of resolved content that a page may show, in the order of the content. */
export function shownValues(value: unknown, path: ShownValue['path'] = []): ShownValue[] {
  if (typeof value === 'string')
    return [{ path, text: bare(value), ...(/^(?:[a-z]+:|[#./])/.test(value) && { href: value }) }]
  if (typeof value === 'number') return [{ path, number: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => shownValues(item, [...path, index]))
  if (!isGroup(value)) return []
  const body = own(value, 'body')
  if (typeof body === 'string' && 'width' in value) return [{ path, icon: shapesOf(body) }]
  const text = own(value, 'text')
  // A heading, or a sentence with Markdown in it: its parts are its own.
  if (typeof text === 'string' && ('parts' in value || 'longest' in value))
    return [{ path, text: bare('longest' in value ? text.replaceAll('*', '') : text) }]
  const html = own(value, 'html')
  if (typeof html === 'string') return blocksOf(html).map((block) => ({ path, text: block }))
  const shown = own(value, 'shown')
  if (typeof shown === 'string') {
    // A stat: what the language makes of its value, and beside it what it counts.
    const { value: _, shown: __, decimals: ___, width: ____, ...rest } = value
    return [{ path: [...path, 'value'], text: bare(shown) }, ...shownValues(rest, path)]
  }
  return Object.entries(value).flatMap(([key, one]): ShownValue[] => {
    const at = [...path, key]
    if (typeof one === 'string' && (key === 'href' || key === 'src')) return [{ path: at, [key]: one }]
    return unseen.has(key) ? [] : shownValues(one, at)
  })
}

/** Keys whose values no page shows as they are. */
const unseen = new Set([
  'type',
  'id',
  'layout',
  'lang',
  'dir',
  'mode',
  'sources',
  'preview',
  'full',
  'width',
  'height',
])

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of each paragraph, heading, cell and entry in HTML that was made from Markdown. */
const blocksOf = (html: string): string[] =>
  html
    .split(/<\/?(?:p|h\d|li|ul|ol|blockquote|pre|table|tr|t[dh]|hr|figure)\b[^>]*>/)
    .map((block) =>
      bare(
        block.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? ''),
      ),
    )
    .filter(Boolean)
