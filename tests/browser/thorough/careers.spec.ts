import type { Page } from '@playwright/test'
import { careerSites } from '../../sites/sites.ts'
import { violations } from '../support/looks/axe.ts'
import { broken, smallControls } from '../support/looks/looks.ts'
import { readWhole } from '../support/looks/whole.ts'
import { expect, test, untilHydrated } from '../support/test.ts'

/** How many screens a page has at the most, by the size of its screen. */
const sizes = [
  { width: 1280, height: 800, screens: 6 },
  { width: 390, height: 844, screens: 12 },
]

/** The years and words of a wall that lie on a panel whose words they are not, or beyond the edge of the wall. */
const onWall = (page: Page) =>
  page.locator('[data-part=art]').evaluateAll((walls) =>
    walls.flatMap((wall) => {
      wall.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [svg, ...words] = wall.children
      const found: (string | null)[] = []
      for (const word of words) {
        const range = document.createRange()
        range.selectNodeContents(word)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        if (width === 0) continue
        const panels = [left, right].flatMap((x) =>
          [top, bottom].map((y) =>
            document.elementsFromPoint(x, y).find((one) => one.tagName === 'polygon' && svg?.contains(one)),
          ),
        )
        // A year stands above the wall, and a place on one panel.
        const isRight = word.tagName === 'P' ? panels[0] && new Set(panels).size === 1 : !panels.some(Boolean)
        if (!isRight) found.push(word.textContent)
      }
      return found
    }),
  )

for (const site of careerSites) {
  test.describe(`the page ‘${site}’`, () => {
    test.use({ site })

    for (const { width, height, screens } of sizes)
      test(`is whole at ${width} px, and no longer than ${screens} screens`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto('/')
        await readWhole(page)
        expect(await broken(page)).toEqual([])
        expect(await smallControls(page)).toEqual([])
        expect(await violations(page)).toEqual([])
        const length = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(length).toBeLessThanOrEqual(screens * height)
        expect(await onWall(page)).toEqual([])
      })
  })
}

test.describe('projects by name', () => {
  test.use({ site: 'career-longTitled' })

  test('break no long word', async ({ page }) => {
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const lines = await page.locator('#projects h3').evaluate((title) => {
        const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text
        return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length
        })
      })
      expect(lines, `${width} px`).toEqual([1, 1])
    }
  })
})

test.describe('a wall of years', () => {
  test.use({ site: 'career' })

  test('fills the first screen to the edge, and each of its panels leads to its post', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const wall = await page.locator('[data-part=art]').boundingBox()
    expect(wall).toMatchObject({ x: 0, width: 1280 })
    expect((wall?.y ?? 0) + (wall?.height ?? 0)).toBeCloseTo(800, 0)
    await page.mouse.click(1200, 780)
    await expect(page).toHaveURL(/#work_0$/)
    await expect(page.locator('#work_0')).toBeInViewport()
    await page.goto('/#home')
    const place = await page.getByText('Halden Freight').first().boundingBox()
    await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4)
    await expect(page).toHaveURL(/#work_2$/)
  })
})

test.describe('a wall of years below a name on two lines', () => {
  test.use({ site: 'career' })

  test('ends with the first screen, however long the tagline', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await untilHydrated(page.locator('#home h1'))
    const heights = await page.evaluate(() => {
      const lead = document.querySelector('#home [data-part=lead]')
      if (!lead) return
      lead.textContent = 'Twelve years of systems. '.repeat(10)
      const lines = lead.clientHeight / Number.parseFloat(getComputedStyle(lead).lineHeight)
      const wall = document.querySelector('[data-part=art]')?.getBoundingClientRect()
      return { lines: Math.round(lines), end: wall?.bottom }
    })
    expect(heights).toEqual({ lines: 5, end: expect.closeTo(800, 0) })
  })
})

test.describe('a wall of years without a tagline', () => {
  test.use({ site: 'career-unsummed' })

  test('ends with the first screen, too, and says what is now in large letters', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const wall = await page.locator('[data-part=art]').boundingBox()
    expect((wall?.y ?? 0) + (wall?.height ?? 0)).toBeCloseTo(800, 0)
    await expect(page.locator('[data-part=art] strong')).toHaveCSS('font-size', '34.56px')
  })
})

test.describe('a wall of years from right to left', () => {
  test.use({ site: 'career-rightToLeft' })

  test('has the present at the left', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await page.mouse.click(80, 780)
    await expect(page).toHaveURL(/#work_0$/)
  })
})
