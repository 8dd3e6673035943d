import type { EntryPlace, Found } from '../../shared/editor.ts'
import { ask, onContent, saidOf, sentenceOf } from './ask.ts'
import { type Draft, keepDraft, keepSaid, keptDraft, keptSaid } from './draft.ts'
import { type EntryBar, type EntryChange, entryPatch, placeInList, showEntryBar } from './entryBar.ts'
import { showCaret } from './floating.ts'
import { showIcons } from './iconDialog.ts'
import { type Opened, openText, type What } from './opened.ts'
import { showPicture } from './pictureDialog.ts'
import {
  askPlace,
  findable,
  findPlace,
  hasWords,
  homeOf,
  langHere,
  prepareCopy,
  pressedBelow,
  roomOf,
  showsMore,
} from './places.ts'
import { makePatch } from './sectionDialogs.ts'
import { showSections } from './sectionsInPlace.ts'
import { elementFor, firstInView, firstOf, turn, whenShown } from './shown.ts'
import { showStrip } from './strip.ts'
import type { Bar } from './tool.ts'

/** How many texts are passed over at most for one that can be edited, when a key leads to the next. */
const mostTries = 40

const hint = matchMedia('(hover: none)').matches
  ? 'Press a text to write. A press beside it saves.'
  : 'Press a text, or ↓ for the next. Enter saves, Escape gives up, Tab goes on, Alt+Enter to the buttons of its entry.'

/** The end of a session that goes on, since a text of it could not be saved. */
let unfinished: { resume: () => () => void } | undefined

/** Begins to edit the words of the page, on an element if one was pressed. Returns how to end it. */
export function editWords(bar: Bar, at?: Element): () => void {
  if (unfinished) return unfinished.resume()
  prepareCopy()
  const { root, frame } = bar
  const before = root.activeElement
  const strip = showStrip(root, {
    undo: (way) => goBack(way),
    save: () => settle(),
    giveUp: () => giveUp(),
  })
  strip.say(keptSaid() ?? hint)
  const sections = showSections(bar, strip.say)
  let opened: Opened | undefined
  let entryBar: EntryBar | undefined
  let isEnding = false
  /** Where a key has led that opens nothing by itself: a picture. Enter opens it. */
  let resting: Element | undefined
  /** Where a text was edited last: keys go on from there. */
  let last: Element | undefined
  const listening = new AbortController()
  const on = { capture: true, signal: listening.signal }

  // Here the server says if it writes at all.
  ask('history', null).catch((error: unknown) => strip.say(sentenceOf(error)))

  const begin = (what: What) => {
    opened = openText(root, what, strip.say)
    last = what.element
    strip.setOpen(true)
    opened.focus()
  }
  /** How many times something was to be opened: an answer to an earlier press may come late. */
  let asked = 0
  /** Opens the text of an element. Resolves to whether there is one that can be edited, or another was asked for since. */
  const open = async (element: Element, isPressed: boolean): Promise<boolean> => {
    asked += 1
    const turn = asked
    const { found, shown } = await findPlace(element)
    const { open: isFound, from, keys, note } = found
    if (turn !== asked) return true
    if (isPressed) closeEntry()
    resting = undefined
    const isPicture = isFound && (element.matches('img, svg') || element.textContent.trim() === '')
    const picture = isPicture
      ? await ask('picture', { lang: langHere(), from, keys }).catch(() => null)
      : null
    if (turn !== asked) return true
    if (picture) {
      frame.around(element)
      if (isPressed) await choose(element, showPicture(root, picture))
      else rest(element, `A picture: ${picture.alt?.value || picture.src || 'none yet'}`)
      await showEntry(found, element)
      return true
    }
    const question = { lang: langHere(), from, keys, shown: shown.isAround ? undefined : shown.path }
    const editable = isFound ? await ask('editable', question).catch(() => undefined) : undefined
    if (turn !== asked) return true
    // Words beside a text, such as a number, have a field of their own where they are written.
    const hasFields = editable !== undefined && editable.beside.length > 0
    const isNothing = !editable?.text && !(hasFields && (note === undefined || hasWords(element)))
    const hasEntry = isFound && (await showEntry(found, element))
    if (turn !== asked) return true
    if (!editable || isNothing) {
      if (isPressed && hasEntry) strip.say(note ?? hint)
      else if (isPressed) strip.say(note ?? editable?.note ?? 'There is no text to edit here.')
      return false
    }
    const { text, place, isInPlace } = editable
    if (editable.isIcon && text) {
      frame.around(element)
      if (isPressed) await choose(element, showIcons(root, text, place))
      else rest(element, `An icon: ${text.value}`)
      return true
    }
    frame.hide()
    begin({ ...editable, element, inPlace: isInPlace ? shown.whole : undefined })
    return true
  }
  /** Waits where a key has led, since a dialog would stop the way through the page. */
  const rest = (element: Element, what: string) => {
    resting = element
    strip.say(`${what.replace(/\.$/, '')}. Enter changes it, Tab goes on.`)
  }
  /** Waits for what comes of a dialog. */
  const choose = async (element: Element, dialog: Promise<string | undefined>) => {
    // A key may come before the event of its end; a press within it takes the rest away.
    resting = element
    const outcome = await dialog
    resting = element
    frame.hide()
    if (outcome) strip.say(outcome)
  }
  const closeEntry = () => {
    entryBar?.remove()
    entryBar = undefined
  }
  /** Shows the toolbar of the entry that a place is in. Resolves to whether it is in one. */
  const showEntry = async (place: Found, at: Element, focused?: string): Promise<boolean> => {
    const { from, keys } = place
    const entries = await ask('entries', { from, keys }).catch(() => [])
    closeEntry()
    if (entries.length === 0 || listening.signal.aborted) return false
    entryBar = showEntryBar(root, { entries, at, focused }, frame.around, (entry, to, button) =>
      changeEntry(entry, to, { at, button }),
    )
    return true
  }
  /** Makes an edit of an entry, and goes to where it is then: the new one is edited, and another has its toolbar again. */
  const changeEntry = async (
    entry: EntryPlace,
    to: EntryChange,
    where: { at: Element; button: string },
  ): Promise<void> => {
    const { count } = entry
    const { list, index } = placeInList(entry)
    const { at, button } = where
    const room = roomOf(at)
    if (!(await settle())) return
    const isNew = to === 'new' || to === 'twice'
    const next = isNew ? index + 1 : to === 'gone' ? Math.min(index, count - 2) : Number(to)
    try {
      const made = await makePatch(root, entryPatch(entry, to), strip.say)
      const done = doneWith(to, next, count)
      strip.say(saidOf(made, done, done))
      closeEntry()
      frame.hide()
      await made.drawn
    } catch (error) {
      return strip.say(sentenceOf(error))
    }
    const find = async () => (room ? firstOf([...list, next], room) : undefined)
    let element = await find()
    if (!element && room && turn(room, next > index ? 1 : -1)) element = await whenShown(find)
    if (!element || listening.signal.aborted) {
      if (isNew) strip.say(`${strip.said()}. It is out of sight: go on to it, and press its words.`)
      return begunAt()
    }
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (isNew) await open(element, true)
    else {
      await showEntry(await askPlace(element), element, button)
      frame.around(element)
    }
  }
  /** The keyboard goes on from the bar, and not from the start of the page. */
  const begunAt = () => {
    if (document.activeElement === document.body && before instanceof HTMLElement)
      before.focus({ preventScroll: true })
  }
  const closeNow = () => {
    opened?.drop()
    opened = undefined
    strip.setOpen(false)
    begunAt()
    if (isEnding) finish()
  }
  let drawing = Promise.resolve()
  /**
   * Saves what is open. Resolves to whether it is closed, once the page shows what was saved: until then the server would
   * not find its words.
   */
  const settle = async (): Promise<boolean> => {
    const one = opened
    if (one) {
      if (!(await one.save())) return false
      drawing = one.drawn()
      if (opened === one) closeNow()
    }
    await drawing
    return true
  }
  const press = async (element: Element, at?: MouseEvent) => {
    if (!(await settle())) return
    // Until the page shows what was saved, a copy of it is what one presses.
    const now = element.isConnected ? element : at && document.elementFromPoint(at.clientX, at.clientY)
    if (now && roomOf(now)) await open(now, true)
  }
  /** Opens the next text, or that before. */
  const goOn = async (from: Element | undefined, by: 1 | -1) => {
    if (!(await settle())) return
    const all = findable()
    const at = from ? all.indexOf(from) : -1
    const start = at >= 0 ? at + by : by > 0 ? firstInView(all) : all.length - 1
    for (let index = start, tries = 0; all[index] && tries < mostTries; index += by, tries += 1) {
      const element = all[index]
      // Parts of one text, such as its words, are one.
      if (!element || (from && (from.contains(element) || element.contains(from)))) continue
      if (!(await open(element, false))) continue
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return
    }
    strip.say(by > 0 ? 'That was the last text.' : 'That was the first text.')
  }
  const goBack = async (way: 'undo' | 'redo') => {
    // What is still being saved is the last step.
    if (opened?.isSaving() && !(await settle())) return
    // What is typed and not saved goes first.
    const isDirty = opened?.isDirty() === true
    giveUp()
    if (isDirty) return
    try {
      strip.say(saidOf(await ask(way, null), way === 'undo' ? 'Undone' : 'Redone', `Nothing to ${way}.`))
    } catch (error) {
      strip.say(sentenceOf(error))
    }
  }
  const giveUp = () => {
    closeEntry()
    closeNow()
  }
  /** Saves what is open, since the page is to show something else. */
  const leave = () => {
    closeEntry()
    frame.hide()
    settle()
  }

  const targetOf = (event: Event) => {
    const [target] = event.composedPath()
    return target instanceof Element && roomOf(target) ? target : undefined
  }
  const isWithin = (event: Event) => opened?.has(event.composedPath()[0]) === true
  for (const type of [
    'pointerdown',
    'mousedown',
    'pointerup',
    'mouseup',
    'click',
    'dblclick',
    'dragstart',
  ] as const)
    addEventListener(
      type,
      (event) => {
        const element = targetOf(event)
        const isOnPage = element !== undefined && event.button === 0
        if (isOnPage && showsMore(element)) return type === 'click' ? leave() : undefined
        if (!isOnPage && !isWithin(event)) return
        // The page must not answer; the caret goes where it is put.
        if (!isWithin(event) || type === 'dragstart') event.preventDefault()
        else if (type === 'click' && element) event.preventDefault()
        if (isOnPage) event.stopImmediatePropagation()
        if (type === 'click' && element && !isWithin(event))
          press(pressedBelow(element, event) ?? element, event)
      },
      on,
    )
  addEventListener('pointerdown', () => (resting = undefined), on)
  addEventListener(
    'pointerover',
    (event) => {
      const element = targetOf(event)
      if (element && !opened && event.pointerType !== 'touch' && element.textContent.trim() !== '')
        frame.around(element)
      else if (!opened) frame.hide()
    },
    on,
  )
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: listening.signal })
  addEventListener(
    'keydown',
    (event) => {
      // Safari's key that ends a conversion comes after it, with the key code of those within one.
      if (event.isComposing || event.keyCode === 229 || sections.uses(event)) return
      const isUse = act(event)
      if (isUse) event.preventDefault()
      // The page has keys of its own, as for a carousel.
      if (isUse || isWithin(event)) event.stopImmediatePropagation()
    },
    on,
  )
  /** Does what a key means here. Returns whether it means anything. */
  const act = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const way = ctrlKey || metaKey ? wayOf(key, shiftKey) : undefined
    // What is typed and not saved is undone by the browser itself.
    if (way && !(isWithin(event) && opened?.isDirty() && !opened.isSaving())) {
      goBack(way)
      return true
    }
    if (entryBar?.node.contains(event.composedPath()[0] as Node)) {
      if (key !== 'Escape') return false
      closeEntry()
      frame.hide()
      if (opened) opened.focus()
      else begunAt()
      return true
    }
    if (!isWithin(event)) {
      if (opened) return false
      const from = resting?.isConnected ? resting : undefined
      if (key === 'Escape') bar.end()
      else if (key === 'ArrowDown' || key === 'ArrowUp') goOn(from ?? last, key === 'ArrowDown' ? 1 : -1)
      else if (key === 'Enter' && event.altKey && entryBar) entryBar.focus()
      else if (key === 'Tab' && from) goOn(from, shiftKey ? -1 : 1)
      else if (key === 'Enter' && from) press(from)
      else return false
      return true
    }
    if (key === 'Enter' && event.altKey) entryBar?.focus()
    else if (key === 'Enter' && !shiftKey) settle()
    else if (key === 'Escape') giveUp()
    else if (key === 'Tab') {
      const by = shiftKey ? -1 : 1
      if (!opened?.step(by)) goOn(opened?.element, by)
    } else return false
    return true
  }
  // To the bar, or on by other means than Tab: what was written is saved, and stays open where it is refused.
  addEventListener(
    'focusout',
    (event) => {
      if (!isWithin(event)) return
      setTimeout(() => {
        const active = root.activeElement ?? document.activeElement
        if (active && active !== document.body && opened && !opened.has(active)) settle()
      })
    },
    on,
  )
  addEventListener(
    'pagehide',
    () => {
      opened?.keep()
      keepSaid(strip.said())
    },
    on,
  )
  visualViewport?.addEventListener('resize', () => opened && showCaret(root), on)
  const stop = onContent(() => opened?.rescue())

  const finish = () => {
    unfinished = undefined
    listening.abort()
    stop()
    closeEntry()
    strip.remove()
    sections.remove()
    frame.hide()
  }
  const end = () => {
    isEnding = true
    if (!opened) return finish()
    unfinished = {
      resume() {
        isEnding = false
        return end
      },
    }
    settle()
  }

  /** Opens what was not saved, or what is to be translated: on the page if it is there. */
  const resume = async ({ typed, place, shown }: Draft) => {
    const [first, ...others] = typed
    if (!first) return
    const { field: text } = first
    const { file } = text
    // The page of its language may come only after another reload of this one.
    if (shown && typeof file === 'object' && 'overlay' in file && file.overlay !== langHere())
      return location.assign(homeOf(file.overlay) + location.search)
    const element = shown && (await elementFor(shown))
    if (shown) keepDraft(undefined)
    if (element && (await open(element, true))) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return
    }
    const note = shown === undefined ? 'The page went away before this was saved.' : undefined
    const beside = others.map(({ field }) => field)
    const texts = typed.map(({ text }) => text)
    begin({ element: undefined, inPlace: undefined, text, beside, place, note, typed: texts })
  }
  const draft = keptDraft()
  if (draft) resume(draft)
  else if (at) press(at)
  return end
}

const wayOf = (key: string, shiftKey: boolean): 'undo' | 'redo' | undefined => {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}

/** What to say of an edit of an entry: where it is now. */
function doneWith(to: EntryChange, next: number, count: number): string {
  if (to === 'gone') return `Removed: ${count - 1} ${count === 2 ? 'is' : 'are'} left`
  if (to === 'new') return `Added as ${next + 1} of ${count + 1}`
  if (to === 'twice') return `Duplicated as ${next + 1} of ${count + 1}`
  return `Moved to place ${next + 1} of ${count}`
}
