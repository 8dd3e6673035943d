import { carouselOf, openFeedback, slideOf } from './samples.ts'
import { expect, rest, test } from './test.ts'
import { isWide } from './widths.ts'

const next = { name: 'Next testimonial' }
const previous = { name: 'Previous testimonial' }

test.describe('client feedback', () => {
  test.skip(isWide, 'the same at every width')

  test('is five samples, one shown at a time, from the first on and around both ends', async ({ page }) => {
    const carousel = await openFeedback(page)
    const slide = slideOf(carousel)
    const seen = new Set<string>()
    for (const position of ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await expect(slide).toHaveCount(1)
      await expect(slide).toHaveAccessibleName(position)
      const quote = slide.getByRole('blockquote')
      await expect(quote).toHaveText(/^“\p{Lu}.+\.”$/u)
      seen.add((await quote.textContent()) ?? '')
      await carousel.getByRole('button', next).click()
    }
    expect(seen.size).toBe(5)
    for (const position of ['1 of 5', '5 of 5', '4 of 5']) {
      await carousel.getByRole('button', previous).click()
      await expect(slide).toHaveAccessibleName(position)
    }
  })

  test('says who speaks, with company and picture', async ({ page }) => {
    const slide = slideOf(await openFeedback(page))
    const who = slide.getByRole('paragraph').filter({ hasNotText: '“' })
    await expect(who).toHaveCount(2)
    const name = (await who.first().textContent()) ?? ''
    const picture = slide.getByRole('img', { name: `Sample picture for ${name}` })
    await expect(picture).toHaveAttribute('src', /^https:\/\/picsum\.photos\/seed\/\w+\/96\/96$/)
    await expect(who.last()).not.toHaveText(name)
    await expect(who.last()).not.toBeEmpty()
  })

  test('is a labelled carousel whose slides are announced politely', async ({ page }) => {
    const carousel = await openFeedback(page)
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = carousel.getByRole('group', { includeHidden: true })
    await expect(slides).toHaveCount(5)
    for (const [index, slide] of (await slides.all()).entries()) {
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide')
      await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 5`)
      await expect(slide).toHaveJSProperty('inert', index !== 0)
    }
    await expect(carousel.locator('[aria-live=polite]').getByRole('group')).toBeVisible()
    await expect(carousel.locator('[aria-live=polite]').getByRole('button')).toHaveCount(0)
  })

  test('lets its buttons keep the focus, and follows the arrow keys', async ({ page }) => {
    const carousel = await openFeedback(page)
    const slide = slideOf(carousel)
    const button = carousel.getByRole('button', next)
    await button.focus()
    for (const [key, position] of [
      ['Enter', '2 of 5'],
      ['Space', '3 of 5'],
      ['ArrowRight', '4 of 5'],
      ['ArrowLeft', '3 of 5'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slide).toHaveAccessibleName(position)
      await expect(button).toBeFocused()
    }
  })

  test('ends with exactly the right slide at rest after 12 quick presses', async ({ page }) => {
    const carousel = await openFeedback(page)
    await carousel.getByRole('button', next).focus()
    for (let press = 0; press < 12; press++) await page.keyboard.press('Enter')
    await rest(carousel)
    await expect(slideOf(carousel)).toHaveAccessibleName('3 of 5')
    const slides = carousel.getByRole('group', { includeHidden: true })
    const shown = await slides.evaluateAll((slides) =>
      slides.map((slide) => {
        const { opacity, visibility, transform } = getComputedStyle(slide)
        const hidden = visibility === 'hidden' || opacity === '0'
        return hidden ? 'hidden' : `opacity ${opacity}, ${new DOMMatrix(transform).m41} px`
      }),
    )
    expect(shown).toEqual(['hidden', 'hidden', 'opacity 1, 0 px', 'hidden', 'hidden'])
  })

  test('follows a finger that swipes, and lets one that scrolls go by', async ({ page }) => {
    const carousel = await openFeedback(page)
    const slide = slideOf(carousel)
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await slide.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 60]
    const session = await page.context().newCDPSession(page)
    const swipe = async (byX: number, byY: number) => {
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
      ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', [{ x, y }])
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [{ x: x + byX * part, y: y + byY * part }])
      await touch('touchEnd', [])
    }
    await swipe(-120, 6)
    await expect(slide).toHaveAccessibleName('2 of 5')
    await swipe(0, -40)
    await swipe(120, 6)
    await expect(slide).toHaveAccessibleName('1 of 5')
    await swipe(120, 6)
    await expect(slide).toHaveAccessibleName('5 of 5')
  })
})

test.describe('feedback of the YAML', () => {
  test.use({ site: 'items' })
  test.skip(isWide, 'the same at every width')

  test('stands in a place that is as large for a short one as for a long one', async ({ page }) => {
    const carousel = await openFeedback(page)
    const long = carousel.getByText('“Grace was content.')
    await expect(long).toBeHidden()
    const before = await carousel.boundingBox()
    await carousel.getByRole('button', next).click()
    await rest(carousel)
    await expect(long).toBeVisible()
    expect((await carousel.boundingBox())?.height).toBe(before?.height)
    await expect(carousel.getByText('“Ada was content.”')).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is in the document, its first to be read', async ({ page }) => {
      await page.goto('/')
      await expect(slideOf(carouselOf(page))).toHaveText(/^“Ada was content\.”\s*Ada\s*Ada & Daughters$/)
      await expect(carouselOf(page).getByText('“Grace was content.')).toBeAttached()
    })
  })
})
