import { barStyle } from './barStyle.ts'
import { listenForAlt } from './finder.ts'
import { makeFrame } from './frame.ts'
import { lightChanges } from './lightChanges.ts'
import { isSet, keepTool, keptTool, set } from './settings.ts'
import type { Bar, Tool } from './tool.ts'
import { tools } from './tools.ts'

const name = 'onefolio-bar'

const svg = (shapes: string) => `<svg viewBox="0 0 16 16" aria-hidden="true">${shapes}</svg>`
const dots = '<circle cx="3" cy="8" r=".6"/><circle cx="8" cy="8" r=".6"/><circle cx="13" cy="8" r=".6"/>'

const markup = `
  <nav aria-label="Onefolio">
    ${tools.map(({ name, title, icon }) => `<button type="button" class="tool" aria-pressed="false" title="${title}">${svg(icon)}<span>${name}</span></button>`).join('')}
    <button type="button" popovertarget="more" aria-label="Settings of this bar" title="Settings of this bar">${svg(dots)}</button>
  </nav>
  <div id="more" popover>
    <label><input type="checkbox"><span>Show what an edit changed<small>Scrolls to it, and lights it once</small></span></label>
    <button type="button" class="hide"><span>Hide this bar<small>Back with Alt+Y, or with ?${name} in the address</small></span></button>
  </div>`

/**
 * In the dev server: a bar with the tools of `tools.ts`. What an edit has changed is shown and lit once.
 *
 * Not where a program drives the browser, whose screenshots are of the page.
 */
export function showBar(): void {
  const isAskedFor = new URLSearchParams(location.search).has(name)
  if (document.querySelector(name) || (navigator.webdriver && !isAskedFor)) return
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(barStyle)
  root.adoptedStyleSheets = [style]
  root.innerHTML = markup
  const [nav, more] = [root.querySelector('nav'), root.querySelector<HTMLElement>('#more')]
  const [isLit, hide] = [root.querySelector('input'), root.querySelector('.hide')]
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.tool')]
  if (!nav || !more || !isLit || !hide) return
  document.body.append(host)

  const frame = makeFrame(root)
  let inUse: { tool: Tool; end: Promise<() => void> } | undefined
  const end = () => {
    inUse?.end.then((stop) => stop())
    inUse = undefined
    keepTool(undefined)
    for (const button of buttons) button.ariaPressed = 'false'
  }
  const begin = (tool: Tool, at?: Element) => {
    end()
    inUse = { tool, end: Promise.resolve(tool.begin(bar, at)) }
    keepTool(tool.name)
    const button = buttons[tools.indexOf(tool)]
    if (button) button.ariaPressed = 'true'
  }
  const forDoublePress = tools.find(({ isForDoublePress }) => isForDoublePress)
  const bar: Bar = {
    root,
    frame,
    end,
    hasDoublePress: forDoublePress !== undefined,
    doublePress: (at) => forDoublePress && begin(forDoublePress, at),
  }
  for (const [index, tool] of tools.entries())
    buttons[index]?.addEventListener('click', () => (inUse?.tool === tool ? end() : begin(tool)))

  const setHidden = (isHidden: boolean) => {
    host.toggleAttribute('hidden', isHidden)
    set('isHidden', isHidden)
  }
  setHidden(isSet('isHidden') && !isAskedFor)
  hide.addEventListener('click', () => {
    more.hidePopover()
    end()
    setHidden(true)
  })
  isLit.checked = !isSet('isUnlit')
  isLit.addEventListener('change', () => set('isUnlit', !isLit.checked))
  addEventListener('keydown', (event) => {
    if (!isAltY(event)) return
    event.preventDefault()
    setHidden(false)
    buttons[0]?.focus()
    buttons[0]?.click()
  })
  listenForAlt(bar, () => inUse !== undefined)
  const kept = keptTool()
  const waiting = tools.find((tool) => tool.isWaiting?.()) ?? tools.find(({ name }) => name === kept)
  if (waiting) begin(waiting)
  lightChanges(frame, () => isLit.checked && !inUse)
}

/** By its letter where the layout has Latin ones, and else by its place: on a Mac, Alt makes a sign of it. */
const isAltY = ({ altKey, ctrlKey, metaKey, key, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'y' : code === 'KeyY')
