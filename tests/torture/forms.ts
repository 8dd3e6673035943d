import type { Locator, Page } from '@playwright/test'
import { layoutRules, violations } from '../browser/support/looks/axe.ts'
import { broken } from '../browser/support/looks/looks.ts'
import { rest, scrollTo } from '../browser/support/page/reader.ts'

/** What a server may say of a field: words of its own, one of which does not fit a line of a phone. */
const reason = `This cannot be delivered: ${'undeliverable'.repeat(3)}. Try again with fewer words, or write a mail.`

/** What it answers: first that none of the fields is right, in a way that browsers do not log, and then that all is. */
const answers = [
  { success: false, errors: ['name', 'email', 'message'].map((field) => ({ field, message: reason })) },
  { success: true },
]

/** What is shown once those answers have come. */
const outcomes = ['[aria-invalid]', 'button[aria-disabled] ~ [role=status] > p']

/** What is shown once a mail program was asked. */
const opened = '[role=status]:not(:empty)'

async function press(form: Locator, outcome: string): Promise<void> {
  // What a visitor must write, and how much, is asked elsewhere.
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await form.locator('[type=submit]').click()
  await form.locator(outcome).first().waitFor()
  await rest(form)
}

/** What is wrong with the forms of a page when they have been sent: refused, taken, or given to a mail program. */
export async function lookAtSent(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const form of await page.locator('main form').all()) {
    const id = await form.evaluate((element) => element.closest('section')?.id ?? '')
    const isPost = (await form.getAttribute('action')) !== null
    const left = [...answers]
    await page.route('**/send', (route) => route.fulfill({ json: left.shift() }))
    for (const outcome of isPost ? outcomes : [opened]) {
      await press(form, outcome)
      await scrollTo(page, 0)
      const wrong = [...(await broken(page, `#${id}`)), ...(await violations(page, `#${id}`, layoutRules))]
      found.push(...wrong.map((one) => `sent form: ${one}`))
    }
    await page.unroute('**/send')
  }
  return found
}
