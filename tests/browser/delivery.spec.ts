import type { Page } from '@playwright/test'
import { content } from '../sites/content.ts'
import { button, drafts, expectKept, fill, open, section, sent, status } from './support/page/deliveryForm.ts'
import { breakOff, drop, json, type Receiver, redirect, test } from './support/servers/receiver.ts'
import { expect } from './support/test.ts'

// What the browser logs about failed responses, and about code that cannot be loaded offline.
test.use({
  site: 'delivering',
  allowProblems: /Failed to (?:load resource|fetch dynamically imported module)/,
})

test('a message is shown as sending; once arrived, thanks with the first name stand in the place of the form and have the focus', async ({
  page,
  receiver,
}) => {
  let arrive = () => {}
  receiver.answer = (response, request) => {
    arrive = () => json(200, { ok: true })(response, request)
  }
  await open(page)
  await fill(page)
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await button(page).press('Enter')

  await expect(button(page)).toHaveText('Sending…')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page), 'the focus stays').toBeFocused()
  await expect(status(page)).toHaveText('Sending…')
  await expect(page.getByLabel('Name'), 'the message cannot be edited while it is sent').not.toBeEditable()
  await expectKept(page)

  await expect.poll(() => receiver.received).toHaveLength(1)
  arrive()
  await expect(status(page)).toHaveText('Thank you, Ada.Your message has arrived.')
  await expect(status(page), 'which screen readers read').toBeFocused()
  await expect(status(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Name'), 'the form is gone').toBeHidden()
  await expect(button(page)).toHaveCount(0)
  const form = section(page).locator('form')
  expect(await form.evaluate((form) => [...new FormData(form as HTMLFormElement).values()].join(''))).toBe(
    'a-b-c',
  )
  expect(await drafts(page)).toEqual([])
  // This content type without custom headers needs no CORS preflight.
  expect(receiver.received).toEqual([
    {
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      accept: 'application/json',
      fields: sent,
    },
  ])
  expect(new URL(page.url()).hash, 'the page itself stays').toBe('#contact')
})

test('every failure keeps the message, is reported, and offers retrying or sending by mail', async ({
  page,
  receiver,
  mails,
}) => {
  await open(page)
  await fill(page)
  for (const [how, answer, expected] of [
    ['reports a fault', json(500, { error: 'Out of order' }), 'something went wrong at the receiving end'],
    ['hangs up', drop, 'The connection broke off before an answer came'],
    ['breaks off', breakOff, 'The connection broke off before an answer came'],
    ['refuses', json(403, { message: 'This form is closed.' }), 'not accepted. This form is closed.'],
    ['says 200 and no', json(200, { success: false, message: 'Wrong key.' }), 'not accepted. Wrong key.'],
    ['leads to an error', redirect('/nowhere'), 'The message was not accepted.'],
  ] as const) {
    receiver.answer = answer
    await button(page).press('Enter')
    await expect(status(page), how).toContainText(expected)
    await expect(status(page), how).toContainText('All that you wrote is still here.')
    await expect(status(page), how).not.toContainText('Thank you')
    await expect(button(page), how).toBeFocused()
    await expectKept(page)
  }

  await page.getByLabel('Message').fill('By mail.')
  await status(page).getByRole('link', { name: 'Send It by Mail Instead' }).click()
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]).toContain(`mailto:${content.site.owner.email}?subject=A%20message%20from%20Ada`)
  expect(mails[0]).toContain('body=By%20mail.')

  receiver.answer = json(200, { ok: true })
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Your message has arrived.')
  expect(receiver.received.at(-1)?.fields).toEqual({ ...sent, message: 'By mail.' })
})

test('offline nothing is sent or lost; back online it is sent', async ({ context, page, receiver }) => {
  await open(page)
  await fill(page)
  await context.setOffline(true)
  await button(page).press('Enter')
  await expect(status(page)).toContainText('You are offline, so nothing was sent.')
  await expectKept(page)
  expect(receiver.received).toEqual([])
  await context.setOffline(false)
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you')
  expect(receiver.received).toHaveLength(1)
})

/** Expects the browser itself to post the form, without any script of the page. */
async function expectPosted(page: Page, receiver: Receiver): Promise<void> {
  receiver.answer = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Thanks!</p>')
  await page.goto('/#contact')
  await fill(page)
  await button(page).click()
  await expect(page.getByText('Thanks!')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/send')
  expect(receiver.received).toEqual([
    {
      type: 'application/x-www-form-urlencoded',
      accept: expect.stringContaining('text/html'),
      fields: { ...sent, _gotcha: '' },
    },
  ])
}

test.describe('native form submission', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('it posts all fields', async ({ page, receiver }) => {
      await expectPosted(page, receiver)
    })
  })

  for (const [what, files] of [
    ['any script', '*.js'],
    ['the code of the section', '*/Contact-*.js'],
  ] as const) {
    test.describe(`because ${what} did not load`, () => {
      test.use({ allowProblems: /Failed to load resource|^thrown: / })

      test('it posts all fields', async ({ page, receiver, block }) => {
        await block(files)
        await expectPosted(page, receiver)
      })
    })
  }
})
