import { ask } from './ask.ts'
import { type Draft, keepDraft } from './draft.ts'
import { showAllFields } from './entryForm.ts'
import { showIcons } from './iconDialog.ts'
import { showPicture } from './pictureDialog.ts'
import { findable, findPlace, hasWords, homeOf, langHere } from './places.ts'
import { elementFor, firstInView, firstOf, turn, whenShown } from './shown.ts'
import type { Outcome, Wish } from './wordStates.ts'

/*
 * What can be edited where one presses, or where a key leads.
 */

export const hint = matchMedia('(hover: none)').matches
  ? 'Press a text to write. A press beside it saves.'
  : 'Press a text, or ↓ for the next. Enter saves, Escape gives up, Tab goes on, Alt+Enter to the buttons of its entry.'

/** How many texts are passed over at most for one that can be edited, when a key leads to the next. */
const mostTries = 40

/** What can be edited of an element, and the entries that it is in. */
export async function lookUp(root: ShadowRoot, element: Element, isPressed = true): Promise<Outcome> {
  const { found, shown } = await findPlace(element)
  const { open, from, keys, note } = found
  if (!open) return { is: 'nothing', note: note ?? 'There is no text to edit here.' }
  const place = { lang: langHere(), from, keys }
  const isPicture = element.matches('img, svg') || element.textContent.trim() === ''
  const [picture, editable, entries] = await Promise.all([
    isPicture ? ask('picture', place).catch(() => null) : null,
    ask('editable', { ...place, shown: shown.isAround ? undefined : shown.path }).catch(() => undefined),
    ask('entries', { from, keys }).catch(() => []),
  ])
  const isIn = { element, entries }
  const is = isPressed ? 'dialog' : 'rest'
  if (picture) {
    const words = `A picture: ${picture.alt?.value || picture.src || 'none yet'}`
    return { is, ...isIn, dialog: { words, show: () => showPicture(root, picture) } }
  }
  if (editable?.isIcon && editable.text) {
    const { text, place } = editable
    return {
      is,
      ...isIn,
      dialog: { words: `An icon: ${text.value}`, show: () => showIcons(root, text, place) },
    }
  }
  const { inForm, text } = editable ?? {}
  const [entry] = entries
  // Words beside a text, such as a number, are in the form of their entry, and so is a text that is shown in other words.
  if (entry && inForm && (note === undefined || hasWords(element))) {
    const show = () => showAllFields(root, entry.path, { first: inForm })
    return { is, ...isIn, dialog: { words: `${editable?.place}`, show } }
  }
  if (editable && text) {
    const inPlace = editable.isInPlace ? shown.whole : undefined
    return { is: 'text', ...isIn, what: { ...editable, text, element, inPlace } }
  }
  const otherwise = entries.length > 0 ? hint : 'There is no text to edit here.'
  return { is: 'nothing', ...isIn, note: note ?? editable?.note ?? otherwise }
}

/** The next text that can be edited, or that before. */
export async function lookOn(
  root: ShadowRoot,
  { from, by }: Extract<Wish, { to: 'step' }>,
): Promise<Outcome> {
  const all = findable()
  const at = from ? all.indexOf(from) : -1
  const start = at >= 0 ? at + by : by > 0 ? firstInView(all) : all.length - 1
  for (let index = start, tries = 0; all[index] && tries < mostTries; index += by, tries += 1) {
    const element = all[index]
    // Parts of one text, such as its words, are one.
    if (!element || (from && (from.contains(element) || element.contains(from)))) continue
    const outcome = await lookUp(root, element, false)
    if (outcome.is !== 'nothing') return outcome
  }
  return { is: 'nothing', note: by > 0 ? 'That was the last text.' : 'That was the first text.' }
}

/** An entry that was edited: the first text of a new one, and of another its toolbar. */
export async function lookForEntry(
  root: ShadowRoot,
  { path, room, by, isNew, done }: Extract<Wish, { to: 'show' }>,
): Promise<Outcome> {
  const find = async () => (room ? firstOf(path, room) : undefined)
  let element = await find()
  if (!element && room && turn(room, by)) element = await whenShown(find)
  if (element) {
    const outcome = await lookUp(root, element)
    if (!isNew) return { ...outcome, is: 'nothing', note: done }
    // Nobody has asked for the dialog of its picture.
    return outcome.is === 'dialog' ? { ...outcome, is: 'rest' } : outcome
  }
  const away = `${done}. It is out of sight: go on to it, and press its words.`
  return { is: 'nothing', note: isNew ? away : done }
}

/** A text that was not saved, or is to be translated: on the page if it is there, or else in a field. */
export async function lookForDraft(root: ShadowRoot, { typed, place, shown, form }: Draft): Promise<Outcome> {
  if (form) {
    keepDraft(undefined)
    const show = () => showAllFields(root, form.keys, { typed: form.entered })
    return { is: 'dialog', dialog: { words: '', show } }
  }
  if (!typed) return { is: 'nothing' }
  const { file } = typed.field
  // The page of its language may come only after another reload of this one.
  if (shown && typeof file === 'object' && 'overlay' in file && file.overlay !== langHere()) {
    location.assign(homeOf(file.overlay) + location.search)
    return { is: 'nothing' }
  }
  const element = shown && (await elementFor(shown))
  if (shown) keepDraft(undefined)
  const onPage = element && (await lookUp(root, element))
  if (onPage && onPage.is !== 'nothing') return onPage
  const note = shown === undefined ? 'The page went away before this was saved.' : undefined
  const what = { element: undefined, inPlace: undefined, text: typed.field, place, note }
  return { is: 'text', what: { ...what, typed: typed.text } }
}
