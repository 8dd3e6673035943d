import { dataLocale, dataStatic, dataType } from '../../shared/dataAttributes.ts'
import { type EditPath, type Found, marksIn, type Sought, withoutMarks } from '../../shared/editor.ts'
import { ask, sentenceOf } from './ask.ts'

/*
 * Which place in the owner's files an element of the page belongs to. The server has rendered a copy of the page whose
 * texts carry marks; the element is looked up there by where it stands, and its mark tells the path of its value.
 */

/** Longer texts are cut: the beginning of one is enough to find it. */
const longest = 3000

/** What can be found of the page: sections, the header and the footer, and the text of a page of its own. */
const rooms = `[${dataType}], body > * > header, body > * > footer, main`

/** The part of the page that an element belongs to. */
export const roomOf = (element: Element): Element | null => element.closest(rooms)

/** The words of an element that stand in itself, and in no other inside it. */
const ownText = (element: Element): string => {
  let text = ''
  for (const node of element.childNodes) if (node instanceof Text) text += node.data.trim()
  return text
}

/** Everything that can be found, on the page or in a part of it, in the order of the page: what has words of its own, pictures, icons. */
export const findable = (within?: Element): Element[] =>
  [...(within?.querySelectorAll('*') ?? document.querySelectorAll(`:is(${rooms}) *`))].filter(
    (element) =>
      (ownText(element) !== '' || element.matches('img, svg')) &&
      !element.closest('svg *, [hidden], script, style, noscript') &&
      element.checkVisibility({ visibilityProperty: true }),
  )

/**
 * What a press means where something lies over it, such as a link that covers a whole card, or what shades a picture:
 * the text or the picture below. Undefined where what was pressed has words of its own there, or nothing is below.
 */
export function pressedBelow(element: Element, { clientX, clientY }: MouseEvent): Element | undefined {
  const isOn = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  const hasWordsHere = (one: Element) =>
    [...one.childNodes].some((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return false
      const words = new Range()
      words.selectNode(node)
      return [...words.getClientRects()].some(isOn)
    })
  if (element.matches('img, svg, svg *') || hasWordsHere(element)) return undefined
  const room = roomOf(element)
  return document
    .elementsFromPoint(clientX, clientY)
    .find((one) => roomOf(one) === room && (one instanceof HTMLImageElement || hasWordsHere(one)))
}

/**
 * Whether a press is on what shows another part of the page: a button of a carousel, or that of the menu on phones. These
 * work while the page is edited, too, or nobody would reach what they show.
 */
export const showsMore = (element: Element): boolean => element.closest('button[aria-controls]') !== null

/** Where an element of the page stands in the files of the owner; or, by a note, why that is not known. */
export async function askPlace(element: Element): Promise<Found> {
  try {
    return await ask('place', await soughtAt(element))
  } catch (error) {
    const note = sentenceOf(error)
    return { file: '', from: 'main', line: 0, column: 0, path: '', keys: [], open: '', note }
  }
}

/** Whether the page draws each edit. One that the server has rendered is loaded anew instead, which would end a try. */
export const followsEdits = (): boolean => !document.querySelector(`script[${dataStatic}]`)

export const langHere = (): string =>
  document.documentElement.getAttribute(dataLocale) ?? document.documentElement.lang

/** The start of the site in a language that is not the main one. */
export const homeOf = (lang: string): string => `${import.meta.env.BASE_URL}${lang}/`

/** The path of the page: the server knows which of them were made from Markdown. */
const pageHere = () => location.pathname.replace(/^\//, '').replace(/index\.html$/, '')

async function soughtAt(from: Element): Promise<Sought> {
  const element = from.closest('svg') ?? from
  const room = roomOf(element)
  const isSame = (other: Element) =>
    other.textContent === element.textContent &&
    Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING)
  return {
    lang: langHere(),
    page: room?.localName === 'main' ? pageHere() : undefined,
    section: room?.matches(`[${dataType}]`) ? room.id : undefined,
    ...(room ? pathIn(await copyNow(), element, room) : { isAround: true }),
    isShown: ownText(element) !== '' || element.matches('img, svg'),
    texts: textsOf(element),
    before: [...(room?.querySelectorAll(element.localName) ?? [])].filter(isSame).length,
  }
}

/** The words of an element, and of the elements around it up to its part of the page. */
export function textsOf(element: Element): string[] {
  const room = roomOf(element)
  const texts = element instanceof HTMLImageElement && element.alt ? [element.alt] : []
  for (let each: Element | null = element; each && each !== room; each = each.parentElement) {
    const text = each.textContent.trim()
    if (text && texts.at(-1) !== text) texts.push(text)
  }
  return texts.slice(0, 12).map((text) => text.slice(0, longest))
}

/** The page with marks, and the path that each of them stands for. */
interface Copy {
  content: DocumentFragment
  paths: readonly EditPath[]
}

let known: Promise<Copy> | undefined
import.meta.hot?.on('portfolio:content', () => {
  known = undefined
})

/** Has the server begin with the copy before it is needed: for the first one it reads all components. */
export function prepareCopy(): void {
  copyNow().catch(() => undefined) // What needs it says so.
}

function copyNow(): Promise<Copy> {
  known ??= ask('copy', { lang: langHere(), page: pageHere() }).then(({ html, paths }) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return { content: template.content, paths }
  })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** The path of the value that an element shows; or of what is around it, if it shows none or several. */
function pathIn(
  { content, paths }: Copy,
  element: Element,
  room: Element,
): Pick<Sought, 'path' | 'isAround'> {
  // In the link to the start, the plane beside the owner's name stands where a logo would.
  const isInHome = room.localName === 'header' && element.parentElement === room.querySelector('a')
  if (isInHome && element.matches(':empty')) return { path: ['theme', 'logo'], isAround: false }
  const twin = twinOf(element, room, content)
  const marksOf = (text: string) => {
    const found = new Map<string, EditPath>()
    for (const index of marksIn(text)) {
      const path = paths[index]
      if (path) found.set(path.join(), path)
    }
    return [...found.values()]
  }
  if (twin instanceof HTMLImageElement) {
    const [path] = [...marksOf(twin.getAttribute('src') ?? ''), ...marksOf(twin.outerHTML)]
    if (path) return { path, isAround: false }
  }
  const [own] = twin ? marksOf(ownText(twin)) : []
  if (own) return { path: own, isAround: false }
  const end = room.localName === 'main' ? null : twinOf(room, room, content)
  for (let each = twin; each && each !== end; each = each.parentElement ?? undefined) {
    const [first, ...others] = marksOf(each.outerHTML)
    if (!first) continue
    const path = others.reduce(common, first)
    return { path, isAround: others.length > 0 }
  }
  return { isAround: true }
}

/**
 * The elements of the entries of a list that show, by their indices: each with all of its words, and with nothing of
 * another.
 *
 * @param list the path of the list in the content
 * @param at an element of the same part of the page
 */
export async function entriesOn(list: EditPath, at: Element): Promise<Map<number, Element>> {
  const room = roomOf(at)
  const entries = new Map<number, Element>()
  if (!room) return entries
  const copy = await copyNow()
  for (const element of findable(room)) {
    const { path } = pathIn(copy, element, room)
    const index = path?.[list.length]
    if (typeof index !== 'number' || !list.every((step, at) => path?.[at] === step)) continue
    entries.set(index, around(entries.get(index) ?? element, element))
  }
  const all = [...entries]
  for (const [index, element] of all) {
    const others = all.filter(([other]) => other !== index).map(([, other]) => other)
    let whole = element
    while (others.length > 0 && whole.parentElement && whole.parentElement !== room) {
      if (others.some((other) => whole.parentElement?.contains(other))) break
      whole = whole.parentElement
    }
    entries.set(index, whole)
  }
  return entries
}

/** The nearest element around two. */
function around(one: Element, other: Element): Element {
  let each = one
  while (!each.contains(other) && each.parentElement) each = each.parentElement
  return each
}

/** What two paths begin with. */
function common(one: EditPath, other: EditPath): EditPath {
  const end = one.findIndex((step, index) => step !== other[index])
  return end < 0 ? one : one.slice(0, end)
}

/** The element of the copy that stands where an element of the page does, and says the same. */
function twinOf(element: Element, room: Element, content: DocumentFragment): Element | undefined {
  const twinRoom = room.id
    ? content.getElementById(room.id)
    : [...content.children].find(({ localName }) => localName === room.localName)
  if (!twinRoom || element === room) return twinRoom ?? undefined
  const words = bare(element.textContent)
  const isSame = (twin: Element) => bare(withoutMarks(twin.textContent)) === words
  let twin: Element | undefined = twinRoom
  for (const [name, index] of stepsTo(element, room)) twin = twin && childrenOf(twin, name)[index]
  if (twin && isSame(twin)) return twin
  // The page may have more or fewer elements, such as the slides of a carousel, or no label where it says what the
  // heading does: then those are twins that come in the same order of all that say the same.
  const alike = [...room.querySelectorAll(element.localName)].filter((one) => bare(one.textContent) === words)
  const twins = [...twinRoom.querySelectorAll(element.localName)].filter(isSame)
  if (twins.length === alike.length) return twins[alike.indexOf(element)]
  return (words && twins[0]) || twin
}

/** How an element is reached from one around it: for each step a name, and the place among all children of this name. */
function stepsTo(element: Element, room: Element): [name: string, index: number][] {
  const steps: [string, number][] = []
  for (let each = element; each !== room && each.parentElement; each = each.parentElement)
    steps.unshift([each.localName, childrenOf(each.parentElement, each.localName).indexOf(each)])
  return steps
}

const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName }) => localName === name)

/** What is compared of two texts: elements have spaces and marks for lines as they like. */
const bare = (text: string) => text.replace(/[\s\u200B\u00AD\u2060]+/g, '')
