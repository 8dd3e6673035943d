import type { Edit, LinkedPart, LinkMending, SectionChoice, TypeChoice } from '../../shared/editor.ts'
import { element } from './controls.ts'
import { showChoices } from './dialog.ts'

/** A type of section in one of its layouts, as it is chosen from its picture. */
export interface SectionOption {
  name: string
  says: string
  picture: string | undefined
  edit: Extract<Edit, { kind: 'add' }>
}

/** Every type in each of its layouts. */
export function sectionOptions(types: readonly TypeChoice[]): SectionOption[] {
  const options: SectionOption[] = []
  for (const { type, says, layouts, picture } of types) {
    if (layouts.length < 2) options.push({ name: type, says, picture, edit: { kind: 'add', type } })
    else
      for (const layout of layouts)
        options.push({
          name: `${type}, ${layout.name}`,
          says: `${says} ${layout.says}.`,
          picture: layout.picture,
          edit: { kind: 'add', type, layout: layout.name },
        })
  }
  return options
}

/** The picture of a type or layout; undefined for a type of an owner's own. */
export const pictureOf = (picture: string | undefined): HTMLElement | undefined =>
  picture === undefined ? undefined : element('img', { src: picture, alt: '', width: 280, height: 175 })

/** Has one choose a section from the pictures of all types. */
export function chooseSection(
  root: ShadowRoot,
  types: readonly TypeChoice[],
  choose: (edit: SectionOption['edit']) => void,
): void {
  showChoices(root, 'Add a section', (close) => {
    const buttons = sectionOptions(types).map(({ name, says, picture, edit }) => {
      const button = element(
        'button',
        { type: 'button', title: says },
        pictureOf(picture),
        element('span', {}, name),
      )
      button.addEventListener('click', () => {
        close()
        choose(edit)
      })
      return button
    })
    return [element('div', { class: 'cards pictures' }, ...buttons)]
  })
}

/**
 * Asks what becomes of the links that lead to what is to go: to the page of an entry, or to a section, in whose place
 * they can lead to another one.
 *
 * @param problem names them
 */
export function askForLinks(
  root: ShadowRoot,
  problem: string,
  { id, canRemove }: LinkedPart,
  sections: readonly SectionChoice[],
  choose: (mending: LinkMending) => void,
): void {
  showChoices(root, id === undefined ? 'Remove the entry' : 'Remove the section', (close) => {
    const button = (name: string, mending: () => LinkMending) => {
      const made = element('button', { type: 'button', class: 'filled' }, name)
      made.addEventListener('click', () => {
        close()
        choose(mending())
      })
      return made
    }
    const parts: Node[] = [element('p', {}, problem)]
    if (id !== undefined) {
      const select = element(
        'select',
        { 'aria-label': 'Section for the links to lead to' },
        ...sections
          .filter((one) => one.id !== id)
          .map((one) => element('option', { value: one.id }, one.label)),
      )
      parts.push(
        element('label', { class: 'field' }, 'Lead to another section', select),
        button('Lead there, and remove', () => ({ lead: select.value })),
      )
    }
    if (canRemove) parts.push(button('Remove the links too', () => 'remove'))
    return parts
  })
}
