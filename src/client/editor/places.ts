import { dataLine, dataLocale, dataType } from '../../shared/dataAttributes.ts'
import { type Found, type MarkedCopy, marksIn, partsIn } from '../../shared/editor.ts'
import type { Asking, EditPath } from '../../shared/editorQuestions.ts'
import { ask, sentenceOf } from './ask.ts'
import { isStandIn } from './fields.ts'

/*
 * Which place in the owner's files an element of the page belongs to. The server has rendered a copy of the page whose
 * texts carry marks; the element is looked up there by where it stands, and its mark tells the path of its value. What
 * was made from Markdown tells its line itself.
 */

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

/** Whether an element has letters or digits of its own. */
export const hasWords = (element: Element): boolean => /[\p{L}\p{N}]/u.test(ownText(element))

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
export const askPlace = async (element: Element): Promise<Found> => (await findPlace(element)).found

/** The same, and what the element shows. */
export async function findPlace(element: Element): Promise<{ found: Found; shown: Shown }> {
  let shown: Shown = { isAround: true }
  try {
    shown = await shownBy(element)
    return { found: await ask('place', soughtFor(element, shown)), shown }
  } catch (error) {
    const note = sentenceOf(error)
    const found: Found = { file: '', from: 'main', line: 0, column: 0, path: '', keys: [], open: '', note }
    return { found, shown }
  }
}

export const langHere = (): string =>
  document.documentElement.getAttribute(dataLocale) ?? document.documentElement.lang

/** The start of the site in a language that is not the main one. */
export const homeOf = (lang: string): string => `${import.meta.env.BASE_URL}${lang}/`

/** The path of the page: the server knows which of them were made from Markdown. */
const pageHere = () => location.pathname.replace(/^\//, '').replace(/index\.html$/, '')

/** What an element shows. */
export interface Shown {
  /** The path of its value in the content; or of what is around it, if it shows none or several. */
  path?: EditPath | undefined
  isAround: boolean
  /** Of what was made from Markdown: the line of its block. */
  line?: number | undefined
  /** The element around it that shows this value and nothing else. */
  whole?: Element | undefined
}

/** What an element of the page shows. */
export async function shownBy(from: Element): Promise<Shown> {
  const element = from.closest('svg') ?? from
  const room = roomOf(element)
  const block = element.closest(`[${dataLine}]`)
  const line = block && room?.contains(block) ? Number(block.getAttribute(dataLine)) : undefined
  if (!room) return { isAround: true, line }
  const shown = shownIn(await copyNow(), element, room)
  const isParagraph = shown.isAround && block?.matches('p, h1, h2, h3, h4, h5, h6') === true
  return { ...shown, line, whole: isParagraph ? block : shown.whole }
}

function soughtFor(from: Element, { path, isAround, line }: Shown): Asking<'place'> {
  const element = from.closest('svg') ?? from
  const room = roomOf(element)
  return {
    lang: langHere(),
    page: room?.localName === 'main' ? pageHere() : undefined,
    section: room?.matches(`[${dataType}]`) ? room.id : undefined,
    path,
    isAround,
    isShown: ownText(element) !== '' || element.matches('img, svg'),
    line,
  }
}

/** The page with marks, and the paths that each of them stands for. */
interface Copy {
  content: DocumentFragment
  paths: MarkedCopy['paths']
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

/** What an element of a part of the page shows. */
function shownIn({ content, paths }: Copy, element: Element, room: Element): Shown {
  // In the link to the start, the plane beside the owner's name stands where a logo would.
  const isInHome = room.localName === 'header' && element.parentElement === room.querySelector('a')
  if (isInHome && element.matches(':empty')) return { path: ['theme', 'logo'], isAround: false }
  const line = counterparts(element, room, content)
  const [counterpart, ...outer] = line
  if (!counterpart) return { isAround: true }
  const marksOf = (text: string) => [...new Set(marksIn(text))]
  const pathOf = (mark: number, within: readonly Element[]): EditPath => {
    const [first = [], ...others] = paths[mark] ?? []
    return others.length === 0 ? first : nearestOf([first, ...others], entryAround(within))
  }
  /** The path of what stands alone in the nearest element around that has more than one text. */
  const entryAround = (within: readonly Element[]): EditPath | undefined => {
    for (const each of within)
      for (const mark of marksOf(each.outerHTML)) if (paths[mark]?.length === 1) return paths[mark][0]
    return undefined
  }
  const isExact = line.length === depthIn(element, room) + 1
  const own = counterpart instanceof HTMLImageElement ? counterpart.outerHTML : ownText(counterpart)
  const [mark] = isExact ? marksOf(own) : []
  if (mark !== undefined)
    return { path: pathOf(mark, outer), isAround: false, whole: wholeOf(mark, element, line) }
  for (const [index, each] of line.entries()) {
    const [around] = marksOf(ownText(each))
    // A part of a text without a mark of its own, such as an emphasised one.
    if (isExact && around !== undefined && index > 0 && each !== line.at(-1))
      return { path: pathOf(around, line.slice(index + 1)), isAround: false }
    const marks = marksOf(each === line.at(-1) && room.localName !== 'main' ? '' : each.outerHTML)
    const [first, ...others] = marks.map((one) => pathOf(one, line.slice(index + 1)))
    if (!first) continue
    const path = others.reduce(common, first)
    if (others.length > 0) return { path, isAround: true }
    // Words beside a text, such as a number, are of the same entry and not of that text.
    const isOther = !isExact || [element, element.parentElement].some((one) => one && hasWords(one))
    return isOther ? { path: path.slice(0, -1), isAround: true } : { path, isAround: false }
  }
  return { isAround: true }
}

/** The path of some that has most in common with another one. */
function nearestOf([first, ...others]: readonly [EditPath, ...EditPath[]], other: EditPath = []): EditPath {
  let nearest = first
  for (const path of others) if (common(path, other).length > common(nearest, other).length) nearest = path
  return nearest
}

/**
 * The nearest element around an element of the page that has all parts of its text, and nothing else.
 *
 * @param line the counterparts of the element, and of those around it
 */
function wholeOf(mark: number, element: Element, line: readonly Element[]): Element | undefined {
  let whole: Element | undefined
  let parts = 0
  let each: Element | null = element
  for (const counterpart of line.slice(0, -1)) {
    if (!each || !hasOnly(mark, counterpart)) break
    const count = marksIn(counterpart.textContent).filter((one) => one === mark).length
    if (count > parts) whole = each
    parts = count
    each = each.parentElement
  }
  return whole
}

/** Whether all that an element says has a mark, but for signs, which components put between and around parts of a text. */
function hasOnly(mark: number, element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const others = partsIn(node.textContent ?? '').filter((part) => part.mark !== mark)
    if (others.some(({ words }) => /[\p{L}\p{N}]/u.test(words))) return false
  }
  return true
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
    const { path } = shownIn(copy, element, room)
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

/**
 * The elements of the copy that stand where an element of the page and those around it do, from the inside outward.
 * Where the copy has others, such as those that a filter has hidden here, only those around are known.
 */
function counterparts(element: Element, room: Element, content: DocumentFragment): Element[] {
  const found = room.id
    ? content.getElementById(room.id)
    : [...content.children].find(({ localName }) => localName === room.localName)
  if (!found) return []
  const line = [found]
  let within = room
  for (const step of stepsTo(element, room)) {
    const [here, there] = [childrenOf(within), childrenOf(line[0] ?? found)]
    const isSame =
      here.length === there.length && here.every((one, index) => one.localName === there[index]?.localName)
    const next = isSame ? there[here.indexOf(step)] : undefined
    if (!next) break
    line.unshift(next)
    within = step
  }
  return line
}

/** The elements that lead from a part of the page to one in it, from the outside inward. */
function stepsTo(element: Element, room: Element): Element[] {
  const steps: Element[] = []
  for (let each: Element | null = element; each && each !== room; each = each.parentElement)
    steps.unshift(each)
  return steps
}

const depthIn = (element: Element, room: Element): number => stepsTo(element, room).length

/** Without styles, and without what the editor itself puts into the page, which stand in no copy. */
const childrenOf = (parent: Element): Element[] =>
  [...parent.children].filter((child) => !isStandIn(child) && child.localName !== 'style')
