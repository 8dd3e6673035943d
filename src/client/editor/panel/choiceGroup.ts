import type { Edit } from '../../../shared/edits.ts'
import { element } from './elements.ts'
import type { Trying } from './trying.ts'

/** One of several values, and the edit that chooses it. */
export interface Option {
  value: string
  /** What it is called; a drawing of it may stand before the name. */
  name: string
  says?: string | undefined
  edit: Edit
  drawing?: Node | undefined
}

export interface ChoiceGroup {
  element: HTMLElement
  /** Marks what is chosen. */
  show: (value: string | undefined) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * A group of values of which one is chosen: pointing at one, or reaching it with an arrow key, shows the page with it;
 * a press or Enter chooses it; leaving the group, or Escape, gives back what was before.
 *
 * @param style of the group: `cards`, `chips` or `rows`
 */
export function choiceGroup(
  name: string,
  style: string,
  options: readonly Option[],
  trying: Trying,
): ChoiceGroup {
  let chosen: string | undefined
  const buttons = options.map(({ value, name, says, drawing }) => {
    const label = element('span', {}, name)
    const button = element(
      'button',
      { type: 'button', role: 'radio', 'aria-checked': 'false', title: says, tabindex: -1 },
      ...(drawing ? [drawing] : []),
      label,
    )
    button.dataset.value = value
    return button
  })
  const group = element('div', { role: 'radiogroup', 'aria-label': name, class: style }, ...buttons)
  const indexOf = (target: EventTarget | null) =>
    buttons.findIndex((button) => target instanceof Node && button.contains(target))
  const preview = (index: number) => {
    const option = options[index]
    if (!option) return
    if (option.value === chosen) trying.leave()
    else trying.preview(option.edit)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (option && option.value !== chosen) trying.choose(option.edit)
  }
  const reachable = () => {
    const index = Math.max(
      0,
      options.findIndex(({ value }) => value === chosen),
    )
    for (const [at, button] of buttons.entries()) button.tabIndex = at === index ? 0 : -1
  }
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && preview(index))
    button.addEventListener('click', () => choose(index))
  }
  group.addEventListener('pointerleave', () => trying.leave())
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (indexOf(relatedTarget) >= 0) return
    trying.leave()
    reachable()
  })
  group.addEventListener('keydown', (event) => {
    const index = indexOf(event.target)
    const step = steps[event.key]
    if (step !== undefined) {
      const next = (index + step + buttons.length) % buttons.length
      for (const [at, button] of buttons.entries()) button.tabIndex = at === next ? 0 : -1
      buttons[next]?.focus()
      preview(next)
    } else if (event.key === 'Escape' && trying.isTrying()) {
      trying.leave()
      reachable()
      buttons.find((button) => button.tabIndex === 0)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
  const show = (value: string | undefined) => {
    // What is tried is not chosen.
    if (trying.isTrying()) return
    chosen = value
    for (const button of buttons) button.setAttribute('aria-checked', String(button.dataset.value === value))
    if (!group.contains((group.getRootNode() as Document | ShadowRoot).activeElement)) reachable()
  }
  show(undefined)
  return { element: group, show }
}
