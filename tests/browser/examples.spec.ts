import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { violations } from './axe.ts'
import { plain } from './content.ts'
import { root } from './paths.ts'
import { maker } from './samples.ts'
import { collectShifts } from './shifts.ts'
import { type SiteName, sites } from './sites.ts'
import { expect, hold, rest, scrollThrough, scrollTo, test } from './test.ts'
import { isNarrow } from './widths.ts'

type Written = z.input<typeof portfolio>

/** The rebrands, and what sets each apart: a section type that it has, what it has not, its ground. */
const examples = [
  {
    site: 'photographer',
    has: ['gallery', 'testimonials', 'contact'],
    lacks: ['skills'],
    ground: 'rgb(246, 242, 234)',
    scheme: 'light',
  },
  {
    site: 'engineer',
    has: ['timeline', 'prose', 'projects'],
    lacks: ['testimonials', 'contact', 'gallery'],
    ground: undefined,
    scheme: 'dark',
  },
] as const satisfies readonly { site: SiteName; [key: string]: unknown }[]

const yamlOf = (site: SiteName): Written => parse(readFileSync(join(root, sites[site].file), 'utf8'))

/** Whether each picture of the page has been shown. */
const shown = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { complete, naturalWidth, src } = image as HTMLImageElement
      return { src, shown: complete && naturalWidth > 0 }
    }),
  )

const current = (page: Page): Locator => page.locator('header [aria-current]')

for (const { site, has, lacks, ground, scheme } of examples) {
  test.describe(`the ${site}`, () => {
    test.use({ site, contextOptions: { reducedMotion: 'reduce' } })
    const written = yamlOf(site)

    test('shows all of its sections and pictures, asks nobody else, and moves nothing', async ({
      page,
      context,
      foreign,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const shifts = await collectShifts(page)
      // A font that came between two frames could break lines otherwise; this one comes after all.
      const release = await hold(context, /\.woff2$/)
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await scrollThrough(page)
      const types = await page
        .locator('main > section')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-type')))
      expect(types).toEqual(written.sections.map(({ type }) => type))
      for (const type of has) expect(types).toContain(type)
      for (const type of lacks) expect(types).not.toContain(type)
      for (const section of written.sections) {
        const heading = 'heading' in section ? section.heading : plain(section.headline)
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      }
      const pictures = await shown(page)
      expect(pictures.length).toBeGreaterThan(4)
      for (const { src, shown } of pictures) expect(shown, src).toBe(true)
      expect(foreign).toEqual([])
      expect(requests.filter((url) => maker.test(url))).toEqual([])
      expect(await shifts()).toEqual([])
      release()
    })

    test('has its own look', async ({ page }) => {
      await page.goto('/')
      const look = await page.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
        return { backgroundColor, colorScheme }
      })
      expect(look.colorScheme).toBe(scheme)
      if (ground) expect(look.backgroundColor).toBe(ground)
      const { radius } = written.theme ?? {}
      await expect(page.locator('#home a', { hasText: /\w/ }).first()).toHaveCSS(
        'border-radius',
        `${radius}px`,
      )
      await expect(page.locator('h1')).toHaveCSS('font-weight', `${written.theme?.fonts?.weight}`)
    })

    for (const width of [360, 768, 1280]) {
      test(`at ${width} px has nothing that axe finds, and nothing wider than the screen`, async ({
        page,
        viewport,
      }) => {
        test.skip(isNarrow({ viewport }), 'sets its own sizes')
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        await scrollThrough(page)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over).toBeLessThanOrEqual(0)
        expect(await violations(page)).toEqual([])
        if (width >= 768) return
        await scrollTo(page, 0)
        await page.getByRole('button', { name: 'Open menu' }).click()
        await rest(page.getByRole('banner'))
        expect(await violations(page), 'with the menu open').toEqual([])
      })
    }

    test('marks where one is, and nothing where no link leads', async ({ page }) => {
      await page.goto('/')
      for (const { id } of written.sections) {
        const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
        await scrollTo(page, top + (await page.evaluate(() => scrollY)))
        const href = `#${id}`
        const linked = !written.nav || written.nav.some((link) => link.href === href)
        if (linked) await expect(current(page)).toHaveAttribute('href', href)
        else await expect(current(page)).toHaveCount(0)
      }
    })

    test('can be read without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto('/')
      for (const section of written.sections) {
        const heading = 'heading' in section ? section.heading : plain(section.headline)
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      }
      await context.close()
    })

    test('keeps each of its pictures below 200 kB', () => {
      const folder = join(root, sites[site].file, '../images')
      for (const name of readdirSync(folder))
        expect(statSync(join(folder, name)).size, name).toBeLessThan(200_000)
    })
  })
}
