import type { Page } from '@playwright/test'
import { layoutRules, violations } from './support/looks/axe.ts'
import { broken, smallControls } from './support/looks/looks.ts'
import { collectShifts } from './support/looks/shifts.ts'
import { hasten } from './support/page/clock.ts'
import { addStyle } from './support/page/reader.ts'
import { languages } from './support/sites/languages.ts'
import { owners, type SiteName } from './support/sites/sites.ts'
import { expect, rest, scrollThrough, scrollTo, test } from './support/test.ts'

// Each visit checks the whole page: nothing logged (which every test checks), no layout shifts, nothing cut off or
// overlapping, and no violations found by axe, contrast included.

/** The narrowest viewport of WCAG. */
const narrowest = [320, 640] as const

/** A viewport, in px. */
type Size = readonly [width: number, height: number]

/** A page, the mode of the device, and for each visit the viewport at first and those it is resized to. */
interface Visits {
  site: SiteName
  /** The path of the page. */
  path?: string
  colorScheme?: 'dark' | 'light'
  sizes: readonly (readonly Size[])[]
}

const phone = [360, 740] as const
const tablet = [768, 1024] as const
const desktop = [1280, 800] as const

const visits: Visits[] = [
  {
    site: 'default',
    sizes: [
      [narrowest, [360, 640], tablet],
      [desktop, [1024, 600], [1920, 1080]],
    ],
  },
  { site: 'system', colorScheme: 'light', sizes: [[narrowest], [desktop, tablet]] },
  { site: 'added', sizes: [[narrowest, phone], [desktop]] },
  { site: 'arabic', sizes: [[[360, 640]]] },
  ...languages.map((lang) => ({
    site: 'languages' as const,
    path: `/${lang}/`,
    sizes: [
      [narrowest, phone],
      [desktop, tablet],
    ],
  })),
  ...['/projects/atlas/', '/ar/projects/atlas/'].map((path) => ({
    site: 'caseStudies' as const,
    path,
    sizes: [[narrowest, phone], [desktop]],
  })),
  ...owners.map((site) => ({ site, sizes: [[phone], [desktop, tablet]] })),
]

/** Scrolls to the top of the page, where the header is in its first state. */
async function goToTop(page: Page): Promise<void> {
  await scrollTo(page, 0)
  await rest(page.locator('body'))
}

/** Scrolls through the page until all samples have loaded, and back to the top. */
async function readWhole(page: Page): Promise<void> {
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

/** Text settings of a visitor, each with a viewport width. */
const settings = [
  ['with text twice as large, on a phone', 360, 'html { font-size: 200% !important }'],
  [
    'with the text spacing of WCAG 1.4.12, at 320 px',
    320,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  ],
] as const

for (const site of ['default', 'arabic'] as const) {
  test.describe(`the page ‘${site}’`, () => {
    test.use({ site })

    test('passes the layout checks with text twice as large, and with the text spacing of WCAG 1.4.12', async ({
      page,
    }) => {
      for (const [how, width, css] of settings) {
        await page.setViewportSize({ width, height: 740 })
        if (page.url() === 'about:blank') await page.goto('/')
        const asBefore = await addStyle(page, css)
        await readWhole(page)
        expect(await broken(page), how).toEqual([])
        await asBefore()
      }
    })
  })
}

test('text twice as large breaks no word of a heading on a phone', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await addStyle(page, 'html { font-size: 200% !important }')
  await readWhole(page)
  const cut = await page.locator('h1, h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}.]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) words.push(word)
        }
      }
      return words
    }),
  )
  expect(cut).toEqual([])
})

test.describe('with pictures that fail', () => {
  test.use({ failPictures: true })

  test('passes axe', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    expect(await violations(page)).toEqual([])
  })
})
