import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import style from './bar.css?inline'
import { isReload, keptDraft } from './draft.ts'
import { finder, listenForAlt } from './finder.ts'
import { followKeyboard } from './floating.ts'
import { makeFrame } from './frame.ts'
import { prepareCopy } from './places.ts'
import type { Bar, Tool } from './tool.ts'

/** Edits the words of the page where they stand. */
const words: Tool = {
  name: 'Edit',
  title: 'Press a text to edit it where it stands. Or press it twice with Alt, without this button.',
  icon: '<path d="M3 13l.7-3L10.6 3.1a1.6 1.6 0 0 1 2.3 2.3L6 12.3z"/><path d="M9.2 4.5l2.3 2.3"/>',
  isWaiting: () => keptDraft() !== undefined,
  begin: async (bar, at) => (await import('./words.ts')).editWords(bar, at),
}

/** Chooses how the page looks; its pages and languages. */
const look: Tool = {
  name: 'Look',
  title: 'Looks, colours and faces; pages and languages.',
  icon: '<path d="M2.5 5h6.500M12.5 5h1M2.5 11h1M7 11h6.5"/><circle cx="10.7" cy="5" r="1.7"/><circle cx="5.2" cy="11" r="1.7"/>',
  begin: async (bar) => (await import('./panel.ts')).showPanel(bar),
}

/** The tools, in the order of their buttons. */
const tools: readonly Tool[] = [finder, words, look]

const name = 'onefolio-bar'

const svg = (shapes: string) => `<svg viewBox="0 0 16 16" aria-hidden="true">${shapes}</svg>`
const dots = '<circle cx="3" cy="8" r=".6"/><circle cx="8" cy="8" r=".6"/><circle cx="13" cy="8" r=".6"/>'
const buttonOf = ({ name, title, icon }: Tool) =>
  `<button type="button" class="tool" aria-pressed="false" title="${title}">${svg(icon)}<span>${name}</span></button>`

const markup = `
  <nav aria-label="Onefolio">
    ${tools.map(buttonOf).join('')}
    <button type="button" popovertarget="more" aria-label="Settings of this bar" title="Settings of this bar">${svg(dots)}</button>
  </nav>
  <div id="more" popover>
    <button type="button" class="hide"><span>Hide this bar<small>Back with Alt+Y, or with ?bar in the address</small></span></button>
  </div>`

/**
 * In the dev server: a bar with the tools.
 *
 * `?bar=off` in the address leaves it out, as for a screenshot, and `?bar` brings one back that was hidden.
 */
export function showBar(): void {
  // Whoever frames the page may lay anything over it, so that a press is meant for something else.
  if (window !== window.top) return
  const wanted = new URLSearchParams(location.search).get('bar')
  if (document.querySelector(name) || wanted === 'off') return
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = markup
  const more = root.querySelector<HTMLElement>('#more')
  const [hide, buttons] = [
    root.querySelector('.hide'),
    [...root.querySelectorAll<HTMLButtonElement>('.tool')],
  ]
  if (!more || !hide) return
  document.fonts.add(new FontFace('Onefolio', `url(${text})`, { weight: '400 700' }))
  document.body.append(host)
  followKeyboard(host)

  const frame = makeFrame(root)
  let inUse: { tool: Tool; end: Promise<() => void> } | undefined
  const end = () => {
    inUse?.end.then((stop) => stop())
    inUse = undefined
    keep(sessionStorage, 'tool', undefined)
    for (const button of buttons) button.ariaPressed = 'false'
  }
  const begin = (tool: Tool, at?: Element) => {
    end()
    inUse = { tool, end: Promise.resolve(tool.begin(bar, at)) }
    keep(sessionStorage, 'tool', tool.name)
    const button = buttons[tools.indexOf(tool)]
    if (button) button.ariaPressed = 'true'
  }
  const bar: Bar = { root, frame, end, edit: (at) => begin(words, at) }
  for (const [index, tool] of tools.entries())
    buttons[index]?.addEventListener('click', () => (inUse?.tool === tool ? end() : begin(tool)))

  const setHidden = (isHidden: boolean) => {
    host.toggleAttribute('hidden', isHidden)
    keep(localStorage, 'hidden', isHidden ? 'yes' : undefined)
  }
  setHidden(kept(localStorage, 'hidden') !== undefined && wanted === null)
  hide.addEventListener('click', () => {
    more.hidePopover()
    end()
    setHidden(true)
  })
  addEventListener('keydown', (event) => {
    if (!isAltY(event)) return
    event.preventDefault()
    setHidden(false)
    buttons[0]?.focus()
    buttons[0]?.click()
  })
  listenForAlt(bar, () => inUse !== undefined)
  // For the first copy of a page the server reads all components: it begins before a tool is pressed.
  host.addEventListener('pointerenter', prepareCopy, { once: true })
  // The tool in use goes on.
  const before = isReload() ? kept(sessionStorage, 'tool') : undefined
  const waiting = tools.find((tool) => tool.isWaiting?.()) ?? tools.find(({ name }) => name === before)
  if (waiting) begin(waiting)
}

/** By its letter where the layout has Latin ones, and else by its place: on a Mac, Alt makes a sign of it. */
const isAltY = ({ altKey, ctrlKey, metaKey, key, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'y' : code === 'KeyY')

/** What an owner has decided about the bar, for every site on this address, or for this tab. */
const keyOf = (name: string) => `onefolio bar: ${name}`

function kept(storage: Storage, name: string): string | undefined {
  return storage.getItem(keyOf(name)) ?? undefined
}

function keep(storage: Storage, name: string, value: string | undefined): void {
  if (value === undefined) storage.removeItem(keyOf(name))
  else storage.setItem(keyOf(name), value)
}
