import type { Patch } from '../../shared/editorQuestions.ts'
import { element } from './controls.ts'
import type { PanelEdits } from './panelEdits.ts'

/** One of several values, and the patch that chooses it. */
export interface Option {
  value: string
  /** What it is called; a drawing of it may stand before the name. */
  name: string
  says?: string | undefined
  patch: Patch
  drawing?: Node | undefined
}

export interface ChoiceGroup {
  element: HTMLElement
  /** Marks what is chosen. */
  show: (value: string | undefined) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * A group of values of which one is chosen by a press, or by arrow keys once they rest.
 *
 * @param style of the group: `cards`, `chips` or `rows`
 */
export function choiceGroup(
  name: string,
  style: string,
  options: readonly Option[],
  edits: PanelEdits,
): ChoiceGroup {
  let chosen: string | undefined
  const buttons = options.map(({ value, name, says, drawing }) => {
    const button = element(
      'button',
      { type: 'button', role: 'radio', 'aria-checked': 'false', title: says, tabindex: -1 },
      drawing,
      element('span', {}, name),
    )
    button.dataset.value = value
    return button
  })
  const group = element('div', { role: 'radiogroup', 'aria-label': name, class: style }, ...buttons)
  const indexOf = (target: EventTarget | null) =>
    buttons.findIndex((button) => target instanceof Node && button.contains(target))
  const patchFor = (index: number) => {
    const option = options[index]
    return option?.value === chosen ? undefined : option?.patch
  }
  const check = (value: string | undefined) => {
    for (const button of buttons) button.setAttribute('aria-checked', String(button.dataset.value === value))
  }
  const reachable = () => {
    const index = Math.max(
      0,
      options.findIndex(({ value }) => value === chosen),
    )
    for (const [at, button] of buttons.entries()) button.tabIndex = at === index ? 0 : -1
  }
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => {
      const patch = patchFor(index)
      if (patch) edits.choose(patch)
    })
  }
  group.addEventListener('focusout', ({ relatedTarget }) => indexOf(relatedTarget) < 0 && reachable())
  group.addEventListener('keydown', (event) => {
    const index = indexOf(event.target)
    const step = steps[event.key]
    if (step === undefined) return
    const next = (index + step + buttons.length) % buttons.length
    for (const [at, button] of buttons.entries()) button.tabIndex = at === next ? 0 : -1
    buttons[next]?.focus()
    check(options[next]?.value)
    edits.chooseAtRest(patchFor(next))
    event.preventDefault()
    event.stopPropagation()
  })
  const show = (value: string | undefined) => {
    chosen = value
    // Keys are on their way to another one.
    if (edits.isWaiting()) return
    check(value)
    if (!group.contains((group.getRootNode() as Document | ShadowRoot).activeElement)) reachable()
  }
  show(undefined)
  return { element: group, show }
}
