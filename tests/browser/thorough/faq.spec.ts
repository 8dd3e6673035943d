import type { Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { expect, rest, scrollThrough, test, untilHydrated } from '../support/test.ts'

const moreQuestions = sectionIn('added', 'faq', 'more-questions')
const questions = sectionIn('added', 'faq', 'questions')

test.use({ site: 'added' })

const section = (page: Page) => page.getByRole('region', { name: questions.heading })

/** All disclosures, closed and open. */
const itemsOf = (page: Page) => section(page).locator('details')

const summaryOf = (page: Page, index: number) => itemsOf(page).nth(index).locator('summary')

/** Scrolls to the section and waits until it is at rest. */
async function goToQuestions(page: Page): Promise<void> {
  await page.goto('/#questions')
  await section(page).scrollIntoViewIfNeeded()
  await rest(section(page))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('questions are headings, closed unless the YAML opens them, and toggle on Enter, Space and click', async ({
      page,
    }) => {
      await goToQuestions(page)
      await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(
        questions.items.map(({ question }) => question),
      )
      await expect(itemsOf(page).nth(0).getByText('Six to ten weeks')).toBeHidden()
      await expect(itemsOf(page).nth(1).getByRole('listitem')).toHaveCount(3)
      await expect(itemsOf(page).nth(1).getByText('how it shall move')).toBeVisible()

      const answer = itemsOf(page).nth(0).getByText('Six to ten weeks')
      await summaryOf(page, 0).focus()
      await expect(summaryOf(page, 0)).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('Enter')
      await expect(answer).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(section(page).getByRole('link', { name: 'My method' })).toBeFocused()
      await summaryOf(page, 0).focus()
      await page.keyboard.press('Space')
      await expect(answer).toBeHidden()
      await summaryOf(page, 2).click()
      await expect(section(page).getByRole('code')).toHaveText('npm run build')
      await expect(itemsOf(page).nth(1), 'the others stay open').toHaveAttribute('open')
    })
  })
}

test('an answer opened before hydration stays open', async ({ page, hold }) => {
  const release = hold(/\/react-[^/]*\.js/)
  await page.goto('/')
  await summaryOf(page, 0).click()
  await expect(itemsOf(page).nth(0)).toHaveAttribute('open')
  release()
  await untilHydrated(itemsOf(page).nth(0))
  // Effects run after hydration.
  await rest(section(page))
  await expect(itemsOf(page).nth(0)).toHaveAttribute('open')
})

test('rows are large enough to press, across their whole width', async ({ page }) => {
  await goToQuestions(page)
  for (const [index] of questions.items.entries()) {
    const box = await summaryOf(page, index).boundingBox()
    const item = await itemsOf(page).nth(index).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBe(item?.width)
  }
})

test('the marker is at the end of its line, also from right to left', async ({ page }) => {
  await goToQuestions(page)
  const sides = () =>
    summaryOf(page, 0).evaluate((summary) => {
      const [question, marker] = [...summary.children].map((child) => child.getBoundingClientRect())
      return (marker?.left ?? 0) - (question?.left ?? 0)
    })
  expect(await sides()).toBeGreaterThan(0)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  expect(await sides()).toBeLessThan(0)
})

test('passes axe with answers open and closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goToQuestions(page)
  await summaryOf(page, 0).click()
  await scrollThrough(page)
  expect(await violations(page)).toEqual([])
})

test.describe('at any width', () => {
  test('every answer shows in print, and is closed again on the screen', async ({ page }) => {
    await goToQuestions(page)
    await page.emulateMedia({ media: 'print' })
    for (const [index] of questions.items.entries()) {
      const box = await itemsOf(page).nth(index).locator('summary + div').boundingBox()
      expect(box?.height, `answer ${index}`).toBeGreaterThan(10)
      const shown = itemsOf(page).nth(index).locator('summary + div')
      expect(await shown.evaluate((answer) => answer.checkVisibility({ contentVisibilityAuto: true }))).toBe(
        true,
      )
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(itemsOf(page).nth(0).getByText('Six to ten weeks')).toBeHidden()
  })

  test('find-in-page finds a closed answer and opens it', async ({ page }) => {
    await goToQuestions(page)
    // A text fragment uses the same search.
    await page.goto('about:blank')
    await page.goto('/#:~:text=Six%20to%20ten%20weeks')
    await expect(itemsOf(page).nth(0)).toHaveAttribute('open')
  })

  test('structured data has all questions of the page, beside the profile', async ({ page }) => {
    await page.goto('/')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const graph = JSON.parse(text ?? '{}')['@graph'] as Record<string, unknown>[]
    expect(graph.map((node) => node['@type'])).toEqual(['ProfilePage', 'FAQPage'])
    const allQuestions = [...questions.items, ...moreQuestions.items].map(({ question }) => question)
    expect(graph[1]?.mainEntity).toMatchObject(allQuestions.map((name) => ({ '@type': 'Question', name })))
  })

  test('a link leads to the section', async ({ page }) => {
    await page.goto('/#more-questions')
    await expect(page.getByRole('heading', { name: moreQuestions.heading })).toBeInViewport()
  })
})
