import type { Edited, LinkedPart, TypeChoice } from '../../shared/editor.ts'
import type { LinkMending, Patch } from '../../shared/editorQuestions.ts'
import { ask, makeEdit, Refused } from './ask.ts'
import { button, element } from './controls.ts'
import { showChoices } from './dialog.ts'

/** What a new section is to be. */
type NewSection = { type: string; layout?: string }

/** Has one choose a section from the pictures of all types, each in all of its layouts. */
export function chooseSection(
  root: ShadowRoot,
  types: readonly TypeChoice[],
  choose: (value: NewSection) => void,
): void {
  showChoices(root, 'Add a section', (close) => {
    const option = (name: string, says: string, picture: string | undefined, value: NewSection) => {
      // A type of an owner's own has no picture.
      const image = picture && element('img', { src: picture, alt: '', width: 280, height: 175 })
      const made = element('button', { type: 'button', title: says }, image, element('span', {}, name))
      made.addEventListener('click', () => {
        close()
        choose(value)
      })
      return made
    }
    const buttons = types.flatMap(({ type, says, layouts, picture }) =>
      layouts.length < 2
        ? [option(type, says, picture, { type })]
        : layouts.map((layout) =>
            option(`${type}, ${layout.name}`, `${says} ${layout.says}.`, layout.picture, {
              type,
              layout: layout.name,
            }),
          ),
    )
    return [element('div', { class: 'cards pictures' }, ...buttons)]
  })
}

/**
 * Makes a patch. Where links lead to what it takes away, it asks what becomes of them, and makes it with that. Throws as
 * `makeEdit` does, also where nothing was chosen.
 *
 * @param say tells meanwhile why it asks
 */
export async function makePatch(
  root: ShadowRoot,
  patch: Patch,
  say: (problem: string) => void,
  isMore = false,
): Promise<Edited> {
  try {
    return await makeEdit([patch], isMore)
  } catch (error) {
    if (!(error instanceof Refused) || !error.links || patch.op !== 'remove') throw error
    say(error.message)
    const links = await askForLinks(root, error.message, error.links)
    if (!links) throw error
    return makePatch(root, { ...patch, links }, say)
  }
}

/** @param problem names the links; to a section, they can lead to another one in its place */
async function askForLinks(
  root: ShadowRoot,
  problem: string,
  { id, canRemove }: LinkedPart,
): Promise<LinkMending | undefined> {
  const { sections } = id === undefined ? { sections: [] } : await ask('choices', null)
  let chosen: LinkMending | undefined
  const dialog = showChoices(root, id === undefined ? 'Remove the entry' : 'Remove the section', (close) => {
    const choose = (name: string, mending: () => LinkMending) =>
      button(name, () => {
        chosen = mending()
        close()
      })
    const others = sections.filter((one) => one.id !== id)
    const options = others.map((one) => element('option', { value: one.id }, one.label))
    const select = element('select', { 'aria-label': 'Section for the links to lead to' }, ...options)
    const lead = [
      element('label', { class: 'field' }, 'Lead to another section', select),
      choose('Lead there, and remove', () => ({ lead: select.value })),
    ]
    return [
      element('p', {}, problem),
      ...(id === undefined ? [] : lead),
      ...(canRemove ? [choose('Remove the links too', () => 'remove')] : []),
    ]
  })
  await new Promise((resolve) => dialog.addEventListener('close', resolve))
  return chosen
}
