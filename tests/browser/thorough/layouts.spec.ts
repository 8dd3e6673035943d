import type { Locator, Page } from '@playwright/test'
import { writtenIn } from '../../sites/content.ts'
import { layoutRules, violations } from '../support/looks/axe.ts'
import { broken, smallControls } from '../support/looks/looks.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { maker } from '../support/paths.ts'
import { expect, moving, rest, scrollThrough, scrollTo, test, untilHydrated } from '../support/test.ts'

const modes = ['dark', 'light'] as const

/**
 * Runs the layout checks and axe on a page that has been scrolled through, in both modes.
 *
 * @param rules the rules of axe, by default all; those of the layout hold in both modes alike
 */
async function expectWhole(page: Page, width: number, rules?: string[]): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 640 : 900 })
  await scrollTo(page, 0)
  await rest(page.locator('body'))
  expect(await broken(page), `${width} px`).toEqual([])
  expect(await smallControls(page), `${width} px`).toEqual([])
  for (const colorScheme of rules ? modes.slice(0, 1) : modes) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, 'main', rules), `${width} px, ${colorScheme}`).toEqual([])
  }
}

/** The texts of the lists of sections in the YAML. */
const texts = (site: 'layouts' | 'layoutsRightToLeft') =>
  writtenIn(site).sections.flatMap((section) => {
    if (section.type === 'testimonials') return section.items?.map(({ feedback }) => feedback) ?? []
    if (section.type === 'skills') return section.items?.map(({ name }) => name) ?? []
    return 'items' in section && section.type === 'projects'
      ? (section.items?.flatMap(({ title, description }) => [title, description]) ?? [])
      : []
  })

for (const [site, count] of [
  ['layouts', 19],
  ['layoutsRightToLeft', 3],
] as const) {
  test.describe(`layouts of ${count} entries`, () => {
    test.use({ site })

    test('pass the layout checks and axe at every width and in both modes, without layout shifts', async ({
      page,
    }) => {
      const shifts = await collectShifts(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await scrollThrough(page)
      expect(await shifts()).toEqual([])
      await expectWhole(page, 320)
      for (const width of [768, 1280, 1920]) await expectWhole(page, width, layoutRules)
      // Print shows all texts.
      await page.emulateMedia({ media: 'print' })
      const printed = await page.locator('main').innerText()
      for (const text of texts(site)) expect(printed).toContain(text)
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('show all texts that they show with scripts', async ({ page }) => {
        await page.goto('/')
        const shown = await page.locator('main').innerText()
        for (const text of texts(site)) expect(shown).toContain(text)
        expect(await page.getByRole('meter').count(), 'and no meters').toBe(0)
      })
    })
  })
}

test.describe('right-to-left lists', () => {
  test.use({ site: 'layoutsRightToLeft' })

  test('are aligned with their headings, and their pictures with the opposite edge', async ({ page }) => {
    await page.goto('/')
    const edgesOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left: Math.round(left), right: Math.round(right) }
        })
    for (const [id, words] of [
      ['offers', 'article > :nth-child(2)'],
      ['lines', 'article > :nth-child(2)'],
    ] as const) {
      const heading = await edgesOf(`#${id} :is(h1, h2)`)
      expect((await edgesOf(`#${id} ${words}`)).right, id).toBe(heading.right)
    }
    const [picture, line] = [await edgesOf('#lines article img'), await edgesOf('#lines article')]
    expect(picture.left).toBe(line.left)
  })
})

test.describe('samples in layouts', () => {
  test.use({ site: 'layoutSamples' })

  for (const width of [320, 768, 1280])
    test(`fill exactly the space reserved for them at ${width} px`, async ({ page, hold }) => {
      await page.setViewportSize({ width, height: 800 })
      const shifts = await collectShifts(page)
      const release = hold(maker)
      await page.goto('/')
      const heights = () =>
        page.locator('[data-samples]').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
      await expect(page.locator('[data-samples=loading]')).toHaveCount(4)
      const before = await heights()
      release()
      await scrollThrough(page)
      await expect(page.locator('[data-samples=ready]')).toHaveCount(4)
      expect(await heights()).toEqual(before)
      expect(await shifts()).toEqual([])
      await scrollTo(page, 0)
      expect(await broken(page)).toEqual([])
      await expect(page.locator('#wall blockquote')).toHaveCount(4)
      await expect(page.locator('#grid article img')).toHaveCount(4)
      await expect(page.locator('#lines article a')).toHaveCount(4)
      await expect(page.locator('#long article a')).toHaveCount(4)
    })
})

test.describe('a page without a hero', () => {
  test.use({ site: 'layoutSamples' })

  test('begins below its header @phone', async ({ page }) => {
    await page.goto('/')
    const [header, words] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').getByText(/\S/).first().boundingBox(),
    ])
    const end = (header?.y ?? 0) + (header?.height ?? 0)
    expect(words?.y).toBeGreaterThan(end + 16)
  })
})

const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
const start = async (part: Locator) => (await part.boundingBox())?.x ?? 0

/** Scrolls an entry to the middle of the viewport, and gives how far a part of it moves on hover. */
async function underMouse(page: Page, entry: Locator, place: () => Promise<number>): Promise<number> {
  await entry.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.mouse.move(0, 0)
  await untilHydrated(entry)
  await rest(entry)
  const before = await place()
  await entry.hover()
  await rest(entry)
  return (await place()) - before
}

test.describe('the last of an odd number of projects in a grid', () => {
  test.use({ site: 'layoutsRightToLeft' })

  test('has its words below its picture as the others have', async ({ page }) => {
    await page.goto('/')
    const entries = await page.locator('#grid article').all()
    expect(entries).toHaveLength(3)
    for (const entry of entries) {
      const [picture, title] = [
        await entry.locator('picture').boundingBox(),
        await entry.getByRole('heading').boundingBox(),
      ]
      const gap = (title?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(40)
    }
  })
})

for (const [how, use, moves] of [
  ['with motion', moving, true],
  ['with less motion', {}, false],
] as const) {
  test.describe(how, () => {
    test.use({ site: 'layoutsRightToLeft', ...use })

    test(`entries ${moves ? 'move on hover' : 'do not move on hover'}`, async ({ page }) => {
      await page.goto('/')
      await scrollThrough(page)
      const card = page.locator('#grid article').last()
      const line = page.locator('#lines article').last()
      const offer = page.locator('#offers article').last()
      const lifted = await underMouse(page, card, () => top(card.getByRole('heading')))
      // The text is right-to-left.
      const shifted = await underMouse(page, line, () => start(line.getByRole('heading')))
      const moved = await underMouse(page, offer, () => start(offer.getByRole('heading')))
      if (moves) {
        expect(lifted).toBeCloseTo(-8, 0)
        expect(shifted).toBeCloseTo(-12, 0)
        expect(moved).toBeCloseTo(-12, 0)
      } else expect([lifted, shifted, moved]).toEqual([0, 0, 0])
    })
  })
}

test.describe('entries', () => {
  test.use({ site: 'layouts', ...moving })

  test('enter when first scrolled into view', async ({ page }) => {
    await page.goto('/')
    const entry = page.locator('#wall li > [data-reveal]').nth(3)
    await expect(entry).toHaveAttribute('data-reveal', 'away')
    await entry.scrollIntoViewIfNeeded()
    await expect(entry).toHaveAttribute('data-reveal', 'here')
    await rest(entry)
    await expect(entry).toHaveCSS('opacity', '1')
    await expect(entry).toHaveCSS('transform', 'none')
  })

  test('of projects can be filtered by tag', async ({ page }) => {
    await page.goto('/')
    for (const [id, all] of [
      ['grid', 19],
      ['lines', 19],
    ] as const) {
      const section = page.locator(`#${id}`)
      await section.getByRole('button', { name: 'Rust' }).click()
      await expect(section.getByRole('article')).toHaveCount(Math.ceil(all / 3))
      await expect(section.getByRole('status')).toContainText(`${Math.ceil(all / 3)} of ${all}`)
      await rest(section)
      expect(await broken(page, `#${id}`)).toEqual([])
    }
  })
})

test.describe('a portrait above the text', () => {
  test.use({ site: 'layouts' })

  test('is not cropped, and has a row of its own', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/#crew')
    const crew = page.getByRole('region', { name: 'Crew' })
    const picture = crew.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    const shape = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    )
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1)
    const words = await crew.getByRole('paragraph').filter({ hasNotText: 'Crew' }).first().boundingBox()
    expect(words?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
  })

  test('has three facts below one another on phones, beside their icons', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.goto('/#crew')
    const facts = page.getByRole('region', { name: 'Crew' }).getByRole('listitem')
    await scrollThrough(page)
    const places = await facts.evaluateAll((items) =>
      items.map((item) => {
        const [icon, title] = [item.querySelector('svg'), item.querySelector('h3')]
        const [beside, words] = [icon?.getBoundingClientRect(), title?.getBoundingClientRect()]
        return { x: item.getBoundingClientRect().x, isBeside: (beside?.right ?? 0) < (words?.left ?? 0) }
      }),
    )
    expect(places).toHaveLength(3)
    expect(new Set(places.map(({ x }) => x)).size).toBe(1)
    expect(places.every(({ isBeside }) => isBeside)).toBe(true)
  })
})
