import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Within this many frames springs start and trails follow one another (133 ms at 60 a second). With reduced motion
 * there are none, and a page is at rest once its observers have run.
 */
const stillFrames = { moving: 8, still: 3 }

/** Longer than any motion of the page lasts, even on a busy machine. */
const timeout = 15_000 // ms

/**
 * Waits until an element and all in it are at rest: over consecutive frames nothing in it changes, neither it nor the
 * page moves, and no finite CSS animation runs. A page that runs no scripts has no frames to count and nothing in
 * motion, and counts as at rest. With reduced motion only colours are in transition, which are finished at once: each
 * would cost a third of a second of frames.
 */
export async function rest(element: Locator): Promise<void> {
  await element.evaluate(
    (element, { stillFrames, timeout }) => {
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
      const enough = isStill ? stillFrames.still : stillFrames.moving
      const began = performance.now()
      return new Promise<void>((resolve, reject) => {
        let seen = ''
        let unchanged = 0
        const frame = () => {
          const place = placeOf()
          unchanged = place === seen && !changed && !underWay() ? unchanged + 1 : 0
          seen = place
          changed = false
          if (unchanged < enough && performance.now() - began < timeout) return requestAnimationFrame(frame)
          changes.disconnect()
          if (unchanged < enough) reject(new Error(`Still in motion after ${timeout} ms.`))
          else resolve()
        }
        frame()
      })
    },
    { stillFrames, timeout },
  )
}

/** Two frames: by then scroll events and observers of the viewport have fired. */
const nextFrames = (page: Page) =>
  page.evaluate(() => {
    if (matchMedia('(scripting: none)').matches) return
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  })

/**
 * Waits until finite transitions and animations have ended, so that colours are final. With reduced motion it finishes
 * them.
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
 * Scrolls the page to `y` pixels at once and waits until its listeners have run.
 *
 * @returns the resulting position: less than `y` where the page is too short
 */
export async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await nextFrames(page)
  return page.evaluate(() => scrollY)
}

/**
 * Runs in the page: scrolls by most of a screen once the pictures and samples in view have loaded or failed, and waits
 * until listeners have run; some twenty times, where the page’s own scripts run.
 *
 * @returns whether the end was reached
 */
async function readOn(timeout: number): Promise<boolean> {
  const inView = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
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
  for (let steps = 0; steps < 20; steps += 1) {
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
  return false
}

/**
 * Reads the page from its scroll position to its end, as a visitor does: by most of a screen at a time, waiting at each
 * step for listeners and for what is still loading in view, and at the end for rest.
 */
export async function scrollThrough(page: Page): Promise<void> {
  // A page with lists of a hundred has some hundred steps, each of which a busy machine draws for a second. Without scripts
  // there are no frames to wait for within the page, so each call is one step.
  await expect
    .poll(() => page.evaluate(readOn, timeout), { intervals: [10], timeout: 9 * timeout })
    .toBe(true)
  await rest(page.locator('body'))
}

/**
 * Adds a style of the visitor's own as a constructed sheet: the page's policy refuses a style element.
 *
 * @returns removes it
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

/** Runs in the page: the families of which a face has loaded. */
export const loadedFamilies = (): string[] =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)

/**
 * Shows all text in its own font, even where the file came too late to replace the fallback, as on a busy machine. For
 * tests that depend on the width of words.
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
