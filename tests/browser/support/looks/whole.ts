import type { Page } from '@playwright/test'
import type { SiteName } from '../../../sites/sites.ts'
import { hasten } from '../page/clock.ts'
import { expect, rest, scrollThrough, scrollTo, test } from '../test.ts'
import { layoutRules, violations } from './axe.ts'
import { broken, smallControls } from './looks.ts'
import { collectShifts } from './shifts.ts'

// Each visit checks the whole page: nothing logged (which every test checks), no layout shifts, nothing cut off or
// overlapping, and no violations found by axe, contrast included.

/** A viewport, in px. */
type Size = readonly [width: number, height: number]

/** The narrowest viewport of WCAG, and common ones. */
export const narrowest: Size = [320, 640]
export const phone: Size = [360, 740]
export const tablet: Size = [768, 1024]
export const desktop: Size = [1280, 800]

/** A page, the mode of the device, and for each visit the viewport at first and those it is resized to. */
export interface Visits {
  site: SiteName
  /** The path of the page. */
  path?: string
  colorScheme?: 'dark' | 'light'
  sizes: readonly (readonly Size[])[]
}

/** Scrolls to the top of the page, where the header is in its first state. */
async function goToTop(page: Page): Promise<void> {
  await scrollTo(page, 0)
  await rest(page.locator('body'))
}

/** Scrolls through the page until all samples have loaded, and back to the top. */
export async function readWhole(page: Page): Promise<void> {
  await scrollThrough(page)
  await expect(page.locator('[data-samples=loading]')).toHaveCount(0)
  await goToTop(page)
}

/**
 * Runs all checks on the current state of the page, with the menu closed and open.
 *
 * @param rules the rules of axe, by default all
 */
async function expectWhole(page: Page, size: string, rules?: string[]): Promise<void> {
  expect(await broken(page), size).toEqual([])
  expect(await violations(page, ':root', rules), size).toEqual([])
  expect(await smallControls(page), size).toEqual([])
  const menu = page.locator('button[popovertarget]')
  if (!(await menu.isVisible())) {
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(width, 'only a wide viewport has no menu').toBeGreaterThanOrEqual(768)
    return
  }
  await menu.click()
  await rest(page.getByRole('banner'))
  expect(await violations(page, 'header', rules), `${size}, with the menu open`).toEqual([])
  expect(await smallControls(page), `${size}, with the menu open`).toEqual([])
  await page.keyboard.press('Escape')
}

/** Registers a test for each visit. */
export function testWhole(visits: readonly Visits[]): void {
  for (const { site, path = '/', colorScheme = 'dark', sizes } of visits) {
    test.describe(`the page ‘${site}’${path.slice(0, -1)}, ${colorScheme}`, () => {
      test.use({ site, colorScheme })

      for (const [opened, ...others] of sizes) {
        const names = [opened, ...others].map((size) => size?.join(' × '))
        test(`passes the layout checks and axe at ${names.join(', ')} px`, async ({ page, hold }) => {
          const shifts = await collectShifts(page)
          const release = hold(/\.woff2$/)
          // Samples wait for their fonts up to a timeout, which is shortened here.
          await hasten(page)
          if (opened) await page.setViewportSize({ width: opened[0], height: opened[1] })
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await readWhole(page)
          expect(await shifts(), 'nothing is shifted').toEqual([])
          release()
          await expectWhole(page, names[0] ?? '')
          for (const [width, height] of others) {
            await page.setViewportSize({ width, height })
            await goToTop(page)
            await expectWhole(page, `${width} × ${height}`, layoutRules)
          }
        })
      }
    })
  }
}
