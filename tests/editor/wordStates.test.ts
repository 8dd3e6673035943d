import { describe, expect, test } from 'vitest'
import {
  type Effect,
  type Happening,
  nextState,
  type Outcome,
  type State,
  type Wish,
} from '../../src/client/editor/wordStates.ts'

// The reducer only hands elements on.
const element = {} as Element
const press: Wish = { to: 'open', element }
const tab: Wish = { to: 'step', from: element, by: 1 }
const undo: Wish = { to: 'undo' }
const move = { to: 'change', change: 1, element, button: 'Move down' } as Wish
const show = { to: 'show', path: ['sections', 1], isNew: true } as unknown as Wish
const text: Outcome = { is: 'text', element }

/** The state after some happenings, and all that was to be done. */
function run(...happenings: readonly Happening[]) {
  let state: State = { name: 'browsing' }
  const effects: Effect[] = []
  for (const happening of happenings) {
    const [next, ...more] = nextState(state, happening)
    state = next
    effects.push(...more)
  }
  return { state, effects, does: effects.map((effect) => effect.do) }
}

const wish = (wish: Wish, isDirty = false): Happening => ({ type: 'wish', wish, isDirty })
const found = (wish: Wish, outcome: Outcome = text): Happening => ({ type: 'found', wish, outcome })
const key = (key: string): Happening => ({ type: 'key', key })
const save: Happening = { type: 'save' }
const done: Happening = { type: 'done' }
const refused: Happening = { type: 'refused' }
const giveUp: Happening = { type: 'escape' }
const editing = [wish(press), found(press)]

describe('what opens', () => {
  test('the focus moves at the press, and keys are kept for what opens', () => {
    const { state, does } = run(wish(press))
    expect(state).toEqual({ name: 'opening', wish: press, keys: [] })
    expect(does).toEqual(['wait', 'find'])
    const open = run(wish(press), key('a'), key('Backspace'), key('b'), found(press))
    expect(open.state.name).toBe('editing')
    expect(open.effects.at(-1)).toEqual({
      do: 'begin',
      wish: press,
      outcome: text,
      keys: ['a', 'Backspace', 'b'],
    })
  })

  test('Escape gives it up, and no late answer opens it', () => {
    const { state, does } = run(wish(press), key('a'), giveUp, found(press))
    expect(state).toEqual({ name: 'browsing' })
    expect(does).toEqual(['wait', 'find', 'rest'])
  })

  test('another press is what counts, and its text gets no keys of the first', () => {
    const other: Wish = { to: 'open', element }
    const { state, effects } = run(wish(press), key('a'), wish(other), found(press), key('b'), found(other))
    expect(state.name).toBe('editing')
    expect(effects.filter((effect) => effect.do === 'begin')).toEqual([
      { do: 'begin', wish: other, outcome: text, keys: ['b'] },
    ])
  })

  test('keys rest on a picture, which opens a dialog once it is pressed and rests again behind that', () => {
    const picture: Outcome = { is: 'rest', element }
    expect(run(wish(tab), found(tab, picture)).state).toEqual({ name: 'browsing', resting: picture })
    expect(run(wish(tab), found(tab, picture), { type: 'pointer' }).state).toEqual({ name: 'browsing' })
    const dialog: Outcome = { is: 'dialog', element }
    expect(run(wish(press), found(press, dialog), wish(undo)).state.name).toBe('dialog')
    const closed = run(wish(press), found(press, dialog), done)
    expect(closed.state).toEqual({ name: 'browsing', resting: dialog })
    expect(closed.does.at(-1)).toBe('rest')
  })

  test('where nothing can be edited, the focus goes back', () => {
    const { state, does } = run(wish(press), found(press, { is: 'nothing' }))
    expect(state).toEqual({ name: 'browsing' })
    expect(does.slice(-2)).toEqual(['begin', 'rest'])
  })
})

describe('what is saved', () => {
  test('it is saved once, and the focus goes back', () => {
    const saving = run(...editing, save, save)
    expect(saving.state).toEqual({ name: 'saving', keys: [] })
    expect(saving.does.filter((one) => one === 'save')).toHaveLength(1)
    const { state, does } = run(...editing, save, done)
    expect(state).toEqual({ name: 'browsing' })
    expect(does.at(-1)).toBe('rest')
  })

  test('another press meanwhile opens once it is saved, with the keys that came for it', () => {
    const { state, does } = run(...editing, save, key('lost'), wish(press), key('a'), done)
    expect(state).toEqual({ name: 'opening', wish: press, keys: ['a'] })
    expect(does.slice(-3)).toEqual(['wait', 'wait', 'find'])
    expect(run(...editing, wish(tab), wish(press), done).state).toMatchObject({ wish: press })
  })

  test('Escape meanwhile gives up what was to follow, and not what is saved', () => {
    const { state, does } = run(...editing, wish(press), key('a'), giveUp, done)
    expect(state).toEqual({ name: 'browsing' })
    expect(does).not.toContain('drop')
  })

  test('what is refused stays open, and nothing else opens over it', () => {
    expect(run(...editing, wish(press), refused).state).toEqual({ name: 'refused' })
    expect(run(...editing, save, refused, save, done).state.name).toBe('browsing')
    expect(run(...editing, save, refused, giveUp).does).toContain('drop')
  })
})

describe('what is undone', () => {
  test('what is typed and not saved goes first', () => {
    const { state, does } = run(...editing, wish(undo, true))
    expect(state).toEqual({ name: 'browsing' })
    expect(does.slice(-2)).toEqual(['drop', 'rest'])
    expect(run(...editing, wish(undo)).does.slice(-2)).toEqual(['drop', 'perform'])
  })

  test('what is still being saved is the last step', () => {
    const saving = run(...editing, save, wish(undo))
    expect(saving.does).not.toContain('perform')
    expect(run(...editing, save, wish(undo), done).does.at(-1)).toBe('perform')
    expect(run(...editing, save, wish(undo), refused).does).not.toContain('perform')
  })
})

describe('entries', () => {
  test('what is typed is saved first, and then the entry is shown where it is', () => {
    const { state, does } = run(...editing, wish(move), done, { type: 'done', follow: show })
    expect(does.slice(-5)).toEqual(['begin', 'save', 'perform', 'wait', 'find'])
    expect(state).toMatchObject({ name: 'opening', wish: show })
  })

  test('a press twice means it once, and a text that was pressed meanwhile opens in its place', () => {
    expect(run(wish(move), wish(move)).does).toEqual(['perform'])
    const { state } = run(wish(move), wish(press), { type: 'done', follow: show })
    expect(state).toMatchObject({ name: 'opening', wish: press })
  })
})

describe('the end', () => {
  const end: Wish = { to: 'end' }

  test('what is typed is saved first; where it is refused, the session goes on', () => {
    expect(run(wish(end)).does).toEqual(['finish'])
    expect(run(...editing, wish(end), done).does.at(-1)).toBe('finish')
    const { state, does } = run(...editing, wish(end), refused)
    expect(state).toEqual({ name: 'refused' })
    expect(does).not.toContain('finish')
  })

  test('who comes back before it is saved stays', () => {
    expect(run(...editing, wish(end), { type: 'stay' }, done).does).not.toContain('finish')
  })
})
