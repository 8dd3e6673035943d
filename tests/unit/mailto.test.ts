import { describe, expect, test } from 'vitest'
import { type MailTemplate, type Message, mailAddress, mailto } from '../../src/sections/contact/mailto.ts'

const letter: MailTemplate = {
  subject: 'A message from {name}',
  subjectUnnamed: 'A message',
  body: '{message}\n\n{name}\n{email}',
}
const typed: Message = { name: 'Jonas', email: 'jonas@example.com', message: 'Hello.' }

/** A `mailto:` address taken apart after RFC 6068: only percent signs encode, a `+` is a `+`. */
function read(address: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? []
  const fields = query.split('&').map((field) => field.split('='))
  return {
    to: decodeURIComponent(to),
    fields: fields.map(([name]) => name),
    ...Object.fromEntries(fields.map(([name, value = '']) => [name, decodeURIComponent(value)])),
  } as { to: string; fields: string[]; subject: string; body: string }
}

const written = (changed: Partial<Message>) => mailto('hello@example.com', { ...typed, ...changed }, letter)

describe('a mail to the owner', () => {
  test('has subject, name, reply address and text', () => {
    expect(read(written({}))).toEqual({
      to: 'hello@example.com',
      fields: ['subject', 'body'],
      subject: 'A message from Jonas',
      body: 'Hello.\r\n\r\nJonas\r\njonas@example.com',
    })
  })

  test('keeps line breaks, as the carriage return and line feed that mail wants', () => {
    const address = written({ message: 'one\ntwo\r\nthree\rfour' })
    expect(address).toContain('one%0D%0Atwo%0D%0Athree%0D%0Afour')
    expect(read(address).body).toContain('one\r\ntwo\r\nthree\r\nfour')
  })

  test('keeps what means something in addresses: & + ? # = %', () => {
    const message = 'Q&A + 50% #1? a=b'
    const address = written({ message, name: 'A & B' })
    expect(read(address).fields).toEqual(['subject', 'body'])
    expect(read(address).body).toContain(message)
    expect(read(address).subject).toBe('A message from A & B')
    // Mail programs show a `+` as it is, so no space may become one.
    expect(address).not.toContain('+')
  })

  test('keeps emoji and other scripts', () => {
    expect(read(written({ message: '👩🏽‍🚀 Grüße, سلام' })).body).toContain('👩🏽‍🚀 Grüße, سلام')
  })

  test('keeps 2,000 characters whole', () => {
    const message = 'Ein Satz & mehr.\n'.repeat(125).slice(0, 2000).trim()
    expect(read(written({ message })).body.replaceAll('\r\n', '\n')).toContain(message)
  })

  test('stands a replacement character in for half a surrogate pair, which has no encoding', () => {
    expect(read(written({ message: 'a\uD83Db' })).body).toContain('a\uFFFDb')
  })

  test('lets no line break in the name begin a header of its own', () => {
    const { fields, subject } = read(written({ name: 'Eve\r\nBcc: all@example.com' }))
    expect(fields).toEqual(['subject', 'body'])
    expect(subject).toBe('A message from Eve Bcc: all@example.com')
  })

  test('with nothing typed has a subject all the same, and no stray blank lines', () => {
    expect(read(written({ name: ' ', email: '', message: '' }))).toMatchObject({
      subject: 'A message',
      body: '',
    })
  })

  test('shows braces that a visitor typed as they are', () => {
    expect(read(written({ message: '{name} {email} {{}}' })).body).toContain('{name} {email} {{}}')
  })
})

test.each([
  ['mailto:ada@example.com', 'ada@example.com'],
  ['mailto:ada@example.com?subject=A%20job', 'ada@example.com'],
  ['MAILTO:ada@example.com', 'ada@example.com'],
  ['https://example.com/?mailto:ada@example.com', undefined],
])('%s is shown as a way to %s', (href, shown) => expect(mailAddress(href)).toBe(shown))
