import type { Choices, SectionChoice, TypeChoice } from '../../shared/editor.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { choiceGroup } from './choiceGroup.ts'
import { disclosure, element, iconButton } from './controls.ts'
import type { Control } from './lookControls.ts'
import type { PanelEdits } from './panelEdits.ts'
import { pictureOf, sectionOptions } from './sectionDialogs.ts'

/** The sections of the page in their order, and those that can be added. */
export function sectionControls(choices: Choices, edits: PanelEdits): Control[] {
  return [order(edits), adding(choices.types, edits)]
}

/** The list of sections. A section that is pressed unfolds, and the page goes there. */
function order(edits: PanelEdits): Control {
  const list = element('ol', { class: 'sections' })
  let shown = ''
  let groups: (() => void)[] = []
  const build = (sections: readonly SectionChoice[]) => {
    const active = (list.getRootNode() as ShadowRoot).activeElement
    const nameOf = (part: HTMLElement) => part.ariaLabel ?? part.dataset.value
    const isIn = active instanceof HTMLElement && list.contains(active)
    const focused = { id: active?.closest('li')?.id, name: isIn ? nameOf(active) : undefined, isIn }
    const open = list.querySelector('details[open]')?.closest('li')?.id
    groups = []
    list.replaceChildren(
      ...sections.map((section, index) => {
        const { row, follow } = sectionRow(section, { index, last: sections.length - 1, edits })
        if (row.id === open) row.querySelector('details')?.setAttribute('open', '')
        groups.push(follow)
        return row
      }),
    )
    // Which row has moved: the focus moves along.
    const row = [...list.children].find(({ id }) => id === focused.id)
    const again = [...(row?.querySelectorAll('button') ?? [])].find(
      (button) => focused.name !== undefined && nameOf(button) === focused.name && !button.disabled,
    )
    if (focused.isIn) (again ?? row?.querySelector('summary') ?? list.querySelector('summary'))?.focus()
  }
  return {
    element: list,
    show({ sections }) {
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
  { index, last, edits }: { index: number; last: number; edits: PanelEdits },
) {
  const goThere = () => document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  const path = ['sections', id]
  const set = (key: string, value: string): Patch => ({
    op: 'set',
    file: 'main',
    path: [...path, key],
    value,
  })
  const layoutGroup = choiceGroup(
    `Layout of ${label}`,
    'cards pictures',
    layouts.map((one) => ({
      value: one.name,
      name: one.name,
      says: one.says,
      patch: set('layout', one.name),
      drawing: pictureOf(one.picture),
    })),
    edits,
  )
  const artGroup = choiceGroup(
    'Art of the first screen',
    'chips',
    [
      { value: 'planes', name: 'Planes', patch: set('art', 'planes') },
      { value: 'type', name: 'Headline alone', patch: set('art', 'type') },
      { value: 'career', name: 'Years', patch: set('art', 'career') },
      { value: 'sheets', name: 'Headline among sheets', patch: set('art', 'sheets') },
    ],
    edits,
  )
  const move = (name: 'up' | 'down', to: number) => {
    const button = iconButton(name, `Move ${name}`, () => {
      edits
        .choose({ op: 'move', path, to }, `${label} is section ${to + 1} of ${last + 1} now.`)
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
    iconButton('copy', 'Duplicate', () => edits.choose({ op: 'insert', path, value: 'copy' })),
    iconButton('remove', 'Remove', () => edits.choose({ op: 'remove', file: 'main', path })),
  )
  const folded = disclosure(label, [
    actions,
    layouts.length > 1 ? layoutGroup.element : undefined,
    art ? artGroup.element : undefined,
  ])
  folded.say(type)
  folded.element.setAttribute('name', 'section')
  // Not where it is unfolded anew with its row.
  folded.element.firstElementChild?.addEventListener('click', () => folded.element.open || goThere())
  const row = element('li', { id: `row-${id}` }, folded.element)
  const follow = () => {
    layoutGroup.show(layout)
    artGroup.show(art)
  }
  return { row, follow }
}

/** Every type and layout with its picture; a section that is added has texts that say what to write. */
function adding(types: readonly TypeChoice[], edits: PanelEdits): Control {
  const options = sectionOptions(types).map(({ name, says, picture, value }) => ({
    value: name,
    name,
    says,
    patch: { op: 'insert', path: ['sections'], value } as const,
    drawing: pictureOf(picture),
  }))
  const group = choiceGroup('Add a section', 'cards pictures', options, edits)
  const folded = disclosure('Add a section', [group.element])
  folded.element.classList.add('add')
  let before: string[] = []
  /** The section that the page is to show: it may be drawn only after the choices have come. */
  let added: string | undefined
  return {
    element: folded.element,
    show({ sections }) {
      const ids = sections.map(({ id }) => id)
      if (before.length > 0) added = ids.find((id) => !before.includes(id)) ?? added
      before = ids
      requestAnimationFrame(() => {
        const section = document.getElementById(added ?? '')
        section?.scrollIntoView({ block: 'start' })
        if (section) added = undefined
      })
    },
  }
}
