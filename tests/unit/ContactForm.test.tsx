import { portfolio } from 'virtual:portfolio'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '../../src/sections/contact/ContactForm.tsx'
import { OnPage, render } from './onPage.tsx'

const contact = portfolio.sections.find(({ type }) => type === 'contact')?.content
if (contact?.type !== 'contact') throw new Error('The fixture site has no contact section.')
const labels = contact.form

const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  render(<ContactForm labels={labels} delivery="mailto" sectionId="contact" />)
})

test('has fields for name, email and message, none of them required or limited', () => {
  const name = screen.getByLabelText('Name')
  const email = screen.getByLabelText('Email')
  const message = screen.getByLabelText('Message')
  expect(name).toHaveAttribute('type', 'text')
  expect(email).toHaveAttribute('type', 'email')
  expect(message).toHaveAttribute('rows', '4')
  for (const field of [name, email, message]) {
    expect(field).not.toBeRequired()
    expect(field).not.toHaveAttribute('maxlength')
  }
})

test('sending opens a mail with what was typed, says so, and keeps it in the form', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Jonas')
  await user.type(screen.getByLabelText('Email'), 'jonas@example.com')
  await user.type(screen.getByLabelText('Message'), 'One{enter}two')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatch(`mailto:${portfolio.site.owner.email}?subject=A%20message%20from%20Jonas`)
  expect(opened[0]).toContain('One%0D%0Atwo')
  expect(screen.getByRole('status')).toHaveTextContent(portfolio.site.owner.email)
  expect(screen.getByLabelText('Name')).toHaveValue('Jonas')
  expect(screen.getByLabelText('Message')).toHaveValue('One\ntwo')
})

test('without scripts the address is there to read, unless it is among the profiles', () => {
  const { socials } = portfolio
  const html = () =>
    renderToString(
      <OnPage>
        <ContactForm labels={labels} delivery="mailto" sectionId="contact" />
      </OnPage>,
    ).replace(/<!-- -->/g, '')
  const { email } = portfolio.site.owner
  expect(html()).not.toContain('<noscript>')
  portfolio.socials = socials.filter(({ href }) => !href.startsWith('mailto:'))
  try {
    expect(html()).toContain(
      `<noscript><a href="mailto:${email}">${email.replace('@', '<span>@</span>')}</a></noscript>`,
    )
  } finally {
    portfolio.socials = socials
  }
})
