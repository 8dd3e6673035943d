import type { Page } from '@playwright/test'
import { violations } from './support/looks/axe.ts'
import { broken } from './support/looks/looks.ts'
import { stopClock } from './support/page/clock.ts'
import { addStyle } from './support/page/reader.ts'
import {
  breakOff,
  drop,
  json,
  keepSilent,
  type Receiver,
  redirect,
  test,
} from './support/servers/receiver.ts'
import { content } from './support/sites/content.ts'
import { expect, rest, untilHydrated } from './support/test.ts'

const typed = { name: 'Ada & Söhne 🦊', email: 'ada+site@example.com', message: '1 + 1 = 2\n\n100 % & more?' }
/** The fields as the form sends them. */
const sent = { ...typed, message: typed.message.replaceAll('\n', '\r\n'), access_key: 'a-b-c' }

const section = (page: Page) => page.locator('#contact')
const button = (page: Page) => section(page).getByRole('button')
const status = (page: Page) => section(page).getByRole('status')

/** Opens the page at its form, and waits until it is hydrated and at rest. */
async function open(page: Page): Promise<void> {
  await page.goto('/#contact')
  await untilHydrated(button(page))
  await rest(section(page))
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(typed.name)
  await page.getByLabel('Email').fill(typed.email)
  await page.getByLabel('Message').fill(typed.message)
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue(typed.name)
  await expect(page.getByLabel('Email')).toHaveValue(typed.email)
  await expect(page.getByLabel('Message')).toHaveValue(typed.message)
}

async function expectEmpty(page: Page): Promise<void> {
  const fields = await section(page).getByRole('textbox').all()
  expect(fields).toHaveLength(3)
  for (const field of fields) await expect(field).toHaveValue('')
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))

// What the browser logs about failed responses, and about code that cannot be loaded offline.
test.use({
  site: 'delivering',
  allowProblems: /Failed to (?:load resource|fetch dynamically imported module)/,
})

test('a message is shown as sending, then as arrived, and is cleared from form and storage', async ({
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
  await expect(status(page)).toHaveText('Thank you, your message has arrived.')
  await expect(button(page)).toHaveText('Sent')
  await expect(button(page)).toBeFocused()
  await expectEmpty(page)
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

  await page.getByLabel('Name').fill('Grace')
  await expect(button(page)).toHaveText('Send Message')
  await expect(button(page)).not.toHaveAttribute('aria-disabled')
  await expect(status(page)).toHaveText('')
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
  await expect(status(page)).toHaveText('Thank you, your message has arrived.')
  expect(receiver.received.at(-1)?.fields).toEqual({ ...sent, message: 'By mail.' })
})

test('pressing the button repeatedly sends a message once', async ({ page, receiver }) => {
  await open(page)
  await fill(page)
  await button(page).dblclick()
  await expect(status(page)).toContainText('Thank you')
  // Forced, because Playwright does not click aria-disabled elements.
  await button(page).click({ force: true })
  await page.getByLabel('Message').press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Thank you')
  await expect(button(page), 'the empty form requires nothing now').toBeFocused()
  await rest(section(page))
  expect(receiver.received).toHaveLength(1)
})

test('clicks before hydration send one message too', async ({ page, receiver, hold }) => {
  const release = hold(/\/Contact-[^/]*\.js/)
  await page.goto('/#contact')
  await fill(page)
  await button(page).click()
  await button(page).click()
  release()
  await expect(status(page)).toContainText('Thank you')
  await rest(section(page))
  expect(receiver.received.map(({ fields }) => fields)).toEqual([sent])
})

test('a timeout of 15 seconds is reported as uncertain delivery', async ({ page, receiver }) => {
  receiver.answer = keepSilent
  await page.clock.install()
  await open(page)
  await fill(page)
  await stopClock(page)
  await button(page).press('Enter')
  await expect.poll(() => receiver.received).toHaveLength(1)
  await page.clock.fastForward(14_000)
  await expect(button(page)).toHaveText('Sending…')
  await page.clock.fastForward(1_000)
  await expect(status(page)).toContainText('it is not certain that your message has arrived')
  await expect(button(page)).toHaveText('Try Again')
  await expectKept(page)
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

test('a draft survives a reload, and does not overwrite newer input', async ({ page, hold }) => {
  await open(page)
  await fill(page)
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const release = hold(/\/Contact-[^/]*\.js/)
  // On a plain reload the browser itself restores forms.
  await page.goto('about:blank')
  await page.goto('/#contact')
  await page.getByLabel('Name').fill('Grace')
  await page.getByLabel('Message').fill('Changed')
  await page.getByLabel('Message').clear()
  release()
  await expect(page.getByLabel('Email')).toHaveValue(typed.email)
  await expect(page.getByLabel('Message'), 'what was emptied stays empty').toHaveValue('')
  await expect(page.getByLabel('Name')).toHaveValue('Grace')
})

test('sending works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await open(page)
  await fill(page)
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you')
})

test('field errors from the server show at their fields until these change', async ({ page, receiver }) => {
  receiver.answer = json(422, {
    errors: [{ field: 'email', message: 'should be an email' }, { message: 'Blocked.' }],
  })
  await open(page)
  await fill(page)
  await button(page).press('Enter')
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('should be an email')
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
  await expect(status(page)).toContainText('Please look at what is marked above. Blocked.')
  await expectKept(page)

  await email.pressSequentially('x')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('should be an email')).toBeHidden()
  await expect(email).toBeFocused()
})

test('a redirect to a thank-you page is a success', async ({ page, receiver }) => {
  receiver.answer = redirect('/#thanks')
  await open(page)
  await fill(page)
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you')
})

test.describe('redirected to a host that the policy blocks', () => {
  test.use({ allowProblems: /Content Security Policy|Failed to (?:load|fetch)|ERR_/ })

  test('an unreadable response is reported as uncertain delivery', async ({ page, receiver }) => {
    const elsewhere = receiver.origin.replace('127.0.0.1', 'localhost')
    receiver.answer = redirect(`${elsewhere}/`)
    await open(page)
    await fill(page)
    await button(page).press('Enter')
    await expect(status(page)).toContainText('it is not certain that your message has arrived')
    await expectKept(page)
  })
})

test('the honeypot is unreachable; if filled in, the first press sends nothing and the honeypot is never sent', async ({
  page,
  receiver,
}) => {
  await open(page)
  const trap = section(page).locator('[name=_gotcha]')
  await expect(trap).toBeHidden()
  await expect(section(page).getByRole('textbox', { includeHidden: false })).toHaveCount(3)
  await page.getByLabel('Name').focus()
  for (const next of ['Email', 'Message']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(next)).toBeFocused()
  }
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(trap).not.toBeFocused()

  await fill(page)
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://casino.example'
  })
  await button(page).press('Enter')
  await expect(status(page)).toContainText('press the button once more')
  await expectKept(page)
  expect(receiver.received).toEqual([])
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you')
  expect(receiver.received.map(({ fields }) => fields)).toEqual([sent])
})

test('required fields and length limits are labelled', async ({ page, receiver }) => {
  await open(page)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveAttribute('required')
  await expect(section(page).getByText('Required', { exact: true })).toHaveCount(1)
  await expect(page.getByLabel('Message')).toHaveAttribute('maxlength', '500')
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('At most 500 characters')
  await expect(page.getByLabel('Email')).not.toHaveAttribute('required')
  await button(page).click()
  await expect(name).toBeFocused()
  await expect(status(page)).toHaveText('')
  expect(receiver.received).toEqual([])

  // With large text the label keeps its line, and the hint goes below it.
  await page.setViewportSize({ width: 320, height: 640 })
  await addStyle(page, 'html { font-size: 200% !important }')
  const lines = await section(page)
    .locator('label:visible')
    .evaluateAll((labels) =>
      labels.map((label) => label.clientHeight / Number.parseFloat(getComputedStyle(label).lineHeight)),
    )
  expect(lines.map(Math.round)).toEqual([1, 1, 1])
  expect(await broken(page, '#contact form')).toEqual([])
  expect(
    await section(page)
      .locator('form')
      .evaluate((form) => form.getBoundingClientRect().right),
  ).toBeLessThan(320)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test('axe finds nothing in any state', async ({ page, receiver }) => {
      const expectNothing = async (state: string) =>
        expect(await violations(page, '#contact'), state).toEqual([])
      await open(page)
      await expectNothing('at rest')
      await fill(page)
      for (const [state, answer, expected] of [
        ['failed', drop, 'broke off'],
        ['with faults', json(422, { errors: { email: 'should be one' } }), 'marked'],
        ['arrived', json(200, {}), 'Thank you'],
        ['on its way', keepSilent, 'Sending'],
      ] as const) {
        receiver.answer = answer
        await page.getByLabel('Name').fill(typed.name)
        await button(page).press('Enter')
        await expect(status(page)).toContainText(expected)
        await expectNothing(state)
      }
    })
  })
}

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
