import { describe, expect, test } from 'vitest'
import {
  type MailTemplate,
  type Message,
  mailAddress,
  mailto,
} from '../../src/client/sections/contact/mailto.ts'

const letter: MailTemplate = {
  subject: 'A message from {name}',
  subjectUnnamed: 'A message',
  body: '{message}\n\n{name}\n{email}',
}
const typed: Message = { name: 'Jonas', email: 'jonas@example.com', message: 'Hello.' }

/** Parses a `mailto:` address by RFC 6068: only percent signs encode, a `+` is a `+`. */
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
  test('is addressed to a domain as mail programs know it', () => {
    const address = mailto('ada@müller.example', typed, letter)
    expect(read(address).to).toBe('ada@xn--mller-kva.example')
  })

  test('keeps line breaks, as CR LF', () => {
    const address = written({ message: 'one\ntwo\r\nthree\rfour' })
    expect(address).toContain('one%0D%0Atwo%0D%0Athree%0D%0Afour')
    expect(read(address).body).toContain('one\r\ntwo\r\nthree\r\nfour')
  })

  test('keeps characters that are special in a URL: & + ? # = %', () => {
    const message = 'Q&A + 50% #1? a=b'
    const address = written({ message, name: 'A & B' })
    expect(read(address).fields).toEqual(['subject', 'body'])
    expect(read(address).body).toContain(message)
    expect(read(address).subject).toBe('A message from A & B')
    // Mail programs show a `+` literally, so spaces may not be encoded as one.
    expect(address).not.toContain('+')
  })

  test('keeps a text of 2,000 characters', () => {
    const message = 'Ein Satz & mehr.\n'.repeat(125).slice(0, 2000).trim()
    expect(read(written({ message })).body.replaceAll('\r\n', '\n')).toContain(message)
  })

  test('replaces half a surrogate pair, which cannot be encoded, by a replacement character', () => {
    expect(read(written({ message: 'a\uD83Db' })).body).toContain('a\uFFFDb')
  })

  test('does not let a line break in the name inject a header', () => {
    const { fields, subject } = read(written({ name: 'Eve\r\nBcc: all@example.com' }))
    expect(fields).toEqual(['subject', 'body'])
    expect(subject).toBe('A message from Eve Bcc: all@example.com')
  })

  test('keeps braces that a visitor typed', () => {
    expect(read(written({ message: '{name} {email} {{}}' })).body).toContain('{name} {email} {{}}')
  })
})

test.each([
  ['mailto:ada@example.com', 'ada@example.com'],
  ['mailto:ada@example.com?subject=A%20job', 'ada@example.com'],
  ['MAILTO:ada@example.com', 'ada@example.com'],
  ['https://example.com/?mailto:ada@example.com', undefined],
])('the mail address shown for %s is %s', (href, shown) => expect(mailAddress(href)).toBe(shown))
