import { type Choices, choicesEvent, offeredEvent } from '../../../shared/choices.ts'
import type { Bar } from '../tool.ts'
import { askEdit } from '../words/socket.ts'
import { showChanges } from './changes.ts'
import { element, iconButton } from './elements.ts'
import { type Control, lookControls } from './lookControls.ts'
import { panelStyle } from './panelStyle.ts'
import { sectionControls } from './sectionControls.ts'
import { tabs } from './tabs.ts'
import { makeTrying } from './trying.ts'

/** The server works for the page first, in ms. */
const pageFirst = 150

/** Shows the panel beside the page. Returns how to take it away, with whatever was tried. */
export function showPanel(bar: Bar): () => void {
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(panelStyle)
  root.adoptedStyleSheets = [style]
  const before = bar.root.activeElement
  bar.root.append(host)

  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => import.meta.hot?.send(choicesEvent, {})
  /** Asks once the page shows what has changed, which must not wait for the answer. */
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pageFirst)
  }
  const changes = showChanges(
    () => trying.undo(),
    () => trying.redo(),
  )
  const trying = makeTrying(askEdit, (answer, isTrial) => {
    changes.show(answer, isTrial)
    // What is refused is not what a field says; all else comes with the content.
    if (answer?.isDone === false) ask()
  })
  const close = iconButton('close', 'Close', () => bar.end())
  const body = element('div', { class: 'body' })
  const aside = element(
    'section',
    { class: 'panel', 'aria-label': 'Look and sections' },
    body,
    changes.element,
  )
  root.append(aside)

  let controls: Control[] | undefined
  const offered = (choices: Choices) => {
    if (!controls) {
      const look = lookControls(choices, trying)
      const sections = sectionControls(choices, trying)
      controls = [...look, ...sections]
      const all = tabs([
        { name: 'Look', content: look.map(({ element }) => element) },
        { name: 'Sections', content: sections.map(({ element }) => element) },
      ])
      aside.prepend(element('header', {}, all.list, close))
      body.append(...all.panels)
      if (before?.matches(':focus-visible')) all.focus()
    }
    for (const { show } of controls) show(choices)
  }
  import.meta.hot?.on(offeredEvent, offered)
  // Also after an edit of the files in an editor.
  import.meta.hot?.on('portfolio:content', askSoon)
  ask()
  // The server says what can be undone, and whether it writes at all.
  askEdit({ ask: 'endTrial' }).then((answer) => !answer.isDone && changes.show(answer, false))
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
    if (way === 'y' || event.shiftKey) trying.redo()
    else trying.undo()
  })
  return () => {
    import.meta.hot?.off(offeredEvent, offered)
    import.meta.hot?.off('portfolio:content', askSoon)
    clearTimeout(timer)
    listening.abort()
    trying.leave()
    changes.end()
    host.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
