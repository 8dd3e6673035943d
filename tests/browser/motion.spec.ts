import type { Page } from '@playwright/test'
import { written } from '../sites/content.ts'
import { carouselOf } from './support/page/samples.ts'
import { expect, moving, rest, scrollThrough, test } from './support/test.ts'

const contact = written('contact')

/**
 * Records, in every frame, which elements visibly move: those whose transform changes while they are
 * visible.
 *
 * @returns a function that gives the names of those so far, and resets the list
 */
async function collectTravellers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const places = new WeakMap<Element, string>()
    const travellers = new Set<string>()
    const nameOf = (element: Element) => {
      const place = element.closest('main > section, header, footer')?.id ?? 'page'
      return `${place} ${element.localName}`
    }
    const frame = () => {
      for (const element of document.querySelectorAll('#_page *')) {
        const { opacity, visibility, transform, translate, scale, rotate } = getComputedStyle(element)
        if (opacity === '0' || visibility === 'hidden') places.delete(element)
        else {
          const place = [transform, translate, scale, rotate].join()
          if ((places.get(element) ?? place) !== place) travellers.add(nameOf(element))
          places.set(element, place)
        }
      }
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { travellers })
  })
  return () =>
    page.evaluate(() => {
      const { travellers } = window as unknown as { travellers: Set<string> }
      const seen = [...travellers]
      travellers.clear()
      return seen.sort()
    })
}

/** Opens the page and waits until it is hydrated: its last part, below the viewport, is then waiting to enter. */
async function openLive(page: Page): Promise<void> {
  await page.goto('/')
  const end = page.getByRole('region', { name: contact.heading }).locator('[data-reveal]').first()
  await expect(end).toHaveCSS('opacity', '0')
}

/** Does what sets things in motion: moves the pointer, scrolls, and changes the slide. */
async function visit(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(2, 2)
  await scrollThrough(page)
  const carousel = carouselOf(page)
  await carousel.getByRole('button', { name: 'Next testimonial' }).click()
  await rest(carousel)
}

test.describe('with motion', () => {
  test.use(moving)

  test('parts of every section move', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await openLive(page)
    await visit(page)
    const seen = await travellers()
    // Proves that the check used below detects motion.
    expect(seen.map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['home', 'skills', 'services', 'projects', 'testimonials', 'contact']),
    )
  })
})

test.describe('with reduced motion', () => {
  test('nothing moves, from the top of the page to its end', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await page.goto('/')
    await visit(page)
    expect(await travellers()).toEqual([])
    // And everything is visible.
    for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1')
  })

  test('links jump to their section without smooth scrolling', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'View My Work' }).click()
    const [before, after] = await page.evaluate(async () => {
      const y = scrollY
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return [y, scrollY]
    })
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(before)
  })
})

test.describe('a visitor who changes the setting during the visit', () => {
  test.use(moving)

  test('gets reduced motion from then on, and can turn motion on again', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await openLive(page)
    await rest(page.locator('body'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const end = page.getByRole('region', { name: contact.heading }).locator('[data-reveal]').first()
    await expect(end, 'parts below the viewport no longer wait to enter').toHaveCSS('opacity', '1')
    await rest(page.locator('body'))
    await travellers()
    await visit(page)
    expect(await travellers()).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const carousel = carouselOf(page)
    await carousel.getByRole('button', { name: 'Next testimonial' }).click()
    await rest(carousel)
    expect(await travellers()).toContain('testimonials div')
  })
})
