import { dataType } from '../../shared/dataAttributes.ts'
import type { Choices, SectionChoice } from '../../shared/editor.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { ask, onContent, pageIsDrawn, sentenceOf } from './ask.ts'
import { element, icon } from './controls.ts'
import { isDialogOpen } from './dialog.ts'
import { cancelDrag, dragBy } from './drag.ts'
import { showAllFields } from './entryForm.ts'
import { placeBeside } from './floating.ts'
import { chooseSection, makePatch } from './sectionDialogs.ts'
import type { Bar } from './tool.ts'

/*
 * Sections where they stand, while words are edited: between each two a button that adds one, and on each a handle, by
 * which it is dragged, moved by arrow keys, and, by a press, duplicated or removed.
 */

export interface SectionsInPlace {
  /** Whether a key is meant for these buttons, and for nothing else that keys do here. */
  uses: (event: KeyboardEvent) => boolean
  remove: () => void
}

/** Room between the header and the handle of the first section, in px. */
const inset = 24

/**
 * @param say tells what was done
 */
export function showSections({ root }: Bar, say: (text: string) => void): SectionsInPlace {
  const layer = root.appendChild(element('div', { class: 'seams' }))
  const menu = root.appendChild(element('div', { class: 'section-menu', popover: '', role: 'group' }))
  let choices: Choices | undefined
  /** The handle whose menu it is. */
  let opener: HTMLElement | undefined
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
  menu.addEventListener('toggle', () => {
    if (opener) opener.ariaExpanded = String(menu.matches(':popover-open'))
  })

  const shown = () => [...document.querySelectorAll<HTMLElement>(`main > [${dataType}][id]`)]
  const place = () => {
    const from = layer.getBoundingClientRect().top
    const header = document.querySelector('#_page > header')?.clientHeight ?? 0
    const all = shown()
    for (const seam of layer.querySelectorAll<HTMLElement>('.seam')) {
      const index = Number(seam.dataset.index)
      const edgeOf =
        all[index]?.getBoundingClientRect().top ?? all.at(-1)?.getBoundingClientRect().bottom ?? 0
      // The first is not beneath the header, and the last not beneath the footer.
      seam.style.top = `${edgeOf - from + (index === 0 ? header + inset : 0)}px`
    }
  }

  const handleOf = (id: string) =>
    [...layer.querySelectorAll<HTMLElement>('.handle')].find((one) => one.dataset.id === id)
  const show = (id: string) => {
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    handleOf(id)?.focus({ preventScroll: true })
  }
  /**
   * Makes an edit, and goes to a section.
   *
   * @param next which of the sections there are then
   */
  const make = async (
    patch: Patch,
    done: string,
    next: (sections: readonly SectionChoice[]) => SectionChoice | undefined,
  ) => {
    try {
      const { warning } = await makePatch(root, patch, say)
      // Some edits load the page anew, which would end this.
      say([done, warning].filter(Boolean).join(' '))
      await pageIsDrawn()
      await build()
      const section = next(choices?.sections ?? [])
      if (section) show(section.id)
    } catch (error) {
      say(sentenceOf(error))
    }
  }
  /** Makes an edit that adds a section, and goes there. */
  const makeNew = (patch: Patch, done: string) => {
    const before = choices?.sections.map(({ id }) => id) ?? []
    return make(patch, done, (sections) => sections.find(({ id }) => !before.includes(id)))
  }
  /** Each press of an arrow key goes on from where the one before has led. */
  let moved: Promise<unknown> = Promise.resolve()
  const move = ({ id, label }: SectionChoice, to: number) => {
    const count = choices?.sections.length ?? 0
    if (to < 0 || to >= count) return say(to < 0 ? 'It is the first section.' : 'It is the last section.')
    const done = `${label} is section ${to + 1} of ${count} now.`
    return make({ op: 'move', path: ['sections', id], to }, done, (sections) =>
      sections.find((one) => one.id === id),
    )
  }
  const add = (at: number) => {
    if (choices)
      chooseSection(root, choices.types, (value) =>
        makeNew({ op: 'insert', path: ['sections', at], value }, 'Added. Press its words to write yours.'),
      )
  }

  /** What is done with a section, in a list beside its handle. */
  const openMenu = (section: SectionChoice, index: number, handle: HTMLElement) => {
    const { id, label } = section
    const path = ['sections', id]
    const button = (name: string, press: () => void) => {
      const made = element('button', { type: 'button' }, name)
      made.addEventListener('click', () => {
        menu.hidePopover()
        handle.focus({ preventScroll: true })
        press()
      })
      return made
    }
    menu.ariaLabel = `Section ${label}`
    const last = (choices?.sections.length ?? 0) - 1
    menu.replaceChildren()
    if (index > 0) menu.append(button('Move up', () => move(section, index - 1)))
    if (index < last) menu.append(button('Move down', () => move(section, index + 1)))
    menu.append(
      button('All fields', () => showAllFields(root, path).then((said) => said && say(said))),
      button('Duplicate', () =>
        makeNew({ op: 'insert', path, value: 'copy' }, `${label} is there twice now.`),
      ),
      button('Remove', () =>
        make(
          { op: 'remove', file: 'main', path },
          `${label} is removed.`,
          (rest) => rest[index] ?? rest.at(-1),
        ),
      ),
    )
    opener = handle
    menu.showPopover()
    placeBeside(menu, handle.getBoundingClientRect(), 'below')
    menu.querySelector('button')?.focus()
  }

  const handleFor = (section: SectionChoice, index: number) => {
    const { id, label } = section
    const handle = element(
      'button',
      {
        type: 'button',
        class: 'handle',
        'data-id': id,
        'aria-label': `Section ${label}: arrow keys move it, a press shows more`,
        'aria-keyshortcuts': 'ArrowUp ArrowDown',
        'aria-expanded': 'false',
        title: 'Drag it, or press for more',
      },
      icon('grip'),
      element('span', {}, label),
    )
    handle.addEventListener('keydown', ({ key, repeat }) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[key]
      if (!by || repeat) return
      // It may have moved since this handle was made.
      moved = moved.then(() => move(section, shown().findIndex((one) => one.id === id) + by))
    })
    drag(handle, section, index)
    return handle
  }

  /** Drags a section by its handle: a line shows where it would go. */
  const drag = (handle: HTMLElement, section: SectionChoice, index: number) => {
    let target = index
    dragBy(
      handle,
      (_, y) => {
        layer.classList.add('dragging')
        const seams = [...layer.querySelectorAll<HTMLElement>('.seam')]
        const away = (seam: HTMLElement) => Math.abs(seam.getBoundingClientRect().top - y)
        const [nearest] = seams.toSorted((a, b) => away(a) - away(b))
        for (const seam of seams) seam.classList.toggle('drop', seam === nearest)
        target = Number(nearest?.dataset.index)
      },
      (isDropped) => {
        layer.classList.remove('dragging')
        for (const seam of layer.querySelectorAll('.drop')) seam.classList.remove('drop')
        const to = target > index ? target - 1 : target
        if (isDropped && to !== index) move(section, to)
      },
    )
    handle.addEventListener('click', () => openMenu(section, index, handle))
  }

  const seamAt = (index: number, sections: readonly SectionChoice[]) => {
    const [before, section] = [sections[index - 1], sections[index]]
    const where = before ? `below ${before.label}` : `above ${section?.label}`
    const button = element(
      'button',
      { type: 'button', class: 'add', 'aria-label': `Add a section ${where}`, title: 'Add a section here' },
      icon('add'),
    )
    button.addEventListener('click', () => add(index))
    const seam = element('div', { class: 'seam', 'data-index': index }, button)
    if (section) seam.append(handleFor(section, index))
    return seam
  }
  const observer = new ResizeObserver(place)
  const build = async () => {
    const now = await ask('choices', null).catch(() => undefined)
    // While the content has mistakes, there is nothing to be done with sections.
    if (!layer.isConnected || !now) return
    choices = now
    const ids = shown().map(({ id }) => id)
    const sections = now.sections.filter(({ id }) => ids.includes(id))
    const focused = [...layer.querySelectorAll('button')].find((one) => one === root.activeElement)
    const index = Number(focused?.closest<HTMLElement>('.seam')?.dataset.index)
    cancelDrag()
    const seams = sections.length > 0 ? [...sections.keys(), sections.length] : []
    layer.replaceChildren(...seams.map((index) => seamAt(index, sections)))
    if (focused) {
      const same = focused.dataset.id ? handleOf(focused.dataset.id) : undefined
      const place = layer.children[Math.min(index, sections.length)]
      const next = same ?? place?.querySelector('button')
      next?.focus({ preventScroll: true })
    }
    observer.disconnect()
    for (const one of [document.body, ...shown()]) observer.observe(one)
    place()
  }
  const stop = onContent(build)
  build()

  return {
    uses(event) {
      if (isDialogOpen()) return true
      if (event.key === 'Escape' && cancelDrag()) return true
      if (menu.matches(':popover-open')) return true
      const [target] = event.composedPath()
      return (
        target instanceof Element && layer.contains(target) && ['ArrowUp', 'ArrowDown'].includes(event.key)
      )
    },
    remove() {
      cancelDrag()
      stop()
      observer.disconnect()
      layer.remove()
      menu.remove()
    },
  }
}
