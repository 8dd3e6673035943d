import { dataLocale, dataTheme, dataVersion } from '../../shared/dataAttributes.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import { features } from '../features.ts'

/** What the dev server puts into a document, before and after an edit of the YAML, as HTML. */
interface Heads {
  /** The language of the locale. */
  lang: string
  was: string
  is: string
  mode: string
}

/**
 * In the dev server: calls `draw` with content that has changed, and keeps the document's head up to date.
 *
 * @param first the content that the page shows
 */
export function followContent(draw: (content: ResolvedPage) => void, first: ResolvedPage): void {
  let shown = first
  import.meta.hot?.on('portfolio:content', (pages: readonly ResolvedPage[]) => {
    const lang = document.documentElement.getAttribute(dataLocale)
    const content = pages.find(({ site }) => site.lang === lang) ?? pages[0]
    if (!content) return
    // Only sections that say something else are drawn.
    shown = withKept(shown, content)
    // Once the bar, which hears of it too, watches what is drawn.
    queueMicrotask(() => draw(shown))
  })
  import.meta.hot?.on('portfolio:head', exchangeHead)
  reportOpened()
}

/** A value with the parts of an earlier one in place of those that are equal to them. */
export function withKept<Value>(before: unknown, now: Value): Value {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now
  if (Array.isArray(now) !== Array.isArray(before)) return now
  const old = new Map(Object.entries(before))
  const entries = Object.entries(now).map(([key, value]) => [key, withKept(old.get(key), value)] as const)
  const isSame =
    entries.length === old.size && entries.every(([key, value]) => Object.is(old.get(key), value))
  // Data as JSON has it: what is equal to a part has its type.
  if (isSame) return before as Value
  return (Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

/** In the dev server: reloads a page that the server has rendered when the content changes. */
export function reloadContent(): void {
  for (const change of ['portfolio:content', 'portfolio:head'])
    import.meta.hot?.on(change, () => location.reload())
  reportOpened()
}

/**
 * Tells the dev server which version of the content this document was made from. An edit that was saved since then has
 * not reached the page: the server reloads it.
 */
function reportOpened(): void {
  for (const { event, start } of features) import.meta.hot?.on(event, start)
  const loader = document.querySelector<HTMLScriptElement>(`script[${dataVersion}]`)
  import.meta.hot?.send('portfolio:opened', loader?.getAttribute(dataVersion))
}

/** The nonce by which the content policy of the dev server allows styles and scripts; Vite puts it into the head. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce

/** Inserts what is new and removes what is gone; all else stays, fonts too. Reloads where an element is not found. */
function exchangeHead({ lang, was, is, mode }: Heads): void {
  const root = document.documentElement
  if (root.getAttribute(dataLocale) !== lang) return
  setMode(root, mode)
  const [old, next] = [elementsOf(was), elementsOf(is)]
  const gone = without(old, next).map((element) =>
    [...document.head.children, ...document.body.children].find((each) => isSame(each, element)),
  )
  for (const element of without(next, old)) {
    if (nonce && element instanceof HTMLElement) element.nonce = nonce
    const index = gone.findIndex((each) => each?.localName === element.localName)
    const [replaced] = index < 0 ? [] : gone.splice(index, 1)
    // In the same place, since the order of styles counts.
    if (replaced) replaced.replaceWith(element)
    else document.head.append(element)
  }
  for (const element of gone) element ? element.remove() : location.reload()
}

function elementsOf(html: string): Element[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.children]
}

let hasSwitch = document.documentElement.getAttribute(dataTheme) === 'system'

/** Another mode; the header's switch comes with `system`. */
function setMode(root: Element, mode: string): void {
  if (root.getAttribute(dataTheme) === mode) return
  root.setAttribute(dataTheme, mode)
  if (mode !== 'system' || hasSwitch) return
  hasSwitch = true
  import('../layout/header/mode.ts').then(({ watchMode }) => watchMode())
}

const without = (elements: readonly Element[], others: readonly Element[]) =>
  elements.filter((element) => !others.some((other) => isSame(other, element)))

/** Whether two elements are equal but for the nonce, which the server adds and browsers hide. */
function isSame(one: Element, other: Element): boolean {
  const [first, second] = [one, other].map((element) => {
    const copy = element.cloneNode(true) as Element // What a clone of an element is.
    copy.removeAttribute('nonce')
    return copy
  })
  return first?.isEqualNode(second ?? null) ?? false
}
