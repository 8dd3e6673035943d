import type { Choices } from '../../shared/editor.ts'
import { ask, sentenceOf } from './ask.ts'
import { showChanges } from './changes.ts'
import { element, iconButton, tabs } from './controls.ts'
import { isReload } from './draft.ts'
import { type Control, lookControls } from './lookControls.ts'
import { pageControls } from './pageControls.ts'
import style from './panel.css?inline'
import { panelEdits } from './panelEdits.ts'
import { makeRoom } from './room.ts'
import type { Bar } from './tool.ts'

/** The server works for the page first, in ms. */
const pageFirst = 150

/** Shows the page once more in a window as wide as a phone, without the bar; it follows edits, as all pages do. */
function openAsPhone(): void {
  const address = new URL(location.href)
  address.searchParams.set('bar', 'off')
  open(address, 'phone', `popup,width=390,height=844,left=${screenX + 60},top=${screenY + 60}`)
}

/** Shows the panel beside the page. Returns how to take it away. */
export function showPanel(bar: Bar): () => void {
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const before = bar.root.activeElement
  bar.root.append(host)

  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = true
  const refresh = () =>
    ask('choices', null).then(
      (choices) => isShown && offered(choices),
      // While the content has mistakes, what is chosen stays as it was.
      () => undefined,
    )
  /** Asks once the page shows what has changed, which must not wait for the answer. */
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, pageFirst)
  }
  const changes = showChanges((way) => edits.go(way))
  const edits = panelEdits(bar.root, (outcome) => {
    changes.show(outcome)
    if (outcome && !('problem' in outcome)) return
    // What is refused, or given up, is not what a field says; all else comes with the content.
    refresh()
  })
  const close = iconButton('close', 'Close', () => bar.end())
  const phone = iconButton('phone', "Open the page at a phone's width", openAsPhone)
  phone.className = 'for-phone'
  const body = element('div', { class: 'body' })
  const aside = element(
    'section',
    { class: 'panel', 'aria-label': 'Look, pages and languages' },
    body,
    changes.element,
  )
  root.append(aside)
  const giveBack = makeRoom()

  let controls: Control[] | undefined
  const offered = (choices: Choices) => {
    if (!controls) {
      const look = lookControls(choices, edits)
      const pages = pageControls(choices, edits, bar)
      controls = [...look, ...pages]
      const all = tabs([
        { name: 'Look', content: look.map(({ element }) => element) },
        { name: 'Pages', content: pages.map(({ element }) => element) },
      ])
      aside.prepend(element('header', {}, all.list, phone, close))
      body.append(...all.panels)
      // Some edits load the page anew, and the focus would be at its start.
      if (isReload() || before?.matches(':focus-visible')) all.focus()
    }
    for (const { show } of controls) show(choices)
  }
  // Also after an edit of the files in an editor.
  import.meta.hot?.on('portfolio:content', askSoon)
  refresh()
  // The server says whether it writes at all.
  ask('history', null).catch((error: unknown) => changes.show({ problem: sentenceOf(error) }))
  const listening = new AbortController()
  addEventListener('keydown', ({ key }) => key === 'Escape' && bar.end(), { signal: listening.signal })
  aside.addEventListener('keydown', (event) => {
    // The page has keys of its own, as for a carousel.
    event.stopPropagation()
    if (event.key === 'Escape') bar.end()
    const way = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
    const isTyping = event.composedPath()[0] instanceof HTMLInputElement
    if (!['z', 'y'].includes(way) || isTyping) return
    event.preventDefault()
    if (way === 'y' || event.shiftKey) edits.go('redo')
    else edits.go('undo')
  })
  return () => {
    isShown = false
    import.meta.hot?.off('portfolio:content', askSoon)
    clearTimeout(timer)
    listening.abort()
    edits.end()
    changes.end()
    giveBack()
    host.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
