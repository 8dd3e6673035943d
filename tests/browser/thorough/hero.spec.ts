import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { motion } from '../../../schema/model/motion.ts'
import { lineWidths, longestPart } from '../../../schema/text/textWidth.ts'
import { springEasing } from '../../../src/client/motion/springEasing.ts'
import { largestFit } from '../../../src/client/ui/text/Heading.tsx'
import { hydrated } from '../../bench/visit.ts'
import { content, plain, written } from '../../sites/content.ts'
import { meet } from '../support/looks/meet.ts'
import { contrastOnPixels } from '../support/looks/pixels.ts'
import { addStyle } from '../support/page/reader.ts'
import { expect, moving, rest, scrollTo, test } from '../support/test.ts'

const hero = written('hero')

test('a headline of many words is no smaller than the headings below it', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/')
  // As of about twenty words.
  const sizes = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
    headline.style.setProperty('--fit', '10px')
    return [headline, ...document.querySelectorAll('h2')].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    )
  })
  const [headline = 0, below = Infinity] = sizes
  expect(headline).toBeGreaterThanOrEqual(below)
})

test('emphasised words of scripts without spaces stay whole where there is room', async ({ page }) => {
  await page.goto('/')
  const displayIn = (lang: string) =>
    page
      .locator('h1 em')
      .first()
      .evaluate((words, lang) => {
        document.documentElement.lang = lang
        return getComputedStyle(words).display
      }, lang)
  for (const lang of ['ja', 'zh-Hant', 'th']) expect(await displayIn(lang)).toBe('inline-block')
  expect(await displayIn('hi')).toBe('inline')
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
          (element, { parts, longest, fit }) => {
            const accent = document.createElement('em')
            Object.assign(accent.style, { fontStyle: 'normal', color: 'var(--accent)' })
            accent.append(parts[1] ?? '')
            element.replaceChildren(parts[0] ?? '', accent, parts[2] ?? '')
            element.style.setProperty('--longest', String(longest))
            element.style.setProperty('--fit', fit)
          },
          {
            parts: headline.split('*'),
            longest: longestPart(headline).width,
            fit: largestFit(lineWidths(headline).slice(0, 5), 'var(--max)*0.86'),
          },
        )
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height })
          const seen = await contrastOnPixels(page, '#home')
          expect(seen.length).toBeGreaterThan(2)
          // A headline may stand on the edges of the glass.
          const faint = seen.filter(({ contrast, isLarge }) => contrast < (isLarge ? 3 : 4.5))
          expect(faint, `${headline} at ${width} × ${height} px`).toEqual([])
        }
      }
    })
  })
}

/** Records from the next load on when planes begin, end and cancel an animation. */
async function collectArrivals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const arrivals: string[] = []
    Object.assign(window, { arrivals })
    for (const type of ['animationstart', 'animationend', 'animationcancel'])
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element) || !target.closest('#home')) return
        arrivals.push(target.closest('[aria-hidden]') ? type : `${type} of words`)
      })
  })
  return () => page.evaluate(() => (window as unknown as { arrivals: string[] }).arrivals)
}

const lit = '#home [data-look=lit]'

test.describe('the planes', () => {
  test.use(moving)

  test('fan out of a pile once, on the spring of the YAML, through hydration, while the words but the button are still', async ({
    page,
  }) => {
    const arrivals = await collectArrivals(page)
    await page.goto('/')
    const { duration } = springEasing(motion.parse(content.motion).hero)
    await expect(page.locator(lit)).toHaveCSS('animation-duration', `${Math.min(duration, 660) / 1000}s`)
    await expect(page.locator(lit)).toHaveCSS('animation-timing-function', /^linear\(0 0%,/)
    await expect(page.locator(lit)).toHaveCSS('animation-delay', '0.12s')
    await hydrated(page)
    const numberOf = async (type: string) => (await arrivals()).filter((one) => one === type).length
    await expect.poll(() => numberOf('animationend')).toBe(6)
    await expect.poll(() => numberOf('animationend of words')).toBe(1)
    expect([await numberOf('animationstart'), await numberOf('animationstart of words')]).toEqual([6, 1])
    expect(await arrivals()).toHaveLength(14)
  })

  test('do not arrive again after going back, a reload, or on the way from another page', async ({
    page,
  }) => {
    const arrivals = await collectArrivals(page)
    await page.goto('/')
    await expect.poll(async () => (await arrivals()).length).toBe(14)
    const stay = async () => {
      await expect(page.locator(lit)).toBeVisible()
      expect(await page.locator(lit).evaluate((plane) => plane.getAnimations().length)).toBe(0)
    }
    await page.goto('/404.html')
    await page.goBack()
    await stay()
    await page.reload()
    await stay()
    await page.goto('/404.html')
    await page.getByRole('link', { name: 'To the Start' }).click()
    await page.waitForURL('/')
    await stay()
  })
})

test('the planes are at rest from the first frame with reduced motion', async ({ page }) => {
  const arrivals = await collectArrivals(page)
  await page.goto('/')
  expect(await page.locator(lit).evaluate((plane) => plane.getAnimations().length)).toBe(0)
  expect(await arrivals()).toEqual([])
})

for (const width of [1280, 1440, 1920, 2560])
  test(`on a screen of ${width} px the headline stands on the glass, and not on the lit plane`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const [headline, ...planes] = await page.locator('#home').evaluate((home) => {
      const range = document.createRange()
      range.selectNodeContents(home.querySelector('h1') ?? home)
      const [lit, glass] = ['[data-look=lit]', '[aria-hidden] > div > :last-child'].map((one) =>
        home.querySelector(one),
      )
      return [range, lit, glass].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect)
    })
    const [lit, glass] = planes
    expect(headline?.right).toBeLessThanOrEqual(lit?.left ?? 0)
    expect(headline?.right).toBeGreaterThan(glass?.left ?? Infinity)
    // They reach over the edge of the page, 96rem at most.
    expect(lit?.right).toBeGreaterThan(Math.min(width, (width + 1536) / 2))
  })

test.describe('among sheets', () => {
  test.use({ site: 'sheets', javaScriptEnabled: false, bypassCSP: true })

  for (const [width, height] of [...screens, [1920, 1080]] as const)
    test(`letters change their colour where the lit sheet begins, at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      // The colours of the letters without their shapes.
      await addStyle(
        page,
        '#home h1 > span { background-clip: border-box !important } [data-look=glass] { display: none }',
      )
      const { marks, within } = await page.locator('#home [data-look=lit]').evaluate((lit) => {
        const marks = ['30%', '50%', '70%'].map((top) => {
          const mark = lit.appendChild(document.createElement('i'))
          Object.assign(mark.style, { position: 'absolute', top, left: '0', width: '1px', height: '1px' })
          const { x, y } = mark.getBoundingClientRect()
          return { x: Math.round(x), y: Math.round(y) }
        })
        return { marks, within: getComputedStyle(lit).getPropertyValue('--on-accent') }
      })
      const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const colourAt = (x: number, y: number) =>
        `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`
      for (const { x, y } of marks) {
        expect(colourAt(x + 5, y), `within, at ${x}, ${y}`).toBe(within)
        expect(colourAt(x - 5, y), `before, at ${x}, ${y}`).not.toBe(within)
      }
    })
})

for (const viewport of [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
])
  test.describe(`the button of a first screen of sheets in a window of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ ...moving, site: 'sheets', viewport })

    /** How much of an element is seen, as a share. */
    const seen = (element: Locator) =>
      element.evaluate((element) => {
        let opacity = 1
        for (let each: Element | null = element; each; each = each.parentElement)
          opacity *= Number(getComputedStyle(each).opacity)
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((share) =>
          document.elementFromPoint((left + right) / 2, top + share * (bottom - top)),
        )
        return (opacity * points.filter((point) => element.contains(point)).length) / points.length
      })

    test('is whole once it is scrolled to, and wherever it has the focus', async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      const button = page.locator('#home').getByRole('link', { name: hero.action.name })
      const end = await button.evaluate((button) => button.getBoundingClientRect().bottom + scrollY)
      await scrollTo(page, Math.ceil(end) - viewport.height)
      await rest(page.locator('#home'))
      expect(await seen(button)).toBe(1)
      await scrollTo(page, Math.ceil(end))
      await rest(page.locator('#home'))
      expect(await seen(button), 'it has gone').toBe(0)
      await page.locator('#about a, #skills a, main > section:not(#home) a').first().focus()
      while (!(await button.evaluate((button) => button.matches(':focus'))))
        await page.keyboard.press('Shift+Tab')
      await rest(page.locator('#home'))
      expect(await seen(button)).toBe(1)
    })
  })
