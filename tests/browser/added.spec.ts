import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addedSections, education, experience, gallery, prose } from './added.ts'
import { content } from './content.ts'
import { collectShifts } from './shifts.ts'
import { expect, rest, scrollThrough, scrollTo, test } from './test.ts'
import { isNarrow, isWide } from './widths.ts'

test.use({ site: 'added' })

const region = (page: Page, { heading }: { heading: string }) => page.getByRole('region', { name: heading })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test.skip(isNarrow, 'the same at every width')

    test('a timeline is a list in its order, each entry with all that it says', async ({ page }) => {
      await page.goto('/')
      for (const section of [experience, education]) {
        const entries = region(page, section).getByRole('list').getByRole('listitem')
        await expect(entries).toHaveCount(section.items.length)
        for (const [index, { title, dates, ...more }] of section.items.entries()) {
          const entry = entries.nth(index)
          await entry.scrollIntoViewIfNeeded()
          await expect(entry.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
          for (const text of [dates, ...Object.values(more).filter((value) => typeof value === 'string')])
            await expect(entry.getByText(text, { exact: true })).toBeVisible()
        }
      }
      const link = region(page, experience).getByRole('link', { name: 'Their Page' })
      await expect(link).toHaveAttribute('href', 'https://engines.example/')
      await expect(page.locator('#path ol')).toHaveCount(1)
    })

    test('prose has headings below that of its section, lists, a quotation, a table and code', async ({
      page,
    }) => {
      await page.goto('/')
      const text = region(page, prose)
      await text.scrollIntoViewIfNeeded()
      await expect(text.getByRole('heading', { level: 3, name: 'What Comes First' })).toBeVisible()
      await expect(text.getByRole('heading', { level: 4, name: 'What Comes Below It' })).toBeVisible()
      await expect(text.getByRole('listitem')).toHaveCount(3)
      await expect(text.getByRole('blockquote')).toHaveText('Somebody said so.')
      await expect(text.getByRole('cell', { name: '25,000' })).toBeVisible()
      await expect(text.getByRole('columnheader')).toHaveCount(4)
      await expect(text.getByRole('separator')).toBeVisible()
      await expect(text.getByRole('code').filter({ hasText: 'npm run build' })).toBeVisible()
      const link = text.getByRole('link', { name: 'page elsewhere' })
      await expect(link).toHaveAttribute('href', 'https://elsewhere.example/')
      for (const [tag, words] of Object.entries({ strong: 'weight', em: 'stress', s: 'a mistake' }))
        await expect(text.locator(tag)).toHaveText(words)
    })

    test('a gallery shows each picture with its caption, in its own proportions', async ({ page }) => {
      await page.goto('/')
      const pictures = region(page, gallery)
      await expect(pictures.getByText(gallery.text)).toBeVisible()
      await expect(pictures.getByRole('listitem')).toHaveCount(gallery.items.length)
      const ratios = [3 / 2, 0.8, 2.4, 0.8, 2 / 3]
      for (const [index, item] of gallery.items.entries()) {
        const figure = pictures.getByRole('figure').nth(index)
        const picture = figure.getByRole('img', { name: item.alt, exact: true })
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toBeVisible()
        const box = await picture.boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratios[index] ?? 0, 1)
        if ('caption' in item && item.caption) await expect(figure.getByText(item.caption)).toBeVisible()
      }
    })
  })
}

test('the header and the footer link to the sections by their labels, as no nav is written', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  if (!isWide({ viewport })) await page.getByRole('button', { name: 'Open menu' }).click()
  const names = ['Home', ...addedSections.flatMap((one) => ('label' in one ? [one.label] : [])), 'Contact']
  await expect(page.getByRole('banner').locator('nav li')).toHaveText(names as string[])
  await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem')).toHaveText(
    names.slice(0, 2) as string[],
  )
  await page.getByRole('banner').getByRole('link', { name: 'Pictures' }).click()
  await expect(region(page, gallery).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('what looks dangerous in Markdown is shown as text and does nothing', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  const text = region(page, prose)
  await expect(text).toContainText(`<img src=x onerror="document.title='harmed'">`)
  await expect(text).toContainText(`<script>document.title='harmed'</script>`)
  await expect(text.locator('img, script')).toHaveCount(0)
  await text.getByRole('link', { name: 'a title' }).click()
  await expect(region(page, experience)).toBeInViewport()
  await expect(page).toHaveTitle(content.site.title)
})

test('nothing of it is drawn anew or moves while the page is read', async ({ page }) => {
  const shifts = await collectShifts(page)
  await page.goto('/')
  const first = page.locator('#method p').first()
  await first.evaluate((element) => Object.assign(window, { first: element }))
  await scrollThrough(page)
  const same = await first.evaluate((element) => (window as unknown as { first: Element }).first === element)
  expect(same, 'React has taken the Markdown over as it was').toBe(true)
  expect(await shifts()).toEqual([])
})

test('axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await scrollThrough(page)
  await scrollTo(page, 0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
})

test('at 320 px nothing leaves the screen but what scrolls within itself', async ({ page, viewport }) => {
  test.skip(isWide({ viewport }), 'sets its own size')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await scrollThrough(page)
  const wide = await page
    .locator('main :is(h1, h2, h3, h4, p, li, a, figcaption, blockquote, pre)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.parentElement?.closest('[tabindex="0"]'))
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          // Pictures that meet the page's edge do so exactly.
          return left < -1 || right > innerWidth + 1
        })
        .map((part) => part.textContent),
    )
  expect(wide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('what is wider than the screen takes a visible focus and scrolls by keyboard', async ({
  page,
  viewport,
}) => {
  test.skip(isWide({ viewport }), 'all of it fits there')
  await page.goto('/')
  const text = region(page, prose)
  await text.getByRole('link', { name: 'the pictures' }).focus()
  for (const part of [text.locator('[data-scroll]'), text.locator('pre')]) {
    await page.keyboard.press('Tab')
    await expect(part).toBeFocused()
    await expect(part).toHaveCSS('outline-style', 'solid')
    await rest(text)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => part.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }
})

test('a row of the gallery reaches the edge of the page, and its words do not', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  const figure = region(page, gallery).getByRole('figure').first()
  await figure.scrollIntoViewIfNeeded()
  const picture = await figure.getByRole('img').boundingBox()
  const caption = await figure.getByText('The harbour.').boundingBox()
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(viewport?.width ?? 0, 0)
  expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThan((viewport?.width ?? 0) - 15)
})

test.describe('on a page that has none of these types', () => {
  test.use({ site: 'default' })
  test.skip(isWide, 'the same at every width')

  test('nothing of them is loaded', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()))
    await page.goto('/')
    await scrollThrough(page)
    expect(scripts.join()).toContain('Skills-')
    expect(scripts.filter((url) => /Timeline|Prose|Gallery|Faq/.test(url))).toEqual([])
  })
})
