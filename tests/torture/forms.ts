import type { Locator, Page } from '@playwright/test'
import { layoutRules, violations } from '../browser/support/looks/axe.ts'
import { broken } from '../browser/support/looks/looks.ts'
import { rest, scrollTo } from '../browser/support/page/reader.ts'

/** What a server may say of a field: words of its own, one of which is too long for a line on a phone. */
const reason = `This cannot be delivered: ${'undeliverable'.repeat(3)}. Try again with fewer words, or write a mail.`

/** Its answers: first that all fields are wrong, with a status that browsers do not log, and then success. */
const answers = [
  { success: false, errors: ['name', 'email', 'message'].map((field) => ({ field, message: reason })) },
  { success: true },
]

/** What is shown after each of those answers. */
const outcomes = ['[aria-invalid]', 'button[aria-disabled] ~ [role=status] > p']

/** What is shown after a mail program was opened. */
const opened = '[role=status]:not(:empty)'

async function press(form: Locator, outcome: string): Promise<void> {
  // Required fields and lengths are tested elsewhere.
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await form.locator('[type=submit]').click()
  await form.locator(outcome).first().waitFor()
  await rest(form)
}

/** The faults of a page's forms after they were sent: refused, accepted, or given to a mail program. */
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
