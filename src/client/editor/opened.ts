import type { Editable, EditableField, Edited } from '../../shared/editor.ts'
import { makeEdit, pageIsDrawn, Refused, saidOf, sentenceOf } from './ask.ts'
import { keepDraft } from './draft.ts'
import {
  type Control,
  type Copy,
  caretAtEnd,
  copyOf,
  type Fields,
  type StandIn,
  showFields,
  standInFor,
} from './fields.ts'

/** One text that is edited, with the fields beside it. */
export interface Opened {
  /** The element of the page, if it is one. */
  element: Element | undefined
  /** Whether a node is part of it. */
  has: (node: EventTarget | undefined) => boolean
  isDirty: () => boolean
  /** Moves the focus by so many of its controls. Returns whether there is one there. */
  step: (by: 1 | -1) => boolean
  focus: () => void
  /** Saves all that was changed, and closes it. Resolves to false where something was refused, and it stays open. */
  save: () => Promise<boolean>
  /** Closes it without saving. */
  drop: () => void
  /** Keeps what is not saved for when the page comes again. */
  keep: () => void
  /** Moves a text that the page has taken away into a field. */
  rescue: () => void
}

/** What is edited. */
export interface What extends Editable {
  element: Element | undefined
  /** Where the text stands, unless it can be edited in a field alone. */
  inPlace: Element | undefined
  /** What was typed before the page went away: in the text, and in each field beside it. */
  typed?: readonly string[]
}

/**
 * @param say tells what was saved
 */
export function openText(root: ShadowRoot, what: What, say: (text: string) => void): Opened {
  const { element, inPlace, text, beside, place, note, others = [], typed = [] } = what
  const controls: Control[] = []
  let panel: Fields | undefined
  const standIn: StandIn | undefined = text && inPlace ? standInFor(inPlace, text.value) : undefined
  const anchor = () => (standIn?.node.isConnected ? standIn.node : element)
  const panelNow = () => {
    panel ??= showFields(root, anchor, place, note)
    return panel
  }
  if (standIn && text) {
    const { node } = standIn
    node.ariaLabel = place
    controls.push({ field: text, node, text: standIn.text, focus: () => caretAtEnd(node) })
  } else if (text) controls.push(panelNow().add(text, typed[0]))
  for (const [index, field] of beside.entries()) controls.push(panelNow().add(field, typed[index + 1]))
  const everywhere =
    others.length > 0 ? panelNow().offer(`Rename in all ${others.length + 1} places`) : undefined
  if (note) panelNow()

  /** What Tab leads through. */
  const stops = () =>
    everywhere ? [...controls, { node: everywhere, focus: () => everywhere.focus() }] : controls
  const inFocus = () => {
    const active = root.activeElement ?? document.activeElement
    return stops().findIndex(({ node }) => node === active)
  }
  const dirty = () => controls.filter(isDirty)
  const close = () => {
    panel?.remove()
    keepDraft(undefined)
  }
  /** Shows what was typed as the page will, until it does; or gives back what is edited where that was refused. */
  let shown: Copy | undefined
  const showTyped = () => {
    standIn?.setEditable(false)
    const [first] = controls
    if (!standIn && text && inPlace && first && isDirty(first)) shown = copyOf(inPlace, first.text())
  }
  const takeBack = () => {
    standIn?.setEditable(true)
    shown?.remove()
  }
  const saveAll = async () => {
    const changed = dirty()
    if (changed.length === 0) {
      close()
      standIn?.remove()
      return true
    }
    showTyped()
    try {
      say(saidOf(await save(changed, everywhere?.checked ? others : []), 'Saved', 'Saved'))
    } catch (error) {
      takeBack()
      panelNow().say(sentenceOf(error))
      // The places that were counted may be those of another tag.
      if (everywhere && error instanceof Refused && error.now !== undefined) everywhere.checked = false
      say('Not saved.')
      const refused = error instanceof Refused ? error.path?.join() : undefined
      const control = changed.find(({ field }) => field.path.join() === refused) ?? changed[0]
      for (const one of changed) one.node.ariaInvalid = String(one === control)
      control?.focus()
      return false
    }
    close()
    // What was typed stays until the page says it itself.
    pageIsDrawn().then(() => {
      standIn?.remove()
      shown?.remove()
    })
    return true
  }

  return {
    element,
    has: (node) => node instanceof Node && [standIn?.node, panel?.node].some((part) => part?.contains(node)),
    isDirty: () => dirty().length > 0,
    step(by) {
      const next = stops()[inFocus() + by]
      next?.focus()
      return next !== undefined
    },
    focus: () => stops()[Math.max(0, inFocus())]?.focus(),
    save: saveAll,
    drop() {
      close()
      standIn?.remove()
    },
    keep() {
      const typed = dirty().map(({ field, text }) => ({ field, text: text() }))
      if (typed.length > 0) keepDraft({ typed, place })
    },
    rescue() {
      const [first] = controls
      if (!standIn || !first || first.node !== standIn.node || standIn.node.isConnected) return
      const field = panelNow().add(first.field, first.text())
      controls.splice(0, 1, field)
      panelNow().say('The page was drawn anew around this text. What you wrote is here.')
      field.focus()
    },
  }
}

/** Whether something was written that is not saved. */
const isDirty = ({ field, text }: Control): boolean => text() !== field.value

/**
 * Saves what controls say, as one step to undo. Resolves to what came of it, and throws why it was refused. Where someone
 * else has changed a value, that stays; to save once more then replaces it, since it was shown.
 *
 * @param others places that get the text of the first control, too: those of a tag
 */
async function save(controls: readonly Control[], others: readonly EditableField[]): Promise<Edited> {
  const patchOf = ({ file, path, seen }: EditableField, value: string) =>
    ({ op: 'set', file, path, value, seen }) as const
  const patches = controls.map(({ field, text }) => patchOf(field, text()))
  const [first] = controls
  if (first) patches.push(...others.map((one) => patchOf(one, first.text())))
  try {
    const made = await makeEdit(patches)
    for (const one of controls) one.field = { ...one.field, value: one.text() }
    return made
  } catch (error) {
    if (!(error instanceof Refused) || error.now === undefined) throw error
    const { message, now, path, seen } = error
    for (const control of controls)
      if (seen !== undefined && control.field.path.join() === path?.join())
        control.field = { ...control.field, seen }
    const problem = `${message} It says now: “${now}”. Enter puts yours in its place, Escape leaves it.`
    throw new Refused({ problem, now, path })
  }
}
