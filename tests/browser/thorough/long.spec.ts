import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { entries, longSections, paged } from '../../sites/generated.ts'
import { violations } from '../support/looks/axe.ts'
import { broken } from '../support/looks/looks.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { isHydrated } from '../support/page/hydration.ts'
import { showOwnType } from '../support/page/reader.ts'
import { expect, moving, rest, scrollThrough, scrollTo, test, untilHydrated } from '../support/test.ts'

test.use({ site: 'long' })

const ids = longSections.map(({ id }) => id)

/** The entries of a list: its own, and no tags or links within them. */
const entriesOf = (page: Page, id: string) =>
  page.locator(`#${id} :is(ol, ul):not(li *) > li`).filter({ has: page.locator('article, figure') })

/** Whether the content of each entry is laid out, rather than skipped by content-visibility. */
const laidOut = (page: Page, id: string) =>
  entriesOf(page, id).evaluateAll((all) =>
    all.map((entry) => entry.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  )

/** How far the section with this id is from where a link to it leads, in px. */
const missed = (page: Page, id: string) =>
  page.evaluate((id) => {
    const [root, target] = [getComputedStyle(document.documentElement), document.getElementById(id)]
    const top = target?.getBoundingClientRect().top ?? Number.NaN
    return Math.abs(top - Number.parseFloat(root.scrollPaddingTop))
  }, id)

test('an entry far down is laid out when it comes near the viewport', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const id of ids) {
    await expect(entriesOf(page, id)).toHaveCount(entries)
    await scrollTo(page, 0)
    await expect
      .poll(async () => (await laidOut(page, id)).slice(30, 90).some(Boolean), `${id} from afar`)
      .toBe(false)
    await entriesOf(page, id)
      .nth(70)
      .evaluate((entry) => entry.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(async () => (await laidOut(page, id))[70], id).toBe(true)
  }
})

test('it is a single list for screen readers, with all entries', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const nodeById = new Map(nodes.map((node) => [node.nodeId, node]))
  const within = (id: string): (string | undefined)[] =>
    nodeById.get(id)?.childIds?.flatMap((child) => {
      const node = nodeById.get(child)
      return node?.ignored ? within(child) : [node?.role?.value]
    }) ?? []
  const lists = nodes
    .filter(({ role }) => role?.value === 'list')
    .map(({ nodeId }) => within(nodeId))
    .filter(({ length }) => length > 50)
  expect(lists).toEqual(ids.map(() => Array.from({ length: entries }, () => 'listitem')))
  expect(await violations(page, 'main')).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`it does not shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shifts = await collectShifts(page)
    await page.goto('/')
    await showOwnType(page)
    await rest(page.locator('body'))
    // The fonts, which no visit loads so late, may have moved words.
    const byFonts = (await shifts()).length
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollThrough(page)
    expect((await shifts()).slice(byFonts)).toEqual([])
    const after = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(Math.abs(before / after - 1), 'the height of the page was nearly right before').toBeLessThan(0.1)
    await scrollTo(page, 0)
    await rest(page.locator('body'))
    expect(await broken(page)).toEqual([])
  })

test('links and find-in-page reach cards far down and sections below long lists', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/#projects_projects_deep')
  await hydrated(page)
  await rest(page.locator('body'))
  const title = `Project ${paged + 1}`
  const card = page.locator('#projects').getByRole('article').nth(paged)
  await expect(card.getByRole('heading')).toHaveText(title)
  await expect(card.getByRole('link')).toBeInViewport({ ratio: 1 })
  await page.goto('about:blank')
  await page.goto('/#lines')
  await hydrated(page)
  await rest(page.locator('body'))
  // It lands exactly, though the heights of the entries above were only estimates.
  await expect.poll(() => missed(page, 'lines')).toBeLessThan(1)
  await scrollTo(page, 0)
  await page.evaluate(() => {
    location.hash = '#contact'
  })
  await expect.poll(() => missed(page, 'contact')).toBeLessThan(1)

  await page.goto('/')
  await page.evaluate(() => (window as unknown as { find: (words: string) => boolean }).find('95 of 100'))
  await expect(page.getByText('95 of 100').first()).toBeInViewport()
})

test('the Tab key goes through entries far down, and each control that it reaches is seen', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('#lines').getByRole('article').nth(60).getByRole('link')
  await link.focus()
  for (const next of [61, 62, 63, 64]) {
    await page.keyboard.press('Tab')
    const reached = page.locator('#lines').getByRole('article').nth(next).getByRole('link')
    await expect(reached).toBeFocused()
    await expect(reached).toBeInViewport({ ratio: 1 })
  }
})

test('a link in a section that is not hydrated reaches a section below long lists', async ({
  page,
  hold,
}) => {
  hold(/\/Hero-[^/]*\.js/)
  await page.goto('/')
  await untilHydrated(page.locator('main h2').first())
  const link = page.locator('#home').getByRole('link').first()
  await link.evaluate((element) => element.setAttribute('href', '#lines'))
  await link.click()
  expect(await isHydrated(link)).toBe(false)
  await expect.poll(() => missed(page, 'lines')).toBeLessThan(1)
})

test.describe('with motion', () => {
  test.use(moving)

  test('a fragment below long lists is reached, and a reload and the way back restore the position', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => {
      location.hash = '#lines'
    })
    await rest(page.locator('body'))
    await expect.poll(() => missed(page, 'lines')).toBeLessThan(1)
    await page.evaluate(() => scrollBy({ top: 3000, behavior: 'instant' }))
    const shown = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('#lines article')]
        return all.findIndex((entry) => entry.getBoundingClientRect().bottom > innerHeight / 2)
      })
    const before = await shown()
    await page.reload()
    await hydrated(page)
    expect(Math.abs((await shown()) - before), 'after a reload').toBeLessThanOrEqual(1)
    await page.goto('/404.html')
    await page.goBack()
    await hydrated(page)
    expect(Math.abs((await shown()) - before), 'after going back').toBeLessThanOrEqual(1)
  })

  test('the cards of a long stack stick at most 25 px apart and recede, none below half its size', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const cards = page.locator('#projects').getByRole('article')
    await page.locator('#projects').evaluate((section) =>
      window.scrollTo({
        top: scrollY + section.getBoundingClientRect().bottom - innerHeight,
        behavior: 'instant',
      }),
    )
    const boxes = () =>
      cards.evaluateAll((cards) =>
        cards.map((card) => {
          const { top, width } = card.getBoundingClientRect()
          return { top, width }
        }),
      )
    // The first card ends at half its size, and the last one a step below its own. However long a frame takes, a spring
    // moves by 64 ms in it, and where no graphics card draws a hundred cards, a frame may take seconds.
    const ratio = async () => {
      const all = await boxes()
      return (all[0]?.width ?? 0) / (all.at(-1)?.width ?? 1)
    }
    await expect.poll(ratio, { timeout: 120_000 }).toBeCloseTo(0.5 / 0.95, 3)
    const all = await boxes()
    for (const [index, { top, width }] of all.slice(1).entries()) {
      const before = all[index] ?? { top: 0, width: 0 }
      expect(top - before.top, `card ${index + 1}`).toBeGreaterThanOrEqual(0)
      expect(top - before.top, `card ${index + 1}`).toBeLessThanOrEqual(25.1)
      expect(width, `card ${index + 1}`).toBeGreaterThanOrEqual(before.width - 1)
    }
  })
})

test('it can be filtered and completely restored', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#projects')
  await section.getByRole('button', { name: 'Go' }).click()
  await expect(section.locator('ol > li')).toHaveCount(Math.ceil(entries / 10))
  await section.getByRole('button').first().click()
  await expect(section.getByRole('article')).toHaveCount(entries)
  await page.goBack()
  await expect(section.getByRole('article')).toHaveCount(Math.ceil(entries / 10))
})

const titles = Array.from({ length: entries }, (_, index) => `Project ${index + 1}`)

test('all of it is laid out in print', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const id of ids) expect((await laidOut(page, id)).every(Boolean), id).toBe(true)
  const printed = await page.locator('#projects').innerText()
  for (const title of titles) expect(printed).toContain(title)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a long list has all entries', async ({ page }) => {
    await page.goto('/')
    const texts = await page.locator('#projects h3').allTextContents()
    expect(texts).toEqual(titles)
    // And the last entry can be seen.
    await page.locator('#lines article, #lines li').last().scrollIntoViewIfNeeded()
    await expect(page.locator('#lines li').last()).toBeInViewport()
  })
})
