import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { expect, scrollTo, test } from '../support/test.ts'

const react = /\/react-[^/]*\.js/

const message = (page: Page) => page.getByLabel('Message')

/** What extensions do to a page before React comes, by what they are for. */
const extensions: Record<string, () => void> = {
  // Dark Reader puts a style behind each style that is not for print: in the page too.
  'a style behind each style': () => {
    for (const style of document.querySelectorAll('style:not([media=print])'))
      style.after(Object.assign(document.createElement('style'), { media: 'screen' }))
  },
  'a bar before and behind each part of the page': () => {
    for (const part of document.querySelectorAll('body > *, #_page > *, main > *'))
      for (const place of ['beforebegin', 'afterend'] as const) {
        const bar = document.createElement('div')
        bar.style.position = 'fixed'
        part.insertAdjacentElement(place, bar)
      }
  },
  'an element at the start and the end of each section': () => {
    for (const section of document.querySelectorAll('main > section[id]')) {
      section.prepend(document.createElement('extension-start'))
      section.append(document.createElement('extension-end'))
    }
  },
}

/** Where each section and heading begins on the page, in px. */
const placesOf = (page: Page) =>
  page
    .locator('main > section[id], main :is(h1, h2)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))

for (const site of ['default', 'sheets'] as const)
  for (const [what, extend] of Object.entries(extensions))
    test.describe(`${what}, put into the page of ${site} before React has loaded`, () => {
      test.use({ site })

      test('changes nothing: what stands there is hydrated, and all that was done stays', async ({
        page,
        hold,
      }) => {
        const release = hold(react)
        await page.goto('/')
        await page.evaluate(() => document.fonts.ready)
        const places = await placesOf(page)
        await page.evaluate(extend)
        expect(await placesOf(page), 'no style of the page looks for what stands beside it').toEqual(places)
        await message(page).pressSequentially('Dear Nela')
        const field = await message(page).elementHandle()
        const top = await scrollTo(page, 2400)
        release()
        await hydrated(page)
        expect(await page.evaluate(() => scrollY)).toBe(top)
        expect(await field?.evaluate((field) => field.isConnected)).toBe(true)
        await expect(message(page)).toBeFocused()
        await expect(message(page)).toHaveValue('Dear Nela')
      })
    })

test.describe('an element put into the form before React has loaded', () => {
  test.use({ allowProblems: /Minified React error #418/ })

  test('has that section alone rendered anew: texts, caret, focus and scroll position stay', async ({
    page,
    hold,
  }) => {
    const release = hold(react)
    await page.goto('/')
    await page.getByLabel('Name').fill('Ada')
    await message(page).pressSequentially('Dear Nela')
    for (let press = 0; press < 'Nela'.length; press++) await page.keyboard.press('ArrowLeft')
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form > * > :is(input, textarea)'))
        field.before(document.createElement('button'))
    })
    const field = await message(page).elementHandle()
    const headings = await page.locator('main :is(h1, h2)').elementHandles()
    const top = await page.evaluate(() => scrollY)
    release()
    await hydrated(page)
    expect(await field?.evaluate((field) => field.isConnected)).toBe(false)
    const stayed = await Promise.all(headings.map((one) => one.evaluate((heading) => heading.isConnected)))
    expect(stayed).toEqual(headings.map((_, index) => index < headings.length - 1))
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(message(page)).toBeFocused()
    await page.keyboard.type('dear ')
    await expect(message(page)).toHaveValue('Dear dear Nela')
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Name'), 'and the draft has it').toHaveValue('Ada')
  })
})
