import type { Editable, EditableField, Edited } from '../../shared/editor.ts'
import { makeEdit, pageIsDrawn, Refused, saidOf, sentenceOf } from './ask.ts'
import { keepDraft } from './draft.ts'
import {
  type Control,
  type Copy,
  caretAtEnd,
  copyOf,
  type FieldPanel,
  showField,
  standInFor,
} from './fields.ts'

/** One text that is edited. */
export interface Opened {
  /** The element of the page, if it is one. */
  element: Element | undefined
  /** Whether a node is part of it. */
  has: (node: EventTarget | undefined) => boolean
  isDirty: () => boolean
  /** Moves the focus by so many of its controls. Returns whether there is one there. */
  step: (by: 1 | -1) => boolean
  focus: () => void
  /** Saves what was changed, and closes it. Resolves to false where it was refused, and stays open. */
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
  text: EditableField
  element: Element | undefined
  /** Where the text stands, unless it can be edited in a field alone. */
  inPlace: Element | undefined
  /** What was typed before the page went away. */
  typed?: string
}

/**
 * @param say tells what was saved
 */
export function openText(root: ShadowRoot, what: What, say: (text: string) => void): Opened {
  const { element, inPlace, text, place, note, others = [], typed } = what
  const standIn = inPlace ? standInFor(inPlace, text.value) : undefined
  let panel: FieldPanel | undefined
  const panelNow = () => {
    panel ??= showField(root, () => (standIn?.node.isConnected ? standIn.node : element), place, note)
    return panel
  }
  const inStead = (): Control => {
    if (!standIn) return panelNow().add(text, typed)
    const { node } = standIn
    node.ariaLabel = place
    return { field: text, node, text: standIn.text, focus: () => caretAtEnd(node) }
  }
  let control = inStead()
  const everywhere =
    others.length > 0 ? panelNow().offer(`Rename in all ${others.length + 1} places`) : undefined
  if (note) panelNow()

  /** What Tab leads through. */
  const stops = () =>
    everywhere ? [control, { node: everywhere, focus: () => everywhere.focus() }] : [control]
  const inFocus = () => {
    const active = root.activeElement ?? document.activeElement
    return stops().findIndex(({ node }) => node === active)
  }
  const isDirty = () => control.text() !== control.field.value
  const close = () => {
    panel?.remove()
    keepDraft(undefined)
  }
  /** Shows what was typed as the page will, until it does; or gives back what is edited where that was refused. */
  let shown: Copy | undefined
  const showTyped = () => {
    standIn?.setEditable(false)
    if (!standIn && inPlace) shown = copyOf(inPlace, control.text())
  }
  const takeBack = () => {
    standIn?.setEditable(true)
    shown?.remove()
  }
  const saveAll = async () => {
    if (!isDirty()) {
      close()
      standIn?.remove()
      return true
    }
    showTyped()
    try {
      say(saidOf(await save(control, everywhere?.checked ? others : []), 'Saved', 'Saved'))
    } catch (error) {
      takeBack()
      panelNow().say(sentenceOf(error))
      // The places that were counted may be those of another tag.
      if (everywhere && error instanceof Refused && error.now !== undefined) everywhere.checked = false
      say('Not saved.')
      control.node.ariaInvalid = 'true'
      control.focus()
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
    isDirty,
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
      if (isDirty()) keepDraft({ typed: { field: control.field, text: control.text() }, place })
    },
    rescue() {
      if (!standIn || control.node !== standIn.node || standIn.node.isConnected) return
      control = panelNow().add(control.field, control.text())
      panelNow().say('The page was drawn anew around this text. What you wrote is here.')
      control.focus()
    },
  }
}

/**
 * Saves what a control says, as one step to undo. Resolves to what came of it, and throws why it was refused. Where someone
 * else has changed a value, that stays; to save once more then replaces it, since it was shown.
 *
 * @param others places that get the text, too: those of a tag
 */
async function save(control: Control, others: readonly EditableField[]): Promise<Edited> {
  const value = control.text()
  const patches = [control.field, ...others].map(
    ({ file, path, seen }) => ({ op: 'set', file, path, value, seen }) as const,
  )
  try {
    return await makeEdit(patches)
  } catch (error) {
    if (!(error instanceof Refused) || error.now === undefined) throw error
    const { message, now, path, seen } = error
    if (seen !== undefined && control.field.path.join() === path?.join())
      control.field = { ...control.field, seen }
    const problem = `${message} It says now: “${now}”. Enter puts yours in its place, Escape leaves it.`
    throw new Refused({ problem, now, path })
  }
}
