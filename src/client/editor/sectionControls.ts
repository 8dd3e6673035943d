import type { Choices, Edit, SectionChoice, TypeChoice } from '../../shared/editor.ts'
import { choiceGroup, disclosure, element, iconButton } from './controls.ts'
import type { Control } from './lookControls.ts'
import { pictureOf, sectionOptions } from './sectionDialogs.ts'
import type { Trying } from './trying.ts'

/** The sections of the page in their order, and those that can be added. */
export function sectionControls(choices: Choices, trying: Trying): Control[] {
  return [order(trying), adding(choices.types, trying)]
}

/** The list of sections. A section that is pressed unfolds, and the page goes there. */
function order(trying: Trying): Control {
  const list = element('ol', { class: 'sections' })
  let shown = ''
  let groups: (() => void)[] = []
  const build = (sections: readonly SectionChoice[]) => {
    const active = (list.getRootNode() as ShadowRoot).activeElement
    const focused = { id: active?.closest('li')?.id, label: active?.ariaLabel, isIn: list.contains(active) }
    const open = list.querySelector('details[open]')?.closest('li')?.id
    groups = []
    list.replaceChildren(
      ...sections.map((section, index) => {
        const { row, follow } = sectionRow(section, { index, last: sections.length - 1, trying })
        if (row.id === open) row.querySelector('details')?.setAttribute('open', '')
        groups.push(follow)
        return row
      }),
    )
    // Which row has moved: the focus moves along.
    const row = [...list.children].find(({ id }) => id === focused.id)
    const again = [...(row?.querySelectorAll('button') ?? [])].find(
      ({ ariaLabel, disabled }) => ariaLabel && ariaLabel === focused.label && !disabled,
    )
    if (focused.isIn) (again ?? row?.querySelector('summary') ?? list.querySelector('summary'))?.focus()
  }
  return {
    element: list,
    show({ sections }) {
      if (trying.isTrying()) return
      const now = JSON.stringify(sections)
      if (now === shown) return
      shown = now
      build(sections)
      for (const follow of groups) follow()
    },
  }
}

/** A section: its layouts, and what can be done with it. */
function sectionRow(
  { id, type, label, layout, layouts, art }: SectionChoice,
  { index, last, trying }: { index: number; last: number; trying: Trying },
) {
  const goThere = () => document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  const set = (key: string, value: string): Edit => ({ kind: 'set', section: id, path: [key], value })
  const layoutGroup = choiceGroup(
    `Layout of ${label}`,
    'cards pictures',
    layouts.map((one) => ({
      value: one.name,
      name: one.name,
      says: one.says,
      edit: set('layout', one.name),
      drawing: pictureOf(one.picture),
    })),
    trying,
  )
  const artGroup = choiceGroup(
    'Art of the first screen',
    'chips',
    [
      { value: 'planes', name: 'Planes', edit: set('art', 'planes') },
      { value: 'type', name: 'Headline alone', edit: set('art', 'type') },
      { value: 'wide', name: 'Headline across', edit: set('art', 'wide') },
    ],
    trying,
  )
  const move = (name: 'up' | 'down', to: number) => {
    const button = iconButton(name, `Move ${name}`, () => {
      trying
        .choose({ kind: 'move', id, to }, `${label} is section ${to + 1} of ${last + 1} now.`)
        .then(goThere)
    })
    button.disabled = to < 0 || to > last
    return button
  }
  const actions = element(
    'div',
    { class: 'row' },
    move('up', index - 1),
    move('down', index + 1),
    iconButton('copy', 'Duplicate', () => trying.choose({ kind: 'duplicate', id })),
    iconButton('remove', 'Remove', () => trying.choose({ kind: 'drop', id })),
  )
  const folded = disclosure(label, [
    actions,
    layouts.length > 1 ? layoutGroup.element : undefined,
    art ? artGroup.element : undefined,
  ])
  folded.say(type)
  folded.element.setAttribute('name', 'section')
  folded.element.addEventListener('toggle', () => folded.element.open && goThere())
  const row = element('li', { id: `row-${id}` }, folded.element)
  const follow = () => {
    layoutGroup.show(layout)
    artGroup.show(art)
  }
  return { row, follow }
}

/** Every type and layout with its picture: pointing at one shows it on the page, with texts that say what to write. */
function adding(types: readonly TypeChoice[], trying: Trying): Control {
  const options = sectionOptions(types).map(({ name, says, picture, edit }) => ({
    value: name,
    name,
    says,
    edit,
    drawing: pictureOf(picture),
  }))
  const group = choiceGroup('Add a section', 'cards pictures', options, trying)
  const folded = disclosure('Add a section', [group.element])
  folded.element.classList.add('add')
  let before: string[] = []
  return {
    element: folded.element,
    show({ sections }) {
      const ids = sections.map(({ id }) => id)
      const added = before.length > 0 ? ids.find((id) => !before.includes(id)) : undefined
      if (added !== undefined)
        requestAnimationFrame(() => document.getElementById(added)?.scrollIntoView({ block: 'start' }))
      if (!trying.isTrying()) before = ids
    },
  }
}
