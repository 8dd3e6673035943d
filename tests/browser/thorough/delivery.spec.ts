import type { IncomingMessage, ServerResponse } from 'node:http'
import { violations } from '../support/looks/axe.ts'
import { broken } from '../support/looks/looks.ts'
import { stopClock } from '../support/page/clock.ts'
import {
  button,
  drafts,
  expectKept,
  fill,
  open,
  section,
  sent,
  status,
  typed,
} from '../support/page/deliveryForm.ts'
import { addStyle } from '../support/page/reader.ts'
import { drop, json, keepSilent, redirect, test } from '../support/servers/receiver.ts'
import { expect, moving, rest } from '../support/test.ts'

// What the browser logs about failed responses, and about code that cannot be loaded offline.
test.use({
  site: 'delivering',
  allowProblems: /Failed to (?:load resource|fetch dynamically imported module)/,
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

test.describe('where motion is wanted', () => {
  test.use(moving)

  test('the sheet is lifted, turns and leaves within 500 ms, and moves nothing else', async ({ page }) => {
    await open(page)
    await fill(page)
    const form = section(page).locator('form')
    const heights = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await heights()
    await button(page).press('Enter')
    await expect(form).toHaveAttribute('data-sent')
    const times = await form.evaluate((form) =>
      form.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    )
    expect(Math.max(...times)).toBeLessThanOrEqual(500)
    expect(times.length).toBeGreaterThan(0)
    await rest(section(page))
    await expect(form).toBeHidden()
    expect(await heights()).toBe(before)
  })
})

test('with reduced motion the thanks stand there at once', async ({ page }) => {
  await open(page)
  await fill(page)
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you, Ada.')
  // Colours may still change, by transitions.
  const moving = await section(page).evaluate(
    (section) =>
      section.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation)
        .length,
  )
  expect(moving).toBe(0)
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
      let arrive: (() => void) | undefined
      for (const [state, answer, expected] of [
        ['failed', drop, 'broke off'],
        ['with faults', json(422, { errors: { email: 'should be one' } }), 'marked'],
        [
          'on its way',
          (response: ServerResponse, request: IncomingMessage) => {
            arrive = () => json(200, {})(response, request)
          },
          'Sending',
        ],
      ] as const) {
        receiver.answer = answer
        await page.getByLabel('Name').fill(typed.name)
        await button(page).press('Enter')
        await expect(status(page)).toContainText(expected)
        await expectNothing(state)
      }
      await expect.poll(() => arrive).toBeDefined()
      arrive?.()
      await expect(status(page)).toContainText('Thank you')
      await expectNothing('arrived')
    })
  })
}

test('pressing the button repeatedly sends a message once', async ({ page, receiver }) => {
  await open(page)
  await fill(page)
  await button(page).dblclick()
  await expect(status(page)).toContainText('Thank you')
  await page.keyboard.press('Enter')
  await rest(section(page))
  expect(receiver.received).toHaveLength(1)
})

test('a form in which nothing is written is not sent, and what is written then is', async ({
  page,
  receiver,
}) => {
  await open(page)
  const name = page.getByLabel('Name')
  // It is required, which blanks satisfy.
  await name.fill(' ')
  await button(page).press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Nothing is written yet, so nothing was sent.')
  await expect(status(page)).toHaveText('')
  await fill(page)
  await expect(name).toHaveAccessibleDescription('')
  await button(page).press('Enter')
  await expect(status(page)).toContainText('Thank you')
  expect(receiver.received.map(({ fields }) => fields)).toEqual([sent])
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
