import { reportOpened } from './reportOpened.ts'

/** What a document has around its page, before and after an edit of the YAML, as HTML. */
interface Heads {
  /** The language of the pages that have it. */
  lang: string
  was: string
  is: string
}

/** In the dev server: calls `draw` when the content has changed, and keeps the document's head up to date. */
export function followContent(draw: () => void): void {
  addEventListener('portfolio:content', draw)
  import.meta.hot?.on('portfolio:head', exchangeHead)
  reportOpened()
}

/** Puts in what is new and takes out what is gone; all else stays, fonts too. Reloads where that fails. */
function exchangeHead({ lang, was, is }: Heads): void {
  if (document.documentElement.dataset.edition !== lang) return
  const [old, next] = [elementsOf(was), elementsOf(is)]
  const gone = without(old, next).map((element) =>
    [...document.head.children, ...document.body.children].find((each) => each.isEqualNode(element)),
  )
  for (const element of without(next, old)) {
    const index = gone.findIndex((each) => each?.localName === element.localName)
    const [replaced] = index < 0 ? [] : gone.splice(index, 1)
    // In its place: the order of styles counts.
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

const without = (elements: readonly Element[], others: readonly Element[]) =>
  elements.filter((element) => !others.some((other) => other.isEqualNode(element)))
