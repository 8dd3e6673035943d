import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, open, same } from './check.ts'

const words = ['Ada Lovelace', 'ada', 'Hello, with & and %']

export const contactForm: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, 'form')
  await tab.ask(page.keepMails)
  const fields = ['input[name=name]', 'input[type=email]', 'textarea']
  for (const [index, field] of fields.entries()) {
    await clickOn(tab, `form ${field}`)
    await tab.type(words[index] ?? '')
  }
  await clickOn(tab, 'form button')
  const refused = await until(
    () => tab.ask(page.form),
    ({ focus }) => focus === 'email',
  )
  await tab.type('@example.org')
  await clickOn(tab, 'form button')
  const sent = await until(
    () => tab.ask(page.form),
    ({ status }) => status !== '',
  )
  const opened = await tab.ask(page.mails)
  await open(tab, origin)
  await tab.ask(page.bring, 'form')
  const typed = ['Ada Lovelace', 'ada@example.org', 'Hello, with & and %']
  const again = await until(
    () => tab.ask(page.form),
    ({ values }) => same(values, typed),
  )
  return [
    refused.status === '' &&
      same(refused.values, words) &&
      refused.focus === 'email' &&
      opened.length === 1 &&
      sent.status !== '' &&
      same(again.values, typed),
    { refused, sent, opened, again },
  ]
}
