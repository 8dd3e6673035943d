import type { Page } from '@playwright/test'
import { expect, scrollThrough, test } from './test.ts'
import { isNarrow, sizes } from './widths.ts'

/** The narrowest screen that WCAG names. */
const narrowest = [320, 640] as const

/** What a visitor would call broken, as sentences: wider than the screen, cut off, or on top of one another. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30)}”`
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
    const texts = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, textarea')].filter(
      seen,
    )
    const wide = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 2 && (left < -1 || right > innerWidth + 1)
    })
    const cut = [...document.querySelectorAll('article, li, h1, h2, h3, p')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        seen(element) &&
        ((overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1))
      )
    })
    const overlapping = ['header nav a', '#skills li', '#services li', '#about li', 'footer a'].flatMap(
      (group) => {
        const boxes = [...document.querySelectorAll(group)].filter(seen).map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }))
        return boxes.flatMap(({ element, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${named(element)} lies on ${named(other.element)}`),
        )
      },
    )
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ...wide.map((element) => `${named(element)} leaves the screen`),
      ...cut.map((element) => `${named(element)} is cut off`),
      ...overlapping,
    ]
  })
}

/** Every size for the page as it stands; for pages that are hard in other ways, those where it shows. */
const checked = {
  default: [narrowest, ...sizes],
  system: [narrowest],
  arabic: [sizes[0]],
} as const

for (const site of ['default', 'system', 'arabic'] as const) {
  test.describe(`the page ‘${site}’`, () => {
    test.use({ site })
    test.skip(isNarrow, 'sets its own sizes')

    for (const [width, height] of checked[site]) {
      test(`is whole at ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto('/')
        await scrollThrough(page)
        expect(await broken(page)).toEqual([])
      })
    }

    if (site === 'system') return

    test('is whole with text twice as large, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await addStyle(page, 'html { font-size: 200% !important }')
      await scrollThrough(page)
      expect(await broken(page)).toEqual([])
    })

    test('is whole with the text spacing of WCAG 1.4.12, at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await addStyle(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      )
      await scrollThrough(page)
      expect(await broken(page)).toEqual([])
    })
  })
}

/** A style of the visitor's own: the page's policy admits none from a tag. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

test('cards of one list have the same gaps', async ({ page }) => {
  await page.goto('/')
  const boxes = await page
    .locator('#services li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
  const [first, second, third, fourth] = boxes
  if (!first || !second || !third || !fourth) throw new Error('There are four services.')
  if (second.top > first.top) {
    expect(third.top - second.bottom).toBeCloseTo(second.top - first.bottom, 0)
    expect(fourth.top - third.bottom).toBeCloseTo(second.top - first.bottom, 0)
  } else {
    expect(third.top - first.bottom).toBeCloseTo(second.left - first.right, 0)
    expect(fourth.height).toBeCloseTo(third.height, 0)
  }
})
