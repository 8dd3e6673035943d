import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, keptDraft } from '../../src/sections/contact/draft.ts'

const typed = { name: 'Ada', email: '', message: 'One\ntwo' }
const empty = { name: '', email: '', message: '' }

beforeEach(() => sessionStorage.clear())

test('a draft is kept as it is, each form’s apart, until it is empty', () => {
  keepDraft('contact', typed)
  expect(keptDraft('contact')).toEqual(typed)
  expect(keptDraft('other')).toEqual({})
  keepDraft('contact', empty)
  expect(keptDraft('contact')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '5', '"text"', '[1]', '{"name":5,"email":null,"message":{}}'])(
  'a draft that something else has written over, %j, is none',
  (text) => {
    keepDraft('contact', typed)
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    const { name, email, message } = keptDraft('contact')
    for (const field of [name, email, message]) expect(field).toBeUndefined()
  },
)

test('a full or forbidden storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => keepDraft('contact', typed)).not.toThrow()
})
