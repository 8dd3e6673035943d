import { ask, onContent, pageIsDrawn, saidOf, sentenceOf } from './ask.ts'
import { element as make } from './controls.ts'
import { keepSaid, keptDraft, keptSaid } from './draft.ts'
import { type EntryBar, type EntryChange, entryPatch, placeInList, showEntryBar } from './entryBar.ts'
import { showAllFields } from './entryForm.ts'
import { keepFromPage, targetOf } from './finder.ts'
import { showCaret } from './floating.ts'
import { hint, lookForDraft, lookForEntry, lookOn, lookUp } from './lookUp.ts'
import { type Opened, openText } from './opened.ts'
import { prepareCopy, roomOf, showsMore } from './places.ts'
import { makePatch } from './sectionDialogs.ts'
import { showSections } from './sectionsInPlace.ts'
import { showStrip } from './strip.ts'
import type { Bar } from './tool.ts'
import { type Effect, type Happening, nextState, type Outcome, type State, type Wish } from './wordStates.ts'

/*
 * Edits the words of the page: makes happenings of presses, keys and answers of the server, and does what
 * wordStates.ts makes of them.
 */

/** The session that could not end, since a text of it was refused. */
let unfinished: { end: () => void; stay: () => void } | undefined

/** Begins to edit the words of the page, on an element if one was pressed. Returns how to end it. */
export function editWords(bar: Bar, at?: Element): () => void {
  if (unfinished) {
    unfinished.stay()
    return unfinished.end
  }
  prepareCopy()
  const { root, frame } = bar
  const before = root.activeElement ?? root.querySelector('.tool')
  const strip = showStrip(root, {
    undo: (way) => want({ to: way }),
    save: () => on({ type: 'save' }),
    giveUp: () => on({ type: 'escape' }),
  })
  strip.say(keptSaid() ?? hint)
  const sections = showSections(bar, strip.say)
  // Takes what is typed before a text has opened; also from a keyboard on the screen, which opens at the press.
  const waiting = make('textarea', { class: 'unseen', tabindex: -1, 'aria-label': 'The text opens …' })
  root.append(waiting)
  let opened: Opened | undefined
  let entryBar: EntryBar | undefined
  /** Where a text was edited last: keys go on from there. */
  let last: Element | undefined
  const listening = new AbortController()
  const capture = { capture: true, signal: listening.signal }

  // Here the server says if it writes at all.
  ask('history', null).catch((error: unknown) => strip.say(sentenceOf(error)))

  let state: State = { name: 'browsing' }
  const on = (happening: Happening) => {
    const [next, ...effects] = nextState(state, happening)
    state = next
    for (const effect of effects) run(effect)
  }
  const want = (wish: Wish) => on({ type: 'wish', wish, isDirty: opened?.isDirty() === true })

  const run = (effect: Effect) => {
    switch (effect.do) {
      case 'wait':
        waiting.value = ''
        // The menu of phones closes where the focus leaves it.
        if (!('element' in effect.wish && effect.wish.element.closest('header')))
          waiting.focus({ preventScroll: true })
        return
      case 'find':
        find(effect.wish)
          .catch((error: unknown) => ({ is: 'nothing', note: sentenceOf(error) }) as const)
          .then((outcome) => on({ type: 'found', wish: effect.wish, outcome }))
        return
      case 'begin':
        return begin(effect.outcome, effect.wish, effect.keys)
      case 'save':
        return void save()
      case 'perform':
        return void perform(effect.wish).then((follow) => on({ type: 'done', follow }))
      case 'drop':
        opened?.drop()
        opened = undefined
        return closeEntry()
      case 'rest':
        return rest()
      case 'finish':
        return finish()
    }
  }

  /** The keyboard goes on from the bar, and not from the start of the page. */
  const rest = () => {
    strip.setOpen(opened !== undefined)
    const isNowhere = document.activeElement === document.body || root.activeElement === waiting
    if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const closeEntry = () => {
    entryBar?.remove()
    entryBar = undefined
    frame.hide()
  }
  const save = async () => {
    if (!(await opened?.save())) return on({ type: 'refused' })
    opened = undefined
    on({ type: 'done' })
  }

  /** Looks for what is wished for. */
  const find = async (wish: Wish): Promise<Outcome> => {
    if (wish.to === 'open') frame.around(wish.element, true)
    await pageIsDrawn()
    if (wish.to === 'step') return lookOn(root, wish)
    if (wish.to === 'show') return lookForEntry(root, wish)
    if (wish.to === 'resume') return lookForDraft(root, wish.draft)
    if (wish.to !== 'open') return { is: 'nothing' }
    const { element, at } = wish
    // Until the page shows what was saved, a copy of it is what one presses.
    const now = element.isConnected ? element : at && document.elementFromPoint(at.clientX, at.clientY)
    return now && roomOf(now) ? lookUp(root, now) : { is: 'nothing' }
  }

  /** Opens what was found. */
  const begin = (outcome: Outcome, wish: Wish, keys: readonly string[]) => {
    const { element, entries = [], what, dialog, note } = outcome
    closeEntry()
    if (element && wish.to !== 'open')
      element.scrollIntoView({ block: wish.to === 'resume' ? 'center' : 'nearest', behavior: 'instant' })
    const focused = wish.to === 'show' && !wish.isNew ? wish.button : undefined
    if (element && entries.length > 0)
      entryBar = showEntryBar(root, { entries, at: element, focused }, (entry, change, button) =>
        want({ to: 'change', entry, change, element, button, first: what?.text.path }),
      )
    if (element && !what && (dialog || focused)) frame.around(element)
    if (note !== undefined && outcome.is === 'nothing') strip.say(note)
    if (dialog && outcome.is === 'rest')
      strip.say(`${dialog.words.replace(/\.$/, '')}. Enter changes it, Tab goes on.`)
    if (dialog && outcome.is === 'dialog')
      dialog
        .show()
        .catch(sentenceOf)
        .then((said) => {
          if (said) strip.say(said)
          frame.hide()
          on({ type: 'done' })
        })
    if (!what || outcome.is !== 'text') return
    opened = openText(root, what, strip.say)
    last = what.element
    strip.setOpen(true)
    opened.focus()
    for (const key of keys) type(key)
  }
  /** Does what a key that was kept would have done. */
  const type = (key: string) => {
    if (state.name !== 'editing') on({ type: 'key', key })
    else if (commands.has(key)) use(key, false)
    else if (key === 'Backspace') document.execCommand('delete')
    else if (key === 'Select all') document.execCommand('selectAll')
    else document.execCommand('insertText', false, key)
  }

  /** Makes an edit other than that of a text. Resolves to what is to be shown of it. */
  const perform = async (wish: Wish): Promise<Wish | undefined> => {
    try {
      if (wish.to === 'change') return await changeEntry(wish)
      if (wish.to !== 'undo' && wish.to !== 'redo') return undefined
      const done = wish.to === 'undo' ? 'Undone' : 'Redone'
      closeEntry()
      strip.say(saidOf(await ask(wish.to, null), done, `Nothing to ${wish.to}.`))
    } catch (error) {
      strip.say(sentenceOf(error))
    }
    return undefined
  }
  /** Makes an edit of an entry, and goes to where it is then: the new one is edited, and another has its toolbar again. */
  const changeEntry = async (wish: Extract<Wish, { to: 'change' }>) => {
    const { entry, change, element, button, first } = wish
    const room = roomOf(element)
    const { count = 0, path } = entry
    if (change === 'fields') {
      const done = (await showAllFields(root, path, { first })) ?? strip.said()
      return { to: 'show', path, room, by: 1, isNew: false, button, done } as const
    }
    const { list, index } = placeInList(entry)
    const isNew = change === 'new' || change === 'twice'
    const next = isNew ? index + 1 : change === 'gone' ? Math.min(index, count - 2) : Number(change)
    const made = await makePatch(root, entryPatch(entry, change), strip.say)
    const words = doneWith(change, next, count)
    const done = saidOf(made, words, words)
    strip.say(done)
    const by = next > index ? 1 : -1
    return { to: 'show', path: [...list, next], room, by, isNew, button, done } as const
  }

  /** Saves what is open, since the page is to show something else. */
  const leave = () => {
    closeEntry()
    on({ type: 'save' })
  }
  const isWithin = (event: Event) => opened?.has(event.composedPath()[0]) === true
  keepFromPage(
    capture,
    (event) => !isWithin(event),
    (element, at) => want({ to: 'open', element, at }),
  )
  addEventListener(
    'click',
    (event) => {
      const element = targetOf(event)
      if (element && showsMore(element)) leave()
      else if (element && isWithin(event)) event.preventDefault()
    },
    capture,
  )
  addEventListener('dragstart', (event) => isWithin(event) && event.preventDefault(), capture)
  addEventListener('pointerdown', () => on({ type: 'pointer' }), capture)
  addEventListener(
    'pointerover',
    (event) => {
      if (state.name !== 'browsing') return
      const element = targetOf(event)
      if (element && event.pointerType !== 'touch' && element.textContent.trim() !== '') frame.around(element)
      else frame.hide()
    },
    capture,
  )
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: listening.signal })
  waiting.addEventListener('input', (event) => {
    if ((event as InputEvent).isComposing) return
    on({ type: 'key', key: waiting.value })
    waiting.value = ''
  })
  addEventListener(
    'keydown',
    (event) => {
      // Safari's key that ends a conversion comes after it, with the key code of those within one.
      if (event.isComposing || event.keyCode === 229 || sections.uses(event)) return
      const isUse = act(event)
      if (isUse) event.preventDefault()
      // The page has keys of its own, as for a carousel.
      if (isUse || isWithin(event) || event.composedPath()[0] === waiting) event.stopImmediatePropagation()
    },
    capture,
  )
  /** Does what a key means here. Returns whether it means anything. */
  const act = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const [focused] = event.composedPath()
    const way = ctrlKey || metaKey ? wayOf(key, shiftKey) : undefined
    // What is typed and not saved is undone by the browser itself.
    const isOwn = isWithin(event) && opened?.isDirty() && state.name !== 'saving'
    if (way && !isOwn) want({ to: way })
    else if (focused === waiting) return keep(event)
    else if (entryBar?.node.contains(focused as Node)) {
      if (key !== 'Escape') return false
      closeEntry()
      if (opened) opened.focus()
      else rest()
    } else if (isWithin(event)) {
      if (key === 'Enter' && altKey) entryBar?.focus()
      else if (key === 'Escape') on({ type: 'escape' })
      else if (commands.has(key) && (key !== 'Enter' || !shiftKey)) use(key, shiftKey)
      else return false
    } else return !opened && browse(event)
    return true
  }
  /** Saves, or goes on to the next control or text. */
  const use = (key: string, isBack: boolean) => {
    if (key === 'Enter') return on({ type: 'save' })
    const by = isBack ? -1 : 1
    if (!opened?.step(by)) want({ to: 'step', from: opened?.element, by })
  }
  /** Keeps a key for the text that is about to open. Letters come to the field itself. */
  const keep = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const isAll = (ctrlKey || metaKey) && key.toLowerCase() === 'a'
    if (key === 'Escape') {
      on({ type: 'escape' })
      closeEntry()
    } else if (isAll || key === 'Backspace' || (commands.has(key) && !shiftKey))
      on({ type: 'key', key: isAll ? 'Select all' : key })
    else return false
    return true
  }
  /** Goes through the page, where nothing is open. */
  const browse = ({ key, altKey, shiftKey }: KeyboardEvent): boolean => {
    const resting = state.name === 'browsing' ? state.resting?.element : undefined
    const from = resting?.isConnected ? resting : undefined
    if (key === 'Escape' && (from || entryBar || state.name !== 'browsing')) {
      on({ type: 'escape' })
      closeEntry()
    } else if (key === 'Escape') bar.end()
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      want({ to: 'step', from: from ?? last, by: key === 'ArrowDown' ? 1 : -1 })
    else if (key === 'Enter' && altKey && entryBar) entryBar.focus()
    else if (key === 'Tab' && from) want({ to: 'step', from, by: shiftKey ? -1 : 1 })
    else if (key === 'Enter' && from) want({ to: 'open', element: from })
    else return false
    return true
  }
  // To the bar, or on by other means than Tab: what was written is saved, and stays open where it is refused.
  addEventListener(
    'focusout',
    (event) => {
      if (!isWithin(event)) return
      setTimeout(() => {
        const active = root.activeElement ?? document.activeElement
        if (active && active !== document.body && opened && !opened.has(active)) on({ type: 'save' })
      })
    },
    capture,
  )
  addEventListener(
    'pagehide',
    () => {
      opened?.keep()
      keepSaid(strip.said())
    },
    capture,
  )
  visualViewport?.addEventListener('resize', () => opened && showCaret(root), capture)
  const stop = onContent(() => opened?.rescue())

  const finish = () => {
    unfinished = undefined
    listening.abort()
    stop()
    closeEntry()
    strip.remove()
    sections.remove()
    waiting.remove()
  }
  const end = () => {
    unfinished = { end, stay: () => on({ type: 'stay' }) }
    want({ to: 'end' })
  }

  const draft = keptDraft()
  if (draft) want({ to: 'resume', draft })
  else if (at) want({ to: 'open', element: at })
  return end
}

/** Keys that mean something else than letters in a text. */
const commands: ReadonlySet<string> = new Set(['Enter', 'Tab'])

const wayOf = (key: string, shiftKey: boolean): 'undo' | 'redo' | undefined => {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}

/** What to say of an edit of an entry: where it is now. */
function doneWith(change: EntryChange, next: number, count: number): string {
  if (change === 'gone') return `Removed: ${count - 1} ${count === 2 ? 'is' : 'are'} left`
  if (change === 'new') return `Added as ${next + 1} of ${count + 1}`
  if (change === 'twice') return `Duplicated as ${next + 1} of ${count + 1}`
  return `Moved to place ${next + 1} of ${count}`
}
