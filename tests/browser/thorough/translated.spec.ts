import type { Page } from '@playwright/test'
import { broken } from '../support/looks/looks.ts'
import { mark, translatePage, untranslated } from '../support/page/translator.ts'
import { json, test } from '../support/servers/receiver.ts'
import { expect, type Fixtures, rest, scrollThrough, scrollTo } from '../support/test.ts'

// Chromium warns about a submit button that is replaced while it is pressed.
test.use({ allowProblems: /form is not connected/ })

const react = /\/react-[^/]*\.js/
const late = { React: react, 'the code of the section': /\/(?:Contact|Testimonials)-[^/]*\.js/ }

/** Opens the page, holds React back until `release` is called, and translates what is there. */
async function openTranslated({ page, hold }: Pick<Fixtures, 'hold'> & { page: Page }, path = '/') {
  const release = hold(react)
  await page.goto(path)
  await translatePage(page)
  return release
}

const live = (page: Page) => expect(page.locator('[aria-current]'), 'React has loaded').toBeAttached()

test('a page translated before React loads is never emptied, and keeps its scroll position', async ({
  page,
  hold,
}) => {
  const release = await openTranslated({ page, hold })
  const place = await scrollTo(page, 3000)
  await page.evaluate(() => {
    const contents = () => document.querySelectorAll('#_page header, main > section > *, footer').length
    const all = contents()
    new MutationObserver(() => {
      if (contents() < all) document.documentElement.dataset.emptied = ''
    }).observe(document, { subtree: true, childList: true })
  })
  release()
  await live(page)
  await rest(page.locator('body'))
  await expect(page.locator('html')).not.toHaveAttribute('data-emptied')
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await scrollTo(page, 0)
  await scrollThrough(page)
  expect(await untranslated(page)).toEqual([])
  await scrollTo(page, 0)
  expect(await broken(page)).toEqual([])
})

test('on a page translated before React loads the open menu keeps the focus and can be closed', {
  tag: '@phone-only',
}, async ({ page, hold }) => {
  const release = await openTranslated({ page, hold })
  await page.locator('button[popovertarget]').tap()
  const link = page.getByRole('banner').getByRole('listitem').getByRole('link').nth(1)
  await link.focus()
  release()
  await live(page)
  await expect(link).toBeFocused()
  const button = page.getByRole('button', { name: 'Close menu', expanded: true })
  await button.tap()
  await expect(link).toBeHidden()
})

test('on a page translated before React loads a link keeps the focus', async ({ page, hold }) => {
  const release = await openTranslated({ page, hold })
  const link = page.locator('#home').getByRole('link').nth(1)
  await link.focus()
  const early = await link.elementHandle()
  release()
  await expect.poll(() => early?.evaluate((link) => link.isConnected)).toBe(false)
  await expect(link).toBeFocused()
})

test('a field that was left stays left where React renders it again', async ({ page, hold }) => {
  const release = hold(late['the code of the section'])
  await page.goto('/#contact')
  await live(page)
  await translatePage(page)
  const field = page.getByLabel('Name')
  await field.fill('Early')
  const early = await field.elementHandle()
  await field.blur()
  release()
  await expect.poll(() => early?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(field).toHaveValue('Early')
  await expect(field).not.toBeFocused()
})

for (const [what, files] of Object.entries(late)) {
  test.describe(`on a page translated before ${what} loads`, () => {
    test('the typed message and the focus are kept', async ({ page, hold }) => {
      const release = hold(files)
      await page.goto('/#contact')
      await page.getByLabel('Name').fill('Early')
      await page.getByLabel('Message').pressSequentially('Typed')
      await translatePage(page)
      const early = await page.getByLabel('Message').elementHandle()
      release()
      await expect.poll(() => early?.evaluate((field) => field.isConnected)).toBe(false)
      await expect(page.getByLabel('Message')).toBeFocused()
      await page.keyboard.type(' late')
      await expect(page.getByLabel('Message')).toHaveValue('Typed late')
      await expect(page.getByLabel('Name')).toHaveValue('Early')
    })

    test('a click on the button sends the message once', async ({ page, hold, mails }) => {
      const release = hold(files)
      await page.goto('/#contact')
      await page.getByLabel('Message').fill('Early.')
      await translatePage(page)
      await page.locator('#contact form button').click()
      release()
      await expect(page.locator('#contact').getByRole('status')).toContainText(`${mark}Your mail program`)
      await rest(page.locator('#contact'))
      expect(mails).toHaveLength(1)
      expect(mails[0]).toContain('body=Early.')
    })
  })
}

test.describe('on a page of real items', () => {
  test.use({ site: 'arranged' })

  test('each click on the carousel before React loads is a move', async ({ page, hold }) => {
    const release = await openTranslated({ page, hold }, '/#words')
    const next = page.getByRole('button', { name: 'Next testimonial' })
    await next.click()
    await next.click()
    release()
    await expect(page.getByText('Words of the third.')).toBeVisible()
    await rest(page.locator('#words'))
    await expect(page.getByText('Words of the second.')).toBeHidden()
  })
})

test.describe('with a server', () => {
  test.use({ site: 'delivering', allowProblems: /Failed to load resource/ })

  test('a page translated after hydration keeps working', async ({ page, receiver }) => {
    await page.goto('/#contact')
    await live(page)
    await rest(page.locator('#contact'))
    await translatePage(page)
    const button = page.locator('#contact form button')
    const status = page.locator('#contact').getByRole('status')
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Message').fill('Kept.')
    const answers = [
      [json(500, {}), 'could not be delivered'],
      [json(422, { message: 'Not yet.', errors: { message: 'Too short.' } }), 'Not yet.'],
      [json(422, { message: 'Still not.' }), 'Still not.'],
    ] as const
    for (const [answer, words] of answers) {
      receiver.answer = answer
      await button.click()
      await expect(status).toContainText(words)
      expect(await untranslated(page)).toEqual([])
      await expect(page.getByLabel('Message')).toHaveValue('Kept.')
    }
    receiver.answer = json(200, { ok: true })
    await button.click()
    await expect(status).toContainText('has arrived')
    expect(receiver.received).toHaveLength(4)
  })
})
