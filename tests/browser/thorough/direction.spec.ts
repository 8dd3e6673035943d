import ar from '../../../schema/model/interfaceWords/ar.json' with { type: 'json' }
import { written } from '../../sites/content.ts'
import { expect, moving, rest, test } from '../support/test.ts'

/** The number format that the build uses for Arabic. */
const number = new Intl.NumberFormat('ar')

/** The position label of one of two slides, in the language and digits of the page. */
const position = (n: number) =>
  ar.carousel.position.replace('{n}', number.format(n)).replace('{count}', number.format(2))

test.describe('a page in Arabic', () => {
  test.use({ ...moving, site: 'arabic' })

  test('begins on the right', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const mark = await page.locator('header a').first().boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeGreaterThan(width * 0.8)
  })

  test('right-aligns left-to-right texts, and keeps their punctuation at their ends', async ({ page }) => {
    await page.goto('/')
    /** The right edges of the last letter of a text, of the whole text, and of its element. */
    const edges = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((element) => {
        const node = element.firstChild
        if (!node) throw new Error('There is no text.')
        const range = document.createRange()
        range.selectNodeContents(element)
        const whole = Math.max(...[...range.getClientRects()].map(({ right }) => right))
        range.setStart(node, (node.textContent ?? '').length - 1)
        return [range.getBoundingClientRect().right, whole, element.getBoundingClientRect().right]
      })
    const [sign = 0, skill = 0] = await edges('3D Web (Three.js)')
    expect(sign).toBeCloseTo(skill, 0)
    const [, fact = 0, place = 0] = await edges('3+ Years')
    const [, line = 0, column = 0] = await edges(String(written('hero').tagline))
    expect(place - fact).toBeLessThan(1)
    expect(column - line).toBeLessThan(1)
  })

  test('fills its skill bars from the right', async ({ page }) => {
    await page.goto('/')
    const meter = page.getByRole('meter').first()
    await meter.scrollIntoViewIfNeeded()
    await rest(page.locator('#skills'))
    const { bar, track } = await meter.evaluate((element) => {
      const filled = element.querySelector(':scope > div > div') as HTMLElement
      return { bar: filled.getBoundingClientRect().toJSON(), track: element.getBoundingClientRect().toJSON() }
    })
    expect(bar.right).toBeCloseTo(track.right, 0)
    expect(bar.left - track.left).toBeCloseTo(track.width * 0.05, 0)
  })

  test('shows the next testimonial on the left arrow key, coming in from the left', async ({ page }) => {
    await page.goto('/')
    const carousel = page.getByRole('group', { name: 'Client Feedback' })
    await carousel.scrollIntoViewIfNeeded()
    const next = page.getByRole('button', { name: ar.carousel.next })
    const previous = page.getByRole('button', { name: ar.carousel.previous })
    expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0)
    await rest(page.locator('#testimonials'))
    const second = page.locator(`[aria-roledescription="${ar.carousel.slide}"]`).nth(1)
    const began = second.evaluate(
      (slide) =>
        new Promise<number>((resolve) => {
          const frame = () => {
            const { m41 } = new DOMMatrix(getComputedStyle(slide).transform)
            if (m41 !== 0) resolve(m41)
            else requestAnimationFrame(frame)
          }
          frame()
        }),
    )
    await next.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await began).toBeLessThan(0)
    await rest(page.locator('#testimonials'))
    await expect(page.getByRole('group', { name: position(2) })).toBeVisible()
    await expect(page.getByRole('group', { name: position(1) })).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('group', { name: position(1) })).toBeVisible()
  })
})
