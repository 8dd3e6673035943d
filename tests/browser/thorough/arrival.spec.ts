import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { written } from '../../sites/content.ts'
import { looks } from '../../sites/sites.ts'
import { expect, type Fixtures, moving, rest, scrollTo, still, test } from '../support/test.ts'

test.use(moving)

/** The slowest device that is supported, as a CPU throttling rate. */
const slowDown = 6

/**
 * Records, in every frame from the next load on, the opacity and transform of each part in the viewport. The planes
 * of the hero, which move with the scroll, are left out.
 *
 * @returns a function that gives all changes so far, as `part: before → after`; not being opaque at first counts too
 */
async function collectChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const looks = new Map<Element, string>()
    const changes: string[] = []
    Object.assign(window, { changes })
    const nameOf = (element: Element) =>
      `${element.closest('section')?.id} ${element.localName} ${element.textContent?.trim().slice(0, 20)}`
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const frame = () => {
      const parts = document.querySelectorAll(
        'main :is(h1, h2, article, [data-reveal], [role=meter] *, [data-level] > span)',
      )
      for (const part of parts) {
        const { top, bottom } = part.getBoundingClientRect()
        if (bottom <= 0 || top >= innerHeight) continue
        const opacity = opacityOf(part)
        const count = part.matches('[data-level] > span') ? part.textContent : ''
        const look = `${opacity} ${getComputedStyle(part).transform} ${count}`
        const before = looks.get(part) ?? (opacity < 1 ? 'opaque' : look)
        if (look !== before) changes.push(`${nameOf(part)}: ${before} → ${look}`)
        looks.set(part, look)
      }
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
}

/** Throttles the page until the returned function is called. */
async function slow(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

const headingOf = (page: Page, type: 'skills' | 'services' | 'contact') =>
  page.getByRole('heading', { level: 2, name: written(type).heading })

/** The last part of the page, which these tests never scroll to: once hydrated it waits to enter. */
const lastPart = (page: Page) => page.locator('#contact [data-reveal]').first()

/** When the page is hydrated: as soon as possible, or after the visitor has seen it for a while. */
const hydrations = ['early', 'late'] as const

for (const hydration of hydrations) {
  test.describe(`on a slow device, hydrated ${hydration}`, () => {
    test.slow()

    /** Opens or reloads the page by `visit`, and hydrates it early or late. */
    async function arrive(
      { page, hold }: Pick<Fixtures, 'hold'> & { page: Page },
      visit: () => Promise<unknown>,
      inView: () => Promise<void>,
    ) {
      const release = hydration === 'late' ? hold(/\/react-[^/]*\.js/) : undefined
      const speedUp = await slow(page)
      await visit()
      await inView()
      release?.()
      await expect(lastPart(page)).toHaveAttribute('data-reveal', 'away', { timeout: 60_000 })
      await speedUp()
      await rest(page.getByRole('main'))
      await inView()
    }

    test('the target of a fragment neither vanishes nor moves', { tag: '@phone' }, async ({ page, hold }) => {
      const changes = await collectChanges(page)
      await arrive(
        { page, hold },
        () => page.goto('/#skills'),
        () => expect(headingOf(page, 'skills')).toBeInViewport(),
      )
      expect(await changes()).toEqual([])
    })

    test('the scroll position restored by reloading /#about shows nothing that vanishes or moves', async ({
      page,
      hold,
    }) => {
      await page.goto('/#about')
      // The browser may scroll to the fragment once more while the page is laid out.
      await expect(async () => {
        await page.locator('#services').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
        await rest(page.getByRole('main'))
        await expect(headingOf(page, 'services')).toBeInViewport({ timeout: 100 })
      }).toPass()
      const changes = await collectChanges(page)
      await arrive(
        { page, hold },
        () => page.reload(),
        () => expect(headingOf(page, 'services')).toBeInViewport(),
      )
      expect(await changes()).toEqual([])
    })

    test('cards do not move when / is reloaded in the middle of the stack', async ({ page, hold }) => {
      await page.goto('/')
      const section = page.locator('#projects')
      const middle = await section.evaluate((section) => {
        const { top, height } = section.getBoundingClientRect()
        return scrollY + top + height / 2
      })
      await scrollTo(page, middle)
      await rest(section)
      const changes = await collectChanges(page)
      await arrive(
        { page, hold },
        () => page.reload(),
        () => expect(section.getByRole('article').nth(2)).toBeInViewport(),
      )
      expect(await changes()).toEqual([])
    })
  })
}

test('the target of a link neither vanishes nor moves while its section is hydrated', async ({
  page,
  hold,
}) => {
  const changes = await collectChanges(page)
  const release = hold(/\/Contact-[^/]*\.js/)
  await page.goto('/')
  await expect(page.locator('[aria-current]'), 'React has loaded').toBeAttached()
  // The last section: the smooth scroll takes longer than hydrating it.
  await page.evaluate(() => {
    location.hash = '#contact'
  })
  release()
  await hydrated(page)
  await rest(page.getByRole('main'))
  await expect(headingOf(page, 'contact')).toBeInViewport()
  const ofContact = (await changes()).filter((change) => change.startsWith('contact '))
  expect(ofContact).toEqual([])
})

/** An animation with which a first screen arrives. */
interface Arrival {
  part: 'headline' | 'button' | 'art'
  /** Whether it changes how much of the part shows, or where. */
  moves: boolean
  /** When it ends, in ms. */
  end: number
}

/**
 * Records from the next load on with what the first screen arrives, as each animation starts.
 *
 * @returns a function that gives all so far
 */
async function collectArrivals(page: Page): Promise<() => Promise<Arrival[]>> {
  await page.addInitScript(() => {
    const arrivals: Arrival[] = []
    Object.assign(window, { arrivals })
    const visible = ['opacity', 'transform', 'translate', 'scale', 'clipPath']
    document.addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      if (!(target instanceof Element) || !target.closest('[data-type=hero]')) return
      for (const animation of target.getAnimations({ subtree: true })) {
        const { effect, timeline } = animation
        if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) continue
        if (animation.animationName !== animationName || !(timeline instanceof DocumentTimeline)) continue
        if (effect.target !== target || (effect.pseudoElement ?? '') !== pseudoElement) continue
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const isHeadline = !pseudoElement && target.closest('h1')
        arrivals.push({
          part: isHeadline ? 'headline' : target.matches('[data-part=action]') ? 'button' : 'art',
          moves: properties.some((name) => visible.includes(name)),
          end: Math.round(Number(effect.getComputedTiming().endTime)),
        })
      }
    })
  })
  return () => page.evaluate(() => (window as unknown as { arrivals: Arrival[] }).arrivals)
}

for (const site of [...looks, 'default', 'career', 'career-many'] as const)
  test.describe(`the first screen of ${site}`, () => {
    test.use({ site })

    test('arrives within 900 ms, the headline whole from the first frame, the button last; not at an anchor', async ({
      page,
    }) => {
      const arrivals = await collectArrivals(page)
      await page.goto('/')
      await expect.poll(async () => (await arrivals()).some(({ part }) => part === 'button')).toBe(true)
      const all = await arrivals()
      const latest = Math.max(...all.map(({ end }) => end))
      expect(latest).toBeLessThanOrEqual(900)
      expect(all.filter(({ part }) => part === 'art').length, 'the art').toBeGreaterThan(0)
      expect(all.filter(({ part }) => part === 'button').map(({ end }) => end)).toEqual([latest])
      expect(all.filter(({ part, moves }) => part === 'headline' && moves)).toEqual([])
      await page.goto('about:blank')
      await page.goto('/#contact')
      await rest(page.locator('[data-type=hero]'))
      expect(await arrivals()).toEqual([])
    })
  })

test.describe('with reduced motion', () => {
  test.use(still)

  test('nothing arrives', async ({ page }) => {
    const arrivals = await collectArrivals(page)
    await page.goto('/')
    await rest(page.locator('[data-type=hero]'))
    expect(await arrivals()).toEqual([])
  })
})
