import type { Locator, Page } from '@playwright/test'

/** Springs start, and trails follow one another, within so many frames (133 ms at 60 a second). */
const calmFrames = 8

/** Longer than any motion of the page lasts, on a machine that is busy with something else too. */
const patience = 30_000 // ms

/**
 * Waits until an element and all in it have come to rest: the same places, sizes, opacity and
 * transforms over consecutive frames, and no CSS animation under way that has an end. A page that
 * runs no scripts has no frames to count, and nothing in it moves: it is taken to be at rest.
 */
export async function rest(element: Locator): Promise<void> {
  await element.evaluate(
    (element, { calmFrames, patience }) => {
      if (matchMedia('(scripting: none)').matches) return
      const look = () => {
        const all = [element, ...element.querySelectorAll('*')]
        return all
          .map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect()
            const { opacity, transform } = getComputedStyle(each)
            return [x, y, width, height, opacity, transform].join()
          })
          .join('\n')
      }
      const underWay = () =>
        element.getAnimations({ subtree: true }).some((animation) => {
          const end = animation.effect?.getComputedTiming().endTime
          return animation.playState === 'running' && end !== Number.POSITIVE_INFINITY
        })
      const began = performance.now()
      return new Promise<void>((resolve, reject) => {
        let seen = ''
        let calm = 0
        const frame = () => {
          const now = look()
          calm = now === seen && !underWay() ? calm + 1 : 0
          seen = now
          if (calm >= calmFrames) resolve()
          else if (performance.now() - began < patience) requestAnimationFrame(frame)
          else reject(new Error(`Still in motion after ${patience} ms.`))
        }
        frame()
      })
    },
    { calmFrames, patience },
  )
}

/** Two frames: scroll events and observers of the viewport have been told by then. */
const told = (page: Page) =>
  page.evaluate(() => {
    if (matchMedia('(scripting: none)').matches) return
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  })

/**
 * Scrolls the page to `y` pixels at once and waits until the page has been told.
 *
 * @returns where it came to stand: less than `y` where the page is too short
 */
export async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await told(page)
  return page.evaluate(() => scrollY)
}

/**
 * Reads the page from where it stands to its end, as a visitor does: by half a screen at a time,
 * waiting at each for the page to be told and for its pictures in view, and at the end for rest.
 */
export async function scrollThrough(page: Page): Promise<void> {
  for (;;) {
    const y = await page.evaluate(() => scrollY)
    const step = await page.evaluate(() => innerHeight / 2)
    await picturesInView(page)
    if ((await scrollTo(page, y + step)) <= y) break
  }
  await rest(page.locator('body'))
}

/** Waits until each picture in view has loaded or failed. */
async function picturesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= innerHeight
    }),
  )
}

/** The families of which a face has loaded. To be run in the page. */
export const loadedFamilies = (): string[] =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
