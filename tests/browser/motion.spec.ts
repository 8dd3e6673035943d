import type { Page } from '@playwright/test'
import { carouselOf } from './support/page/samples.ts'
import { written } from './support/sites/content.ts'
import { expect, moving, rest, scrollThrough, test } from './support/test.ts'

const contact = written('contact')

/**
 * Notes, in every frame, which elements a visitor sees travel: those whose transform is another than
 * before while they can be seen.
 *
 * @returns what gives the places of those so far, and forgets them
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

/** Opens the page and waits until all of it is live: its end, the last to be, waits below to move in. */
async function openLive(page: Page): Promise<void> {
  await page.goto('/')
  const end = page.getByRole('region', { name: contact.heading }).locator('[data-reveal]').first()
  await expect(end).toHaveCSS('opacity', '0')
}

/** What a visitor does that sets things in motion. */
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

  test('parts travel for a visitor who has not asked for less motion', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await openLive(page)
    await visit(page)
    const seen = await travellers()
    // The same watch as below: it does see what moves.
    expect(seen.map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['home', 'skills', 'services', 'projects', 'testimonials', 'contact']),
    )
  })
})

test.describe('with less motion', () => {
  test('nothing travels, from the top of the page to its end', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await page.goto('/')
    await visit(page)
    expect(await travellers()).toEqual([])
    // And all of it is there.
    for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1')
  })

  test('links go to their section at once', async ({ page }) => {
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

test.describe('a visitor who changes their mind', () => {
  test.use(moving)

  test('has less motion from then on, and can have it back', async ({ page }) => {
    const travellers = await collectTravellers(page)
    await openLive(page)
    await rest(page.locator('body'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const end = page.getByRole('region', { name: contact.heading }).locator('[data-reveal]').first()
    await expect(end, 'what waits below the screen is in its place').toHaveCSS('opacity', '1')
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
