import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, open } from './check.ts'

const titles = () => [...document.querySelectorAll('#projects article h3')].map((one) => one.textContent)

/** A tag shows the projects that have it, and the back button shows all of them again. */
export const filter: Check = async (tab, origin) => {
  await open(tab, `${origin}/#projects`)
  await clickOn(tab, '#projects button[aria-pressed=false]')
  const chosen = await until(
    () => tab.ask(titles),
    (seen) => seen.length === 2,
  )
  const address = await tab.ask(() => location.search)
  await tab.ask(() => history.back())
  const after = await until(
    () => tab.ask(titles),
    (seen) => seen.length === 6,
  )
  const isRight = chosen.join() === 'Atlas,Cairn' && address === '?projects=React' && after.length === 6
  return [isRight, { chosen, address, after }]
}

/** The page of a project is complete, with its pictures, and its menu works without React. */
export const projectPage: Check = async (tab, origin) => {
  await tab.open(`${origin}/ar/projects/atlas/`)
  await tab.ask(page.readOn)
  const hidden = await until(
    () => tab.ask(page.hidden),
    (count) => count === 0,
  )
  const pictures = await until(
    () => tab.ask(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length),
    (missing) => missing === 0,
  )
  const sizes = await tab.ask(page.sizes)
  await tab.ask(() => scrollTo({ top: 0, behavior: 'instant' }))
  await clickOn(tab, 'button[popovertarget]')
  const open = await until(
    () => tab.ask(() => document.querySelector('button[popovertarget]')?.getAttribute('aria-expanded')),
    (state) => state === 'true',
  )
  const seen = { hidden, pictures, tooWide: sizes.tooWide, open }
  return [hidden === 0 && pictures === 0 && sizes.tooWide <= 0 && open === 'true', seen]
}
