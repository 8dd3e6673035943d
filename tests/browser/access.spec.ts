import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { content, plain, written } from './content.ts'
import { carouselOf, openFeedback, openProjects, projectsOf } from './samples.ts'
import { expect, rest, scrollThrough, scrollTo, test } from './test.ts'
import { isNarrow, isWide } from './widths.ts'

test.use({ site: 'seeded', contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page with all that it can show: every section live, every sample there. */
async function openWhole(page: Page): Promise<void> {
  await openProjects(page)
  await openFeedback(page)
  await scrollThrough(page)
  await scrollTo(page, 0)
}

const names = content.nav?.map(({ name }) => name) ?? []
const socials = content.socials?.map(({ name }) => name) ?? []

for (const { mode, site } of [
  { mode: 'dark', site: 'seeded' },
  { mode: 'light', site: 'system' },
] as const) {
  test.describe(`the ${mode} page`, () => {
    test.use({ site, colorScheme: mode })
    test.skip(isNarrow, 'sets its own sizes')

    for (const width of [360, 768, 1280]) {
      test(`at ${width} px axe finds nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openWhole(page)
        expect(await violations(page)).toEqual([])
        if (width >= 768) return
        await page.getByRole('button', { name: 'Open menu' }).click()
        await rest(page.getByRole('banner'))
        expect(await violations(page), 'with the menu open').toEqual([])
      })
    }
  })
}

test.describe('with pictures that fail', () => {
  test.use({ failPictures: true })

  test('axe finds nothing', async ({ page, viewport }) => {
    test.skip(isWide({ viewport }), 'the same at every width')
    await openWhole(page)
    expect(await violations(page)).toEqual([])
  })
})

test('the page has its landmarks, each section a name of its own', async ({ page, viewport }) => {
  test.skip(isWide({ viewport }), 'the same at every width')
  await openWhole(page)
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1)
  const sections = await page.locator('main > section').all()
  expect(sections).toHaveLength(7)
  for (const [index, section] of sections.entries()) {
    const { heading } = content.sections[index] as { heading?: string }
    const name = heading ?? plain(written('hero').headline)
    await expect(page.getByRole('region', { name }).and(section)).toHaveCount(1)
  }
  const navigations = page.getByRole('navigation', { includeHidden: true })
  await expect(navigations).toHaveCount(2)
  const labels = await navigations.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(new Set(labels).size).toBe(2)
})

test('the headings go down by one level at a time from a single first', async ({ page, viewport }) => {
  test.skip(isWide({ viewport }), 'the same at every width')
  await openWhole(page)
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  expect(levels.length).toBeGreaterThan(12)
  for (const [index, level] of levels.entries())
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('the skip link is the first stop and takes the focus past the header', async ({ page }) => {
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

/** What a visitor who walks by keyboard has under the focus. */
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
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const uncovered = seen !== null && (element.contains(seen) || seen.contains(element))
    return { name: name?.trim().replace(/\s+/g, ' ') ?? '', ringed, uncovered }
  })

test('the Tab key walks through every control in order, each seen and visibly focused', async ({
  page,
  viewport,
}) => {
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
    written('hero').scroll.name,
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

test('no card covers the focus on the way back up either', async ({ page }) => {
  await openWhole(page)
  const section = projectsOf(page)
  await carouselOf(page).getByRole('button', { name: 'Previous testimonial' }).focus()
  for (const card of (await section.getByRole('article').all()).reverse()) {
    await page.keyboard.press('Shift+Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card.getByRole('link')).toBeInViewport({ ratio: 0.99 })
    expect(await focused(page)).toMatchObject({ ringed: true, uncovered: true })
  }
})

test('everything to be pressed is at least 44 px large', async ({ page, viewport }) => {
  await openWhole(page)
  if (!isWide({ viewport })) await page.getByRole('button', { name: 'Open menu' }).click()
  const small = await page.locator('a, button, input, textarea').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const shown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
      // A card is scaled down while it recedes; its control is pressed when it is in front.
      const { offsetWidth, offsetHeight } = control as HTMLElement
      const small = Math.min(offsetWidth || width, offsetHeight || height) < 44
      return shown && small ? [`${control.textContent}: ${offsetWidth} × ${offsetHeight}`] : []
    }),
  )
  expect(small).toEqual([])
})
