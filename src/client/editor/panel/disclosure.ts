import { element, icon } from './elements.ts'

export interface Disclosure {
  element: HTMLDetailsElement
  /** Says what is chosen within, beside its name; in a font, if one is named. */
  say: (value: string, font?: string) => void
}

/** A part of the panel that a press unfolds. */
export function disclosure(name: string, content: readonly Node[]): Disclosure {
  const value = element('span', { class: 'value' })
  const summary = element('summary', {}, element('span', { class: 'name' }, name), value, icon('open'))
  return {
    element: element('details', {}, summary, element('div', { class: 'content' }, ...content)),
    say(text, font = 'inherit') {
      value.textContent = text
      value.style.fontFamily = font
    },
  }
}
