import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { violations } from '../support/looks/axe.ts'
import { broken } from '../support/looks/looks.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { isHydrated } from '../support/page/hydration.ts'
import { addStyle, showOwnType } from '../support/page/reader.ts'
import { entries, longSections, paged } from '../support/sites/long.ts'
import { expect, moving, rest, scrollThrough, scrollTo, test, untilHydrated } from '../support/test.ts'

test.use({ site: 'long' })

const ids = longSections.map(({ id }) => id)

const partsOf = (page: Page, id: string) => page.locator(`#${id} [data-part]`)

/** The heights of all parts of all lists. */
const heights = (page: Page) =>
  page.locator('[data-part]').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))

/** Whether the last entry of each part of a list is laid out, rather than skipped by content-visibility. */
const laidOut = (page: Page, id: string) =>
  partsOf(page, id).evaluateAll((parts) =>
    parts.map((part) => part.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  )

test('a long list is laid out in parts, each when it comes near the viewport', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const id of ids) {
    await expect(partsOf(page, id)).toHaveCount(4)
    await scrollTo(page, 0)
    expect((await laidOut(page, id)).slice(1), `${id} from afar`).toEqual([false, false, false])
    await partsOf(page, id)
      .nth(2)
      .evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(async () => (await laidOut(page, id))[2], id).toBe(true)
  }
})

test('it is a single list for screen readers, with positions for all entries', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const id of ids) {
    const list = page
      .locator(`#${id}`)
      .getByRole('list')
      .filter({ has: page.locator('[data-part]') })
    await expect(list, id).toHaveCount(1)
    const places = await list
      .getByRole('listitem')
      .and(page.locator('[aria-setsize]'))
      .evaluateAll((entries) =>
        entries.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`),
      )
    expect(places, id).toEqual(Array.from({ length: entries }, (_, index) => `${index + 1} of ${entries}`))
  }
  // Entries near the viewport are exposed as children of the list itself, not of its parts.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const nodeById = new Map(nodes.map((node) => [node.nodeId, node]))
  const within = (id: string): (string | undefined)[] =>
    nodeById.get(id)?.childIds?.flatMap((child) => {
      const node = nodeById.get(child)
      return node?.ignored ? within(child) : [node?.role?.value]
    }) ?? []
  const lists = nodes.filter(({ role }) => role?.value === 'list').map(({ nodeId }) => within(nodeId))
  expect(lists.find(({ length }) => length >= 12)?.every((role) => role === 'listitem')).toBe(true)
  expect(await violations(page, 'main')).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`it does not shift at ${width} px, and estimated heights of parts are within 10 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const shifts = await collectShifts(page)
    await page.goto('/')
    await showOwnType(page)
    const before = await heights(page)
    await scrollThrough(page)
    expect(await shifts()).toEqual([])
    const after = await heights(page)
    for (const [index, height] of after.entries()) {
      expect((before[index] ?? 0) / height, `part ${index}`).toBeGreaterThan(0.9)
      expect((before[index] ?? 0) / height, `part ${index}`).toBeLessThan(1.1)
    }
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
  const lines = page.getByRole('heading', { name: 'Lines', exact: true })
  await expect(lines).toBeInViewport()
  // It lands exactly, though the heights of the parts above were only estimates.
  const landing = () =>
    page.evaluate(() => {
      const [root, target] = [getComputedStyle(document.documentElement), document.querySelector('#lines')]
      const top = target?.getBoundingClientRect().top ?? Number.NaN
      return Math.abs(top - Number.parseFloat(root.scrollPaddingTop))
    })
  await expect.poll(landing).toBeLessThan(1)
  await scrollTo(page, 0)
  expect(await page.evaluate(() => scrollY), 'a scroll by script is not undone').toBe(0)
  const click = (ctrlKey: boolean) =>
    page.evaluate((ctrlKey) => {
      const link = Object.assign(document.createElement('a'), { href: '#lines' })
      document.body.append(link)
      // Keeps the browser from opening a new tab.
      addEventListener('click', (event) => ctrlKey && event.preventDefault(), { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }))
    }, ctrlKey)
  await click(true)
  await rest(page.locator('body'))
  expect(await page.evaluate(() => scrollY), 'Ctrl-click does not scroll').toBe(0)
  await click(false)
  await expect.poll(landing, 'a plain click does').toBeLessThan(1)

  await page.goto('/')
  await page.evaluate(() => (window as unknown as { find: (words: string) => boolean }).find('45 of 53'))
  await expect(page.getByText('45 of 53').first()).toBeInViewport()
})

test('a link in a section that is not hydrated reaches a section below long lists', async ({
  page,
  hold,
}) => {
  hold(/\/Hero-[^/]*\.js/)
  await page.goto('/')
  await untilHydrated(page.getByRole('banner'))
  // Like Safari, which has no scroll anchoring.
  await addStyle(page, '* { overflow-anchor: none !important }')
  const start = page.locator('#home')
  const link = start.getByRole('link').first()
  await link.evaluate((element) => element.setAttribute('href', '#lines'))
  await link.click()
  expect(await isHydrated(link)).toBe(false)
  const far = page.locator('#lines')
  await expect(far).toBeInViewport()
  const top = () => far.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const landed = await top()
  const grow = (height: number) =>
    start.evaluate((section, height) => {
      section.style.paddingBlockEnd = `${height}px`
      return new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      )
    }, height)
  await grow(300)
  expect(Math.abs((await top()) - landed), 'the scroll position is held').toBeLessThan(2)
})

test.describe('with motion', () => {
  test.use(moving)

  test('a fragment below long lists is reached, and a reload restores the position in the first frame', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => {
      location.hash = '#lines'
    })
    await rest(page.locator('body'))
    const lines = page.getByRole('heading', { name: 'Lines', exact: true })
    await expect(lines).toBeInViewport()
    const y = await page.evaluate(() => scrollY)
    await page.reload()
    // In the first frame, not after scrolling tens of thousands of pixels.
    const first = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
    )
    expect(Math.abs(first - y)).toBeLessThan(page.viewportSize()?.height ?? 0)
  })
})

test.describe('a long stack', () => {
  test.use(moving)

  test('is split into piles, in which cards stick at most 25 px apart and recede', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const pile = partsOf(page, 'projects').nth(1)
    const cards = pile.getByRole('article')
    const to = (below: number) =>
      pile.evaluate((pile, below) => {
        window.scrollTo({
          top: scrollY + pile.getBoundingClientRect().bottom - innerHeight - below,
          behavior: 'instant',
        })
      }, below)
    // Cards hydrated in the viewport do not change until the next scroll.
    let below = 10
    await expect
      .poll(async () => {
        await to(--below)
        return cards.first().evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).a)
      })
      .toBeLessThan(0.9)
    await to(0)
    await rest(pile)
    const boxes = await cards.evaluateAll((cards) =>
      cards.map((card) => {
        const { top, width } = card.getBoundingClientRect()
        return { top, width }
      }),
    )
    for (const [index, { top, width }] of boxes.slice(1).entries()) {
      expect(top - (boxes[index]?.top ?? 0), `card ${index + 1}`).toBeGreaterThan(5)
      expect(top - (boxes[index]?.top ?? 0), `card ${index + 1}`).toBeLessThanOrEqual(25.1)
      expect(width, `card ${index + 1}`).toBeGreaterThan(boxes[index]?.width ?? 0)
    }
    expect(boxes.at(-1)?.width).toBeGreaterThan(1.5 * (boxes[0]?.width ?? 0))
    const before = await partsOf(page, 'projects').first().boundingBox()
    expect((before?.y ?? 0) + (before?.height ?? 0), 'the previous pile is above').toBeLessThan(
      boxes[0]?.top ?? 0,
    )
  })
})

test('it can be filtered and completely restored', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#projects')
  await section.getByRole('button', { name: 'Go' }).click()
  await expect(section.locator('ol > li')).toHaveCount(Math.ceil(entries / 10))
  await section.getByRole('button').first().click()
  await expect(partsOf(page, 'projects')).toHaveCount(4)
  await expect(section.getByRole('article')).toHaveCount(entries)
  await page.goBack()
  await expect(section.getByRole('article')).toHaveCount(Math.ceil(entries / 10))
})

const titles = Array.from({ length: entries }, (_, index) => `Project ${index + 1}`)

test('all of it is laid out in print', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const id of ids) expect(await laidOut(page, id)).toEqual([true, true, true, true])
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
