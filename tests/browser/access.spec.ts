import type { Page } from '@playwright/test'
import { content, written } from '../sites/content.ts'
import { carouselOf, openFeedback, openProjects, projectsOf } from './support/page/samples.ts'
import { isWide } from './support/page/widths.ts'
import { expect, scrollThrough, scrollTo, test } from './support/test.ts'

/** Opens the page with every section hydrated and all samples loaded. */
async function openWhole(page: Page): Promise<void> {
  await openProjects(page)
  await openFeedback(page)
  await scrollThrough(page)
  await scrollTo(page, 0)
}

const names = content.nav?.map(({ name }) => name) ?? []
const socials = content.socials?.map(({ name }) => name) ?? []

test('the skip link is the first tab stop and moves the focus past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View My Work' })).toBeFocused()
})

/** The focused element: its name, whether its focus is visible, and whether anything covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : element.textContent)
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const ringed = (outlined && !/, 0\)$/.test(outlineColor)) || boxShadow !== 'none'
    const { left, right, top, bottom } = element.getBoundingClientRect()
    // Of a text box browsers bring the caret into view, and maybe no more: what of it is in view must not be covered.
    const middle = (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2
    const seen = document.elementFromPoint((left + right) / 2, middle)
    const uncovered = seen !== null && (element.contains(seen) || seen.contains(element))
    return { name: name?.trim().replace(/\s+/g, ' ') ?? '', ringed, uncovered }
  })

test('the Tab key reaches every control in order, each with a visible focus and not covered', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await openWhole(page)
  const walked: string[] = []
  const unseen: string[] = []
  await page.evaluate(() => getSelection()?.setPosition(document.body, 0))
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    walked.push(stop.name.replace(/^View Project.*/, 'View Project'))
    if (!stop.ringed) unseen.push(`${stop.name}: no visible focus`)
    if (!stop.uncovered) unseen.push(`${stop.name}: covered`)
  }
  const header = isWide({ viewport }) ? names : ['Open menu']
  expect(walked.slice(1)).toEqual([
    expect.stringContaining(content.site.owner.name),
    ...header,
    'View My Work',
    written('hero').scroll?.name,
    ...Array.from({ length: 5 }, () => 'View Project'),
    'Previous testimonial',
    'Next testimonial',
    ...['Name', 'Email', 'Message', 'Send Message'],
    ...['LinkedIn', 'GitHub', expect.stringMatching(/^Email/)],
    ...names.slice(0, 5),
    ...socials,
  ])
  expect(unseen).toEqual([])
})

test('no card covers the focus when tabbing backwards either', async ({ page }) => {
  await openWhole(page)
  const section = projectsOf(page)
  await carouselOf(page).getByRole('button', { name: 'Previous testimonial' }).focus()
  const cards = await section.getByRole('article').all()
  expect(cards).toHaveLength(5)
  for (const card of cards.reverse()) {
    await page.keyboard.press('Shift+Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card.getByRole('link')).toBeInViewport({ ratio: 0.99 })
    expect(await focused(page)).toMatchObject({ ringed: true, uncovered: true })
  }
})
