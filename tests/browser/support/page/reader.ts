import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Springs start, and trails follow one another, within so many frames (133 ms at 60 a second). Where the visitor wants
 * no motion there are none, and a page is at rest once its observers have been told.
 */
const calmFrames = { moving: 8, still: 3 }

/** Longer than any motion of the page lasts, on a machine that is busy with something else too. */
const timeout = 15_000 // ms

/**
 * Waits until an element and all in it have come to rest: over consecutive frames nothing is set on it or in it,
 * neither it nor the page has moved, and no CSS animation is under way that has an end. A page that runs no scripts
 * has no frames to count, and nothing in it moves: it is taken to be at rest. Where the visitor wants no motion only
 * colours are on their way, which are brought to their end: a third of a second of frames would be drawn for each.
 */
export async function rest(element: Locator): Promise<void> {
  await element.evaluate(
    (element, { calmFrames, timeout }) => {
      if (matchMedia('(scripting: none)').matches) return
      // Springs write styles, counters write texts, and React writes both.
      let changed = false
      const changes = new MutationObserver(() => {
        changed = true
      })
      changes.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
      const placeOf = () => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height, scrollX, scrollY, document.body.offsetHeight].join()
      }
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const underWay = () => {
        const ending = element.getAnimations({ subtree: true }).filter((animation) => {
          const end = animation.effect?.getComputedTiming().endTime
          return animation.playState === 'running' && end !== Number.POSITIVE_INFINITY
        })
        if (isStill) for (const animation of ending) animation.finish()
        return ending.length > 0
      }
      const enough = isStill ? calmFrames.still : calmFrames.moving
      const began = performance.now()
      return new Promise<void>((resolve, reject) => {
        let seen = ''
        let calm = 0
        const frame = () => {
          const place = placeOf()
          calm = place === seen && !changed && !underWay() ? calm + 1 : 0
          seen = place
          changed = false
          if (calm < enough && performance.now() - began < timeout) return requestAnimationFrame(frame)
          changes.disconnect()
          if (calm < enough) reject(new Error(`Still in motion after ${timeout} ms.`))
          else resolve()
        }
        frame()
      })
    },
    { calmFrames, timeout },
  )
}

/** Whether React has hydrated an element, which it marks by a property. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

/**
 * Waits until React has hydrated an element. Until then a page answers as well, yet it is not to be changed by a test,
 * nor cut off from the rest of its code.
 */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isHydrated(element), 'hydrated').toBe(true)

/** Two frames: scroll events and observers of the viewport have been told by then. */
const nextFrames = (page: Page) =>
  page.evaluate(() => {
    if (matchMedia('(scripting: none)').matches) return
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  })

/**
 * Waits until no transition or animation is under way that has an end: a colour on its way to another is judged there.
 * Where the visitor wants no motion they are brought to it.
 */
export const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) for (const each of ending) each.finish()
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/**
 * Scrolls the page to `y` pixels at once and waits until the page has been told.
 *
 * @returns where it came to stand: less than `y` where the page is too short
 */
export async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await nextFrames(page)
  return page.evaluate(() => scrollY)
}

/**
 * Scrolls most of a screen further once the pictures and samples in view have come or failed, and waits until the page
 * has been told; again and again, where the page's own scripts run. To be run in the page.
 *
 * @returns whether the end was reached
 */
async function readOn(timeout: number): Promise<boolean> {
  const inView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const pictures = () =>
    [...document.images]
      .filter((image) => !image.complete && inView(image))
      .map(({ currentSrc, src }) => currentSrc || src)
  const samples = () =>
    [...document.querySelectorAll('[data-samples=loading]')]
      .filter(inView)
      .map((part) => `samples of ${part.closest('section')?.id}`)
  const step = () => {
    const before = scrollY
    window.scrollTo({ top: before + innerHeight * 0.8, behavior: 'instant' })
    return scrollY > before
  }
  if (matchMedia('(scripting: none)').matches) return pictures().length === 0 && !step()
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  for (;;) {
    const began = performance.now()
    for (;;) {
      const awaited = [...pictures(), ...samples()]
      if (awaited.length === 0) break
      if (performance.now() - began > timeout) throw new Error(`In view, and does not come: ${awaited}`)
      await frame()
    }
    if (!step()) return true
    await frame()
    await frame()
  }
}

/**
 * Reads the page from where it stands to its end, as a visitor does: by most of a screen at a time, waiting at each
 * for the page to be told and for what is still to come in view, and at the end for rest.
 */
export async function scrollThrough(page: Page): Promise<void> {
  // Where no scripts run there are no frames to wait for within the page, and each step is one of its own.
  await expect
    .poll(() => page.evaluate(readOn, timeout), { intervals: [10], timeout: 3 * timeout })
    .toBe(true)
  await rest(page.locator('body'))
}

/**
 * A style of the visitor's own: the page's policy admits none from a tag.
 *
 * @returns what takes it away
 */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  return () =>
    sheet.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })
}

/** The families of which a face has loaded. To be run in the page. */
export const loadedFamilies = (): string[] =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)

/**
 * Shows all text in its own type, also where a file came too late to be exchanged for the stand-in, as on a busy machine:
 * for what depends on how wide words are.
 */
export async function showOwnType(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const faces = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const of = (name: string) => rule.style.getPropertyValue(name)
      if (!/url\("?(?!data:)/.test(of('src'))) return []
      return new FontFace(of('font-family'), of('src'), {
        weight: of('font-weight') || 'normal',
        stretch: of('font-stretch') || 'normal',
        style: of('font-style') || 'normal',
        unicodeRange: of('unicode-range') || 'U+0-10FFFF',
      })
    })
    for (const face of faces) document.fonts.add(await face.load())
  })
}
