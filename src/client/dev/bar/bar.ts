import { type Found, findEvent, foundEvent } from '../../../shared/findInYaml.ts'
import { barStyle } from './barStyle.ts'
import { type Frame, makeFrame } from './frame.ts'
import { lightChanges } from './lightChanges.ts'
import { findable, roomOf, soughtAt } from './soughtAt.ts'

const name = 'onefolio-bar'
const hiddenKey = 'onefolio: the bar is hidden'

const target =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5"/><path d="M8 1v4M8 11v4M1 8h4M11 8h4"/></svg>'
const cross = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg>'

/**
 * In the dev server: a bar by which each text, picture and icon of the page leads to its line in the YAML. Pressing one
 * with Alt does so without the bar. What an edit has changed is shown and lit once.
 *
 * Not where a program drives the browser, whose screenshots are of the page.
 */
export function showBar(): void {
  if (document.querySelector(name) || (navigator.webdriver && !location.search.includes(name))) return
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(barStyle)
  root.adoptedStyleSheets = [style]
  const nav = document.createElement('nav')
  nav.ariaLabel = 'Onefolio'
  nav.innerHTML = `<button type="button" aria-pressed="false" title="Or press anything with Alt">${target}Find in YAML</button>
    <button type="button" aria-label="Hide this bar" title="Alt+Y shows it again">${cross}</button>`
  root.append(nav)
  document.body.append(host)
  const [find, hide] = nav.querySelectorAll('button')
  if (!find || !hide) return

  const frame = makeFrame(root)
  const finder = makeFinder(frame, (isFinding) => find.setAttribute('aria-pressed', String(isFinding)))
  const setHidden = (isHidden: boolean) => {
    host.toggleAttribute('hidden', isHidden)
    if (isHidden) localStorage.setItem(hiddenKey, 'yes')
    else localStorage.removeItem(hiddenKey)
  }
  setHidden(localStorage.getItem(hiddenKey) !== null)
  find.addEventListener('click', () => finder.toggle())
  hide.addEventListener('click', () => {
    finder.end()
    setHidden(true)
  })
  addEventListener('keydown', ({ altKey, code }) => {
    if (!altKey || code !== 'KeyY') return
    setHidden(false)
    finder.toggle()
    find.focus()
  })
  lightChanges(frame)
}

/** Asks the server for the place of what is pointed at, and opens it. */
function makeFinder(frame: Frame, report: (isFinding: boolean) => void) {
  let isFinding = false
  let question = 0
  let current: Element | undefined
  let found: Found | undefined
  /** Whether the place is to be opened once it is known. */
  let isWanted = false

  const open = async ({ open, file, line }: Found) => {
    isWanted = false
    // The server says nothing of an editor that it cannot find, so the place is at hand too.
    const copied = await navigator.clipboard?.writeText(`${file}:${line}`).then(
      () => ' The place is copied.',
      () => '',
    )
    const answer = await fetch(`/__open-in-editor?file=${encodeURIComponent(open)}`).catch(() => undefined)
    if (found)
      frame.say(found, `${answer?.ok ? 'Opened in your editor.' : 'No editor answers.'}${copied ?? ''}`)
  }
  import.meta.hot?.on(foundEvent, (answer: Found) => {
    if (answer.question !== question) return
    found = answer
    frame.say(answer)
    if (isWanted) open(answer)
  })

  const look = (element: Element) => {
    if (element === current) return
    current = element
    found = undefined
    question++
    frame.around(element)
    import.meta.hot?.send(findEvent, { ...soughtAt(element), question })
  }
  const press = (element: Element) => {
    isWanted = true
    look(element)
    if (found) open(found)
  }
  const set = (value: boolean) => {
    isFinding = value
    current = undefined
    if (!value) frame.hide()
    report(value)
  }

  /** The element of the page at an event, if it is one that can be found. */
  const targetOf = ({ target }: Event) => (target instanceof Element && roomOf(target) ? target : undefined)
  const isMeant = (event: MouseEvent) => isFinding || event.altKey
  const options = { capture: true }
  addEventListener(
    'pointerover',
    (event) => {
      const element = targetOf(event)
      if (element && isMeant(event) && event.pointerType !== 'touch') look(element)
    },
    options,
  )
  // The page must not answer what is meant for the bar: links lead nowhere, fields take no focus.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const)
    addEventListener(
      type,
      (event) => {
        const element = targetOf(event)
        if (!element || !isMeant(event) || event.button !== 0) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (type === 'click') press(element)
      },
      options,
    )
  addEventListener(
    'keydown',
    (event) => {
      if (!isFinding) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape') set(false)
      else if (event.key === 'Enter' && current) press(current)
      else if (step) {
        const all = findable()
        const index = current ? all.indexOf(current) : -1
        const next = all[(index + step + all.length) % all.length]
        next?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        if (next) look(next)
      } else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    options,
  )
  return { toggle: () => set(!isFinding), end: () => set(false) }
}
