import { portfolio } from 'virtual:portfolio'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '../../src/client/sections/contact/ContactForm.tsx'
import { givenName } from '../../src/client/sections/contact/Thanks.tsx'
import { OnPage, render } from './onPage.tsx'

const contact = portfolio.sections.find(({ type }) => type === 'contact')?.content
if (contact?.type !== 'contact') throw new Error('The fixture site has no contact section.')
const labels = contact.form

const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  sessionStorage.clear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  render(<ContactForm labels={labels} delivery="mailto" sectionId="contact" />)
})

describe('the browser’s check of the fields', () => {
  const words = 'Please enter an email address.'
  beforeEach(() => {
    // jsdom checks fields, but has no words for what is wrong with them.
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      return this.validity.valid ? '' : words
    })
  })

  test('speaks beside the field once it was left, and until it is right', async () => {
    const user = userEvent.setup()
    const email = screen.getByLabelText('Email')
    await user.type(email, 'ada')
    expect(screen.queryByText(words)).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText(words)).toHaveAttribute('lang', navigator.language)
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription(words)
    await user.type(email, '@')
    expect(email).toBeInvalid()
    await user.type(email, 'example.com')
    expect(email).toBeValid()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  test('says nothing of a field that was left empty', async () => {
    const user = userEvent.setup()
    const name = screen.getByLabelText('Name')
    name.setAttribute('required', '')
    await user.click(name)
    await user.tab()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  test('speaks beside the field instead of in a bubble when sending is tried, and gives the first one the focus', async () => {
    const user = userEvent.setup()
    const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email')]
    name.setAttribute('required', '')
    await user.type(email, 'ada')
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    expect(name).toHaveFocus()
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(opened).toEqual([])
    const bubble = new Event('invalid', { cancelable: true })
    email.dispatchEvent(bubble)
    expect(bubble.defaultPrevented).toBe(true)
  })
})

test('a message that cannot be copied is selected instead', async () => {
  const user = userEvent.setup({ writeToClipboard: false })
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
  await user.type(message, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy Message' }))
  expect(message).toHaveFocus()
  expect(message.selectionEnd).toBe('Hello'.length)
})

test.each([
  ['Ada Lovelace', 'en', 'Ada'],
  ['  Ada  & Söhne 🦊', 'de', 'Ada'],
  ['Dr. Ada Lovelace', 'en', 'Dr. Ada Lovelace'],
  ['A. Lovelace', 'en', 'A. Lovelace'],
  ['山田 太郎', 'ja', '山田 太郎'],
  ['Nagy Anna', 'hu-HU', 'Nagy Anna'],
  [' ', 'en', ''],
])('“%s” is thanked in %s as “%s”', (typed, lang, name) => {
  expect(givenName(typed, lang)).toBe(name)
})

test('what the form says scrolls into view each time', async () => {
  const user = userEvent.setup()
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this)
  }
  try {
    await user.type(screen.getByLabelText('Message'), 'Hello')
    const send = screen.getByRole('button', { name: 'Send Message' })
    await user.click(send)
    await user.click(send)
    expect(seen).toEqual([screen.getByRole('status'), screen.getByRole('status')])
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  }
})

test('the address is there to read without scripts, unless it is among the profiles', () => {
  const { socials } = portfolio
  const html = () =>
    renderToString(
      <OnPage>
        <ContactForm labels={labels} delivery="mailto" sectionId="contact" />
      </OnPage>,
    ).replace(/<!-- -->/g, '')
  const { email = '' } = portfolio.site.owner
  const link = new RegExp(`<a [^>]*href="mailto:${email}"[^>]*>${email.replace('@', '<span>@</span>')}</a>`)
  expect(html()).not.toMatch(link)
  portfolio.socials = socials.filter(({ href }) => !href.startsWith('mailto:'))
  try {
    expect(html()).toMatch(link)
  } finally {
    portfolio.socials = socials
  }
})
