import { dataLocale, dataType } from '../../shared/dataAttributes.ts'
import type { Sought } from '../../shared/findInYaml.ts'

/** Longer texts are cut: the beginning of one is enough to find it. */
const longest = 3000

/** What can be found of the page: sections, the header and the footer, and the text of a page of its own. */
const rooms = `[${dataType}], body > * > header, body > * > footer, main`

/** The part of the page that an element belongs to. */
export const roomOf = (element: Element): Element | null => element.closest(rooms)

/** The words of an element that stand in itself, and in no other inside it. */
const ownText = (element: Element): string =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join('')

/** What the dev server needs to know of an element to find it in the YAML. */
export function soughtAt(element: Element): Omit<Sought, 'question'> {
  const room = roomOf(element)
  const section = room?.matches(`[${dataType}]`) ? room.id : ''
  const icon = element.closest('svg')
  const picture = element instanceof HTMLImageElement ? element : undefined
  const shapes = [...(icon?.querySelectorAll('[d]') ?? [])].map((shape) => shape.getAttribute('d')).join(' ')
  const same = (other: Element) =>
    other.localName === element.localName &&
    other.textContent === element.textContent &&
    isBefore(other, element)
  const src = picture?.getAttribute('src')
  const href = element.closest('a')?.getAttribute('href')
  return {
    lang: document.documentElement.getAttribute(dataLocale) ?? document.documentElement.lang,
    ...(section && { section }),
    ...(room?.localName === 'main' && { page: pageHere() }),
    texts: textsOf(icon ?? element, room),
    hasWords: !icon && !picture && ownText(element) !== '',
    ...(src && { src: src.slice(0, longest) }),
    ...(picture?.alt && { alt: picture.alt.slice(0, longest) }),
    ...(href && { href: href.slice(0, longest) }),
    before: [...(room?.querySelectorAll(element.localName) ?? [])].filter(same).length,
    ...(shapes && { icon: shapes.slice(0, longest) }),
  }
}

const isBefore = (one: Element, other: Element) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)

/** The path of the page: the server knows which of them were made from Markdown. */
const pageHere = () => location.pathname.replace(/^\//, '').replace(/index\.html$/, '')

/** The words of an element, and of the elements around it up to its part of the page. */
function textsOf(element: Element, room: Element | null): string[] {
  const texts: string[] = []
  for (let each: Element | null = element; each && each !== room; each = each.parentElement) {
    const text = each.textContent.trim()
    if (text && texts.at(-1) !== text) texts.push(text)
  }
  return texts.slice(0, 12).map((text) => text.slice(0, longest))
}

/** Everything that can be found, in the order of the page: what has words of its own, pictures, icons. */
export const findable = (): Element[] =>
  [...document.querySelectorAll(`:is(${rooms}) *`)].filter(
    (element) =>
      (ownText(element) !== '' || element.matches('img, svg')) &&
      !element.closest('svg *, [hidden], script, style, noscript') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
