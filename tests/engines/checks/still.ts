import { content } from '../../sites/content.ts'
import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { becomes, type Check, clickOn, full, names } from './check.ts'

export const nothingHidden: Check = async (tab, origin) => {
  await tab.open(origin)
  const lessMotion = await tab.ask(page.wantsLessMotion)
  const hidden = await tab.ask(page.hidden)
  const bars = await tab.ask(page.bars)
  return [lessMotion && hidden === 0 && bars.every(full), { lessMotion, hidden, bars }]
}

export const stillCarousel: Check = async (tab, origin) => {
  await tab.open(origin)
  await tab.ask(page.bring, '[data-type=testimonials] button')
  await clickOn(tab, '[data-type=testimonials] button:last-of-type')
  return becomes(tab, page.slides, [1])
}

export const unscripted: Check = async (tab, origin) => {
  await tab.open(origin)
  const seen = {
    hidden: await tab.ask(page.hidden),
    bars: await tab.ask(page.bars),
    sections: await tab.ask(() => document.querySelectorAll('main > section').length),
    ...(await tab.ask(page.sizes)),
  }
  return [
    seen.hidden === 0 &&
      seen.bars.every(full) &&
      seen.sections === content.sections.length &&
      seen.tooWide <= 0,
    seen,
  ]
}

export const unscriptedMenu: Check = async (tab, origin) => {
  await tab.open(origin)
  const links = () => tab.ask(page.menu).then(({ links }) => links)
  const before = await links()
  await clickOn(tab, 'header nav button')
  const after = await until(links, (count) => count === names.length)
  return [before === 0 && after === names.length, { before, after }]
}
