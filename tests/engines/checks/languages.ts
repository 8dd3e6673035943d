import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, open } from './check.ts'

const root = () => [document.documentElement.lang, document.documentElement.dir].join(' ')

/** A page in one of several languages is hydrated, in its direction, and complete. */
export const language: Check = async (tab, origin) => {
  await open(tab, `${origin}/ar/`)
  await tab.ask(page.readOn)
  const hidden = await until(
    () => tab.ask(page.hidden),
    (count) => count === 0,
  )
  const seen = { root: await tab.ask(root), ...(await tab.ask(page.sizes)), hidden }
  return [seen.root === 'ar rtl' && seen.tooWide <= 0 && hidden === 0, seen]
}

/** A link to another language leads to the section in view. */
export const switched: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(() => document.getElementById('skills')?.scrollIntoView({ behavior: 'instant' }))
  await clickOn(tab, 'a[hreflang=de]')
  // During the navigation there is no page to run it in.
  const seen = await until(
    () => tab.ask(() => document.documentElement.lang + location.hash).catch(() => ''),
    (where) => where === 'de#skills',
  )
  await until(() => tab.ask(page.isLive).catch(() => false), Boolean)
  return [seen === 'de#skills', seen]
}
