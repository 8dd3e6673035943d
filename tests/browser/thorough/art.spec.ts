import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { writtenIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { broken } from '../support/looks/looks.ts'
import { contrastOnPixels } from '../support/looks/pixels.ts'
import { expect, moving, rest, scrollThrough, scrollTo, test } from '../support/test.ts'

test.use({ site: 'art' })

const heroes = writtenIn('art').sections.filter((section) => section.type === 'hero')
const ids = heroes.map(({ id }) => id)
const withoutArrow = heroes.filter(({ scroll }) => !scroll).map(({ id }) => id)

/** Scrolls to the top of a hero. */
async function show(page: Page, id: string): Promise<void> {
  await page
    .locator(`#${id}`)
    .evaluate((section) =>
      window.scrollTo({ top: scrollY + section.getBoundingClientRect().top, behavior: 'instant' }),
    )
}

/** Waits until the pictures of a hero are decoded. */
const loaded = (page: Page, id: string) =>
  page
    .locator(`#${id} img`)
    .evaluateAll((all) =>
      Promise.all(all.map((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))),
    )

test('text on a picture has enough contrast at every width, in both modes', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const id of ids.filter((id) => /checkered|white|black|photograph/.test(id))) {
        await show(page, id)
        await loaded(page, id)
        const seen = await contrastOnPixels(page, `#${id}`)
        expect(seen.length).toBeGreaterThan(2)
        // A photograph may have bright spots smaller than a letter.
        const faint = seen.filter(
          ({ contrast, trimmedContrast, isLarge }) =>
            (id === 'photograph' ? trimmedContrast : contrast) < (isLarge ? 3 : 4.5),
        )
        expect(faint, `${id} at ${width} px, ${colorScheme}`).toEqual([])
        if (id !== ids[0]) continue
        // At the top of the page the header is transparent, with colours for the picture.
        await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
        await expect(page.locator('header [aria-current]')).toHaveText('Home')
        const header = await contrastOnPixels(page, 'header')
        expect(
          header.filter(({ contrast }) => contrast < 4.5),
          `the header at ${width} px, ${colorScheme}`,
        ).toEqual([])
      }
    }
  }
})

test('every hero art fits its text at every width, with the button in the viewport', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1024, 600],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const at = `at ${width} × ${height} px`
    await page.setViewportSize({ width, height })
    if (page.url() === 'about:blank') {
      await page.goto('/')
      await scrollThrough(page)
    }
    await scrollTo(page, 0)
    await rest(page.locator('body'))
    expect(await broken(page), at).toEqual([])
    for (const id of ids.filter((id) => !/type-(?:words|long|japanese|arabic)/.test(id))) {
      await show(page, id)
      const button = page.locator(`#${id}`).getByRole('link', { name: 'View My Work' })
      await expect(button, `${id} ${at}`).toBeInViewport({ ratio: 1 })
      const arrow = page.locator(`#${id}`).getByRole('link', { name: 'Scroll Down' })
      if (withoutArrow.includes(id)) await expect(arrow, `${id} ${at}`).toHaveCount(0)
      else await expect(arrow, `${id} ${at}`).toBeInViewport({ ratio: 1 })
    }
    // Without an arrow the art is in its place too: behind the whole hero, or above the text.
    const [behind, screen, above, heading] = await Promise.all(
      [
        '#white-centred img',
        '#white-centred',
        '#drawing-centred [role=img]',
        '#drawing-centred :is(h1,h2)',
      ].map((part) => page.locator(part).boundingBox()),
    )
    expect(behind?.height, at).toBeGreaterThanOrEqual(screen?.height ?? Infinity)
    expect(above?.height, at).toBeGreaterThan(60)
    expect((above?.y ?? Infinity) + (above?.height ?? 0), at).toBeLessThanOrEqual(heading?.y ?? 0)
    expect(2 * (above?.x ?? 0) + (above?.width ?? 0), `in the middle ${at}`).toBeCloseTo(width, 0)
    const tagline = await page.locator('#drawing-centred p').first().evaluate(lineWidths)
    expect(Math.min(...tagline), `no short last line of the tagline ${at}`).toBeGreaterThan(
      Math.max(...tagline) / 2,
    )
    const filled = await page.locator('#type :is(h1,h2)').evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().width / (heading.parentElement?.offsetWidth ?? 1)
    })
    // The headline fills the width, or else the height.
    expect(filled, `type ${at}`).toBeGreaterThan(width > 1000 ? 0.6 : 0.8)
  }
})

test('a headline as art breaks no word, and leaves no punctuation on a line of its own', async ({ page }) => {
  await page.goto('/')
  for (let width = 320; width <= 1440; width += 70) {
    await page.setViewportSize({ width, height: 800 })
    for (const id of ['type', 'type-point'] as const)
      expect(await page.locator(`#${id} :is(h1,h2)`).evaluate(brokenWords), `${id} at ${width} px`).toEqual(
        [],
      )
  }
})

/** In the page: the width of each line of a text. */
function lineWidths(element: Element): number[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].map(({ width }) => width)
}

/** In the page: the words of an element whose first and last letters are on different lines. */
function brokenWords(element: Element): string[] {
  const lines: number[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const index of (node.nodeValue ?? '').split('').keys()) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      lines.push(Math.round(range.getBoundingClientRect().bottom))
    }
  return [...(element.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    lines[index] === lines[index + word.length - 1] ? [] : [word],
  )
}

test.describe('all hero art', () => {
  test('passes axe, and is mirrored from right to left', async ({ page }) => {
    await page.goto('/')
    await scrollThrough(page)
    await scrollTo(page, 0)
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await broken(page)).toEqual([])
    const sides = await page
      .locator('#portrait')
      .evaluate((section) =>
        ['h2', 'img'].map((part) => section.querySelector(part)?.getBoundingClientRect().left ?? 0),
      )
    if ((page.viewportSize()?.width ?? 0) > 960) expect(sides[1]).toBeLessThan(sides[0] ?? 0)
  })

  test('does not follow the pointer with reduced motion', async ({ page }) => {
    await page.goto('/')
    await page.mouse.move(100, 100)
    await hydrated(page)
    await show(page, 'checkered')
    const before = await transforms(page, 'checkered')
    await page.mouse.move(700, 500)
    await rest(page.locator('#checkered'))
    expect(await transforms(page, 'checkered')).toEqual(before)
  })
})

/** The transforms of all elements of a hero, and the widths of its letters. */
const transforms = (page: Page, id: string) =>
  page.locator(`#${id} *`).evaluateAll((all) =>
    all
      .flatMap((each) => {
        const { transform, fontVariationSettings } = getComputedStyle(each)
        return [transform, fontVariationSettings]
      })
      .filter((one) => one !== 'none' && one !== 'normal'),
  )

test.describe('with motion', () => {
  test.use(moving)

  test('every kind of art follows the pointer', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    for (const id of ['checkered', 'beside', 'portrait', 'drawing', 'type'] as const) {
      await show(page, id)
      await page.mouse.move(200, 200)
      await rest(page.locator(`#${id}`))
      const before = await transforms(page, id)
      await page.mouse.move(1000, 600, { steps: 4 })
      await expect
        .poll(async () => JSON.stringify(await transforms(page, id)), id)
        .not.toBe(JSON.stringify(before))
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every hero shows its button, and the drawing and the portrait are visible', async ({ page }) => {
    await page.goto('/')
    for (const id of ids) {
      const section = page.locator(`#${id}`)
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('link', { name: 'View My Work' })).toBeVisible()
    }
    await expect(page.locator('#drawing').getByRole('img', { name: 'A house before the sun' })).toBeVisible()
    await expect(page.locator('#portrait img')).toBeVisible()
  })
})

test('a portrait leaves the margin of the page free at any viewport height', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [1280, 800],
    [1024, 1000],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const portrait = await page.locator('#portrait img').boundingBox()
    const margin = await page
      .locator('#portrait :is(h1, h2)')
      .evaluate((headline) => headline.getBoundingClientRect().left)
    const right = (portrait?.x ?? 0) + (portrait?.width ?? 0)
    expect(right, `at ${width} × ${height}`).toBeLessThanOrEqual(width - margin + 1)
    expect(portrait?.width).toBeGreaterThan(200)
  }
})

test('the picture of the hero is preloaded with high priority', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('head link[rel=preload][as=image]')
  await expect(link).toHaveAttribute('fetchpriority', 'high')
  const image = page.locator('#checkered source').first()
  expect(await link.getAttribute('imagesrcset')).toBe(await image.getAttribute('srcset'))
  expect(await link.getAttribute('imagesizes')).toBe(await image.getAttribute('sizes'))
  await expect(page.locator('#checkered img')).toHaveAttribute('loading', 'eager')
})

test('nothing is cut off or overlaps on paper', async ({ page }) => {
  // The width of the paper between its margins.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  expect(await broken(page)).toEqual([])
})
