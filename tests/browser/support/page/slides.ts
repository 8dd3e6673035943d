import type { Locator, Page } from '@playwright/test'
import { framesOf, stopClock } from './clock.ts'
import { openFeedback } from './samples.ts'

/** Opens the page at the carousel and stops its clock: from then on the test advances each frame. */
export async function openStopped(page: Page): Promise<Locator> {
  await page.clock.install()
  const carousel = await openFeedback(page)
  await stopClock(page)
  return carousel
}

/** The horizontal offset of each slide, as a fraction of its width, and its opacity. */
export const look = (carousel: Locator) =>
  carousel.getByRole('group', { includeHidden: true }).evaluateAll((slides) =>
    slides.map((slide) => {
      const { opacity, transform } = getComputedStyle(slide)
      return { x: new DOMMatrix(transform).m41 / slide.clientWidth, opacity: Number(opacity) }
    }),
  )

type Seen = Awaited<ReturnType<typeof look>>

/** Presses a button and records the frames that follow. */
export async function recorded(page: Page, carousel: Locator, name: string, frames: number): Promise<Seen[]> {
  // Not the locator’s click, which would wait for frames while the clock is stopped.
  await carousel.getByRole('button', { name }).evaluate((button) => (button as HTMLButtonElement).click())
  return framesOf(page, frames, () => look(carousel))
}
