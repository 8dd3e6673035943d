import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, keepDraft, keptDraft } from '../../src/client/sections/contact/draft.ts'

const typed = { name: 'Ada', email: '', message: 'One\ntwo' }
const empty = { name: '', email: '', message: '' }

beforeEach(() => sessionStorage.clear())

test('each form keeps its own draft until it is empty', () => {
  keepDraft('contact', typed)
  expect(keptDraft('contact')).toEqual(typed)
  expect(keptDraft('other')).toEqual({})
  keepDraft('contact', empty)
  expect(keptDraft('contact')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '5', '"text"', '[1]', '{"name":5,"email":null,"message":{}}'])(
  'a draft overwritten by something else, %j, is ignored',
  (text) => {
    keepDraft('contact', typed)
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    const { name, email, message } = keptDraft('contact')
    for (const field of [name, email, message]) expect(field).toBeUndefined()
  },
)

test('a forbidden storage causes no error', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  expect(() => keepDraft('contact', typed)).not.toThrow()
  expect(keptDraft('contact')).toEqual({})
})

test('a full storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => keepDraft('contact', typed)).not.toThrow()
})

test('sites in different folders of a host have separate drafts, and the languages of a site one', () => {
  history.replaceState(null, '', '/one/')
  const first = draftKey('contact')
  history.replaceState(null, '', '/one/de/')
  expect(draftKey('contact', '../')).toBe(first)
  history.replaceState(null, '', '/two/')
  expect(draftKey('contact')).not.toBe(first)
  expect(draftKey('contact')).not.toBe(draftKey('other'))
})
