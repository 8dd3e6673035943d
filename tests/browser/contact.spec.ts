import type { Page } from '@playwright/test'
import { content, written } from '../sites/content.ts'
import { expect, moving, rest, test } from './support/test.ts'

const contact = written('contact')

const sectionOf = (page: Page) => page.getByRole('region', { name: contact.heading, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message', exact: true })
const status = (page: Page) => sectionOf(page).getByRole('status')

/** Parses a mailto: address as a mail program does: a plus sign is not a space. */
function read(mail: string): Record<string, string> {
  const [to = '', headers = ''] = mail.replace(/^mailto:/, '').split('?')
  const fields = headers.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields) }
}

/** Opens the page at the form and waits until it is hydrated. */
async function open(page: Page): Promise<void> {
  await page.goto('/#contact')
  await rest(sectionOf(page))
}

test('sending opens a mail with the typed text, says so, and keeps the text in the form', async ({
  page,
  mails,
}) => {
  await open(page)
  await expect(status(page)).toHaveText('')
  await page.getByLabel('Name').fill('Ada & Söhne 🦊')
  await page.getByLabel('Email').fill('ada+site@example.com')
  await page.getByLabel('Message').fill('Hello!\n\n1 + 1 = 2 & more? #5 100%\n🚀')
  await send(page).click()

  await expect(status(page)).toContainText('Your mail program should now show the message')
  await expect(status(page).getByRole('link')).toHaveAttribute('href', `mailto:${content.site.owner.email}`)
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]).not.toContain('+')
  expect(read(mails[0] ?? '')).toEqual({
    to: content.site.owner.email,
    subject: 'A message from Ada & Söhne 🦊',
    body: 'Hello!\r\n\r\n1 + 1 = 2 & more? #5 100%\r\n🚀\r\n\r\nAda & Söhne 🦊\r\nada+site@example.com',
  })

  await expect(page.getByLabel('Name')).toHaveValue('Ada & Söhne 🦊')
  await expect(page.getByLabel('Email')).toHaveValue('ada+site@example.com')
  await expect(page.getByLabel('Message')).toHaveValue('Hello!\n\n1 + 1 = 2 & more? #5 100%\n🚀')
  expect(new URL(page.url()).hash, 'the page itself stays').toBe('#contact')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await status(page).getByRole('button', { name: 'Copy Message' }).click()
  await expect(status(page).getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
    'Hello!\n\n1 + 1 = 2 & more? #5 100%\n🚀\n\nAda & Söhne 🦊\nada+site@example.com',
  )

  // The mail program shows what the form held then.
  await page.getByLabel('Message').press('!')
  await expect(status(page)).toHaveText('')
})

test('a form in which nothing is written opens no mail: its first field has the focus, and says so', {
  tag: '@phone',
}, async ({ page, mails }) => {
  await open(page)
  const name = page.getByLabel('Name')
  for (const nothing of ['', ' \n ']) {
    await page.getByLabel('Message').fill(nothing)
    await send(page).click()
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
    await expect(name).toHaveAccessibleDescription('Nothing is written yet, so nothing was sent.')
    await expect(page.getByText('Nothing is written yet')).toBeInViewport()
    await expect(status(page)).toHaveText('')
  }
  await page.getByLabel('Message').fill('Hello!')
  await expect(name).toHaveAccessibleDescription('')
  await send(page).click()
  await expect.poll(() => mails).toHaveLength(1)
  expect(read(mails[0] ?? '')).toEqual({
    to: content.site.owner.email,
    subject: 'A message from your portfolio',
    body: 'Hello!',
  })
})

test('only the native validation refuses an invalid e-mail address', async ({ page, mails }) => {
  await open(page)
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  await send(page).click()
  await expect(email).toBeFocused()
  const { typeMismatch, customError } = await email.evaluate((input: HTMLInputElement) => ({
    typeMismatch: input.validity.typeMismatch,
    customError: input.validity.customError,
  }))
  expect({ typeMismatch, customError }).toEqual({ typeMismatch: true, customError: false })
  await expect(status(page)).toHaveText('')

  await email.fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(status(page)).not.toHaveText('')
  await expect.poll(() => mails.map((mail) => read(mail).body)).toEqual(['nobody@example.com'])
})

test('what is wrong with a field is said beside its label, on a rule of the accent, and moves nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  const message = page.locator('label', { hasText: 'Message' })
  const topOf = () => message.evaluate((label) => label.getBoundingClientRect().top + scrollY)
  const before = await topOf()
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  await page.getByLabel('Message').focus()
  const error = page.locator('form p', { hasText: /./ }).locator('span')
  await expect(error).not.toHaveText('')
  expect(await topOf()).toBe(before)
  const label = page.locator('label', { hasText: 'Email' })
  const [words, name, field, above] = await Promise.all(
    [error, label, email, page.getByLabel('Name')].map((one) => one.boundingBox()),
  )
  if (!words || !name || !field || !above) throw new Error('not shown')
  expect(words.x, 'beside the label').toBeGreaterThan(name.x + name.width)
  expect(Math.abs(words.y + words.height - name.y - name.height), 'on its line').toBeLessThan(6)
  expect(words.y, 'clear of the field before').toBeGreaterThanOrEqual(above.y + above.height)
  const accent = await email.evaluate((input) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--accent)'
    input.after(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(email).toHaveCSS('border-bottom-color', accent)
  await expect(email).toHaveCSS('box-shadow', `${accent} 0px 1px 0px 0px`)
})

test.describe('a profile', () => {
  test.use(moving)

  test('answers the keyboard as it does the mouse', async ({ page }) => {
    await open(page)
    const link = sectionOf(page).getByRole('link', { name: 'GitHub' })
    const name = link.locator('span')
    const left = async () => (await name.boundingBox())?.x ?? 0
    const before = await left()
    await send(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.round((await left()) - before)).toBe(6)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself opens a mail with the typed text', async ({ page, mails }) => {
    await page.goto('/#contact')
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Message').fill('Hello!')
    await send(page).click()
    await expect.poll(() => mails).toHaveLength(1)
    expect(mails[0]).toContain(`mailto:${content.site.owner.email}`)
    expect(read(mails[0] ?? '').body).toMatch(/name=Ada[\s\S]*message=Hello!/)
  })
})
