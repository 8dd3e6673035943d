import { textWidth } from '../../../schema/typography/textWidth.ts'
import { meet } from '../support/looks/meet.ts'
import { contrastOnPixels } from '../support/looks/pixels.ts'
import { addStyle } from '../support/page/reader.ts'
import { plain, written } from '../support/sites/content.ts'
import { expect, test } from '../support/test.ts'

const hero = written('hero')

test('a headline of many words is no smaller than the headings below it', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/')
  // As wide as about twenty words.
  const sizes = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
    headline.style.setProperty('--total', '70')
    return [headline, ...document.querySelectorAll('h2')].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    )
  })
  const [headline = 0, below = Infinity] = sizes
  expect(headline).toBeGreaterThanOrEqual(below)
})

test.describe('with large text, on a phone', () => {
  test.use({ site: 'caseStudies', viewport: { width: 390, height: 844 } })

  test('the arrow does not overlap the button', async ({ page }) => {
    for (const path of ['/', '/ar/']) {
      await page.goto(path)
      await addStyle(page, 'html { font-size: 200% !important }')
      const [button, arrow] = await page
        .locator('#home a')
        .evaluateAll((links) => links.map((link): DOMRect => link.getBoundingClientRect().toJSON()))
      if (!button || !arrow) throw new Error('The first screen has no button and no arrow.')
      expect(meet(button, arrow), path).toBe(false)
    }
  })
})

const screens = [
  [320, 568],
  [768, 1024],
  [1024, 600],
  [1440, 900],
] as const

/** Headlines of different lengths and scripts. */
const headlines = [
  'A',
  plain(hero.headline),
  'Kraftfahrzeughaftpflichtversicherungen *weltweit*',
  'I design and build careful, quick and quite unforgettable websites for people who *really* care about craft',
  'こんにちは、奥行きのある*ウェブサイト*をつくっています。',
  'مرحبا، أبني مواقع ويب ذات *عمق* وسرعة',
]

for (const site of ['system', 'arabic'] as const) {
  test.describe(`on the page ‘${site}’`, () => {
    test.use({ site, colorScheme: 'light', javaScriptEnabled: false, bypassCSP: true })

    test('the planes do not lower the contrast of any headline, at any width', async ({ page }) => {
      await page.goto('/')
      for (const headline of headlines) {
        await page.locator('h1').evaluate(
          (element, { parts, longest, total }) => {
            const accent = document.createElement('em')
            Object.assign(accent.style, { fontStyle: 'normal', color: 'var(--accent)' })
            accent.append(parts[1] ?? '')
            element.replaceChildren(parts[0] ?? '', accent, parts[2] ?? '')
            element.style.setProperty('--longest', String(longest))
            element.style.setProperty('--total', String(total))
          },
          { parts: headline.split('*'), ...textWidth(headline) },
        )
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height })
          const seen = await contrastOnPixels(page, '#home')
          expect(seen.length).toBeGreaterThan(2)
          const faint = seen.filter(({ contrast }) => contrast < 4.5)
          expect(faint, `${headline} at ${width} × ${height} px`).toEqual([])
        }
      }
    })
  })
}
