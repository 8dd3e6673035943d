import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyOf, outcomeOf, sendMessage } from '../../src/client/sections/contact/delivery.ts'

describe('the body of a request', () => {
  const filled = new FormData()
  for (const [name, value] of [
    ['access_key', 'a-b-c'],
    ['_gotcha', 'casino'],
    ['name', 'Ada & Söhne'],
    ['message', 'one\ntwo\r\nthree\rfour'],
  ] as const)
    filled.append(name, value)
  const body = bodyOf(filled, '_gotcha')

  test('has every field but the honeypot, in order', () => {
    expect([...body.keys()]).toEqual(['access_key', 'name', 'message'])
    expect(body.get('name')).toBe('Ada & Söhne')
  })

  test('has CR LF line breaks, like a form', () => {
    expect(body.get('message')).toBe('one\r\ntwo\r\nthree\r\nfour')
  })
})

describe('an answer', () => {
  test.each([200, 201, 204, 299])('of status %s is a success, whatever its body', (status) => {
    for (const json of [undefined, null, 'ok', {}, { ok: true }, { success: 'true' }, []])
      expect(outcomeOf(status, json)).toEqual({ kind: 'sent' })
  })

  test.each([{ success: false }, { success: 'false' }, { ok: false }])(
    'of status 200 with the body %j is refused',
    (json) => {
      expect(outcomeOf(200, json).kind).toBe('refused')
    },
  )

  test.each([408, 429, 500, 502, 503])('of status %s is a server error', (status) => {
    expect(outcomeOf(status, { errors: { name: 'x' } })).toEqual({ kind: 'failed' })
  })

  test.each([300, 304, 400, 403, 404, 405, 422])('of status %s is a refusal', (status) => {
    for (const json of [undefined, null, 'no', 5, [], { errors: null }, { errors: 5 }, { errors: [null] }])
      expect(outcomeOf(status, json)).toEqual({ kind: 'refused', fieldErrors: {}, reason: '' })
  })

  test.each([
    ['a list of fields', { errors: [{ field: 'email', message: 'no email' }] }, { email: 'no email' }, ''],
    [
      'fields by name',
      { errors: { name: 'short', email: ['no', 'non'] } },
      { name: 'short', email: 'no' },
      '',
    ],
    [
      'the first of two',
      {
        errors: [
          { field: 'name', message: 'a' },
          { field: 'name', message: 'b' },
        ],
      },
      { name: 'a' },
      '',
    ],
    ['an error of the whole', { errors: [{ message: 'blocked' }] }, {}, 'blocked'],
    ['a field that is not there', { errors: [{ field: 'phone', message: 'missing' }] }, {}, 'missing'],
    ['one text', { errors: 'blocked' }, {}, 'blocked'],
    ['a message', { success: false, message: 'Wrong key' }, {}, 'Wrong key'],
    ['an error', { error: 'Form not found' }, {}, 'Form not found'],
    ['a text beside blanks', { message: ' \n', error: ' Form not found\n' }, {}, 'Form not found'],
    ['a name of the prototype', { errors: JSON.parse('{"__proto__":"a","constructor":"b"}') }, {}, 'a'],
    ['no text', { errors: { name: { deep: 1 }, email: 5 } }, {}, ''],
  ])('gives its reason from %s', (_, json, fieldErrors, reason) => {
    expect(outcomeOf(422, json)).toEqual({ kind: 'refused', fieldErrors, reason })
  })

  test('has a reason of at most 200 characters', () => {
    expect(outcomeOf(400, { message: 'a'.repeat(5000) })).toMatchObject({ reason: 'a'.repeat(200) })
  })
})

describe('a delivery', () => {
  const body = new URLSearchParams({ name: 'Ada' })
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true })
  })

  const answering = (answer: typeof fetch) => {
    const fetchMock = vi.fn(answer)
    vi.stubGlobal('fetch', fetchMock)
    return fetchMock
  }

  test('needs no CORS preflight', async () => {
    const fetchMock = answering(async () => new Response(null, { status: 204 }))
    expect(await sendMessage('https://forms.example/', body)).toEqual({ kind: 'sent' })
    const [address, init] = fetchMock.mock.calls[0] ?? []
    const request = new Request(address ?? '', init)
    expect(request.method).toBe('POST')
    expect(request.redirect).toBe('follow')
    expect([...request.headers]).toEqual([
      ['accept', 'application/json'],
      ['content-type', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ])
  })

  test('parses only JSON that is declared as such, and survives invalid JSON', async () => {
    answering(async () => new Response('{"success":false}', { headers: { 'content-type': 'text/html' } }))
    expect(await sendMessage('/', body)).toEqual({ kind: 'sent' })
    answering(async () => new Response('{', { status: 400, headers: { 'content-type': 'application/json' } }))
    expect(await sendMessage('/', body)).toEqual({ kind: 'refused', fieldErrors: {}, reason: '' })
  })

  test.each([
    [true, 'broken'],
    [false, 'offline'],
  ])('that fails (online: %s) is %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine })
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendMessage('/', body)).toEqual({ kind })
  })
})
