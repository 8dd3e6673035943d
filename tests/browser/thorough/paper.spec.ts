import { readPdf } from '../../pdf.ts'
import { written, writtenIn } from '../../sites/content.ts'
import { expect, moving, rest, scrollThrough, test, untilHydrated } from '../support/test.ts'

test.describe('in print', () => {
  // With motion, so that cards recede.
  test.use({ ...moving, site: 'items' })

  test('the page is on white, complete, and without interactive parts', async ({ page }) => {
    await page.goto('/')
    await scrollThrough(page)
    await page.emulateMedia({ media: 'print' })
    await rest(page.locator('body'))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    await expect(page.locator('form')).toBeHidden()
    await expect(page.locator('header nav')).toBeHidden()
    // Every testimonial, not only the visible one, and every card at full size.
    for (const name of ['Ada was content.', 'Grace was content.'])
      await expect(page.getByText(name)).toBeVisible()
    const transforms = await page
      .locator('#projects article')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).transform))
    expect(new Set(transforms)).toEqual(new Set(['none']))
  })
})

test('a profile has its address on paper', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page.locator('#contact h2'))
  const address = 'https://code.example/ada'
  await page
    .locator('#contact li a')
    .first()
    .evaluate((link, address) => link.setAttribute('href', address), address)
  const { texts } = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
  expect(texts.join(' ')).toContain(address)
})

test.describe('logos at the end of a sheet', () => {
  test.use({ site: 'more' })

  test('stand on the sheet of their heading', async ({ page }) => {
    await page.goto('/')
    await scrollThrough(page)
    // A picture has no words in a PDF.
    await page
      .locator('#clients li :is(picture, img)')
      .first()
      .evaluate((picture) => picture.replaceWith('First Logo'))
    const sheets = new Set<number>()
    for (const height of [660, 720, 780, 840, 900]) {
      await page.evaluate((height) => {
        for (const section of document.querySelectorAll<HTMLElement>('main > section'))
          section.hidden = section.id !== 'clients'
        const above = document.createElement('div')
        above.style.blockSize = `${height}px`
        document.querySelector('#clients')?.previousElementSibling?.replaceWith(above)
      }, height)
      const { texts } = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
      const withHeading = texts.findIndex((text) => text.includes('Who Asked Me'))
      const withLogo = texts.findIndex((text) => text.includes('First Logo'))
      expect(withLogo).toBe(withHeading)
      sheets.add(withHeading)
    }
    expect([...sheets]).toEqual([0, 1])
  })
})

test.describe('content wider than the paper', () => {
  test.use({ site: 'added' })

  test('is not cut off: tables with many columns, and code without spaces', async ({ page }) => {
    await page.goto('/')
    const columns = [...'ABCDEFGHIJKLMN'].map((letter) => `Column${letter}`)
    await page.locator('#method').evaluate((section, columns) => {
      for (const row of section.querySelectorAll('tr')) {
        const [cell] = row.children
        row.replaceChildren(
          ...columns.map((text) => {
            const copy = cell?.cloneNode() ?? ''
            if (copy) copy.textContent = text
            return copy
          }),
        )
      }
      const code = section.querySelector('pre > code')
      if (code) code.textContent = `${'letter'.repeat(50)}last`
    }, columns)
    const { texts } = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
    const letters = texts.join('').replace(/\s/g, '')
    for (const column of columns) expect(letters.split(column), column).toHaveLength(3)
    expect(letters).toContain('letterlast')
  })
})

test.describe('page breaks', () => {
  test.use({ site: 'added' })

  test('leave no label or heading alone at the bottom of a page', async ({ page }) => {
    await page.goto('/')
    const parts = await page.locator('[data-level] :is(h2, h3, h4)').allInnerTexts()
    const sections = writtenIn('added').sections.slice(1, -1)
    const own = sections.flatMap((one) => ('heading' in one ? [one.label ?? '', one.heading] : []))
    const leads = sections.flatMap((one) => ('items' in one && 'text' in one && one.text ? [one.text] : []))
    const heads = [...own, ...leads, ...parts]
    expect(heads.length).toBeGreaterThan(10)
    // Its links have the same text.
    await page.locator('footer').evaluate((footer) => footer.remove())
    for (let height = 700; height < 1200; height += 40) {
      const { texts } = await readPdf(await page.pdf({ width: '794px', height: `${height}px`, tagged: true }))
      for (const text of texts.slice(0, -1))
        expect(
          heads.filter((head) => text.endsWith(head)),
          `${height} px: …${text.slice(-60)}`,
        ).toEqual([])
    }
  })

  test('leave no heading of a Markdown text alone there', async ({ page }) => {
    await page.goto('/')
    const text = page.locator('#method')
    const heads = await text.locator('[data-level] :is(h2, h3, h4)').allInnerTexts()
    expect(heads).toHaveLength(2)
    for (let room = 700; room < 800; room += 10) {
      await text.evaluate((section, room) => {
        section.style.paddingBlockStart = `${room}px`
      }, room)
      const { texts } = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
      for (const paper of texts)
        expect(
          heads.filter((head) => paper.endsWith(head)),
          `${room} px above`,
        ).toEqual([])
    }
  })
})

test('no service card is split between two printed pages', async ({ page }) => {
  await page.goto('/')
  const cards = (await page.locator('#services li p').allInnerTexts()).map((text) =>
    text.replaceAll(/\s/g, ''),
  )
  expect(cards.length).toBeGreaterThan(2)
  for (let height = 700; height < 1200; height += 100) {
    const { texts } = await readPdf(await page.pdf({ width: '794px', height: `${height}px`, tagged: true }))
    for (const card of cards) {
      const whole = texts.filter((text) => text.replaceAll(/\s/g, '').includes(card))
      expect(whole, `${height} px: ${card}`).toHaveLength(1)
    }
  }
})

test('a printed portrait leaves room for the text beside it', async ({ page }) => {
  // The width of the paper between its margins.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const portrait = await page.locator('#about figure').boundingBox()
  const words = await page.getByText(written('about').paragraphs[0] ?? '').boundingBox()
  expect((portrait?.x ?? 0) + (portrait?.width ?? 0)).toBeLessThan(words?.x ?? 0)
})

test.describe('with motion', () => {
  test.use(moving)

  test('parts that were never scrolled to are printed too', async ({ page }) => {
    await page.goto('/')
    await page.mouse.move(10, 10)
    await expect(page.locator('[data-reveal=away]').first()).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity))
    expect(new Set(opacities)).toEqual(new Set(['1']))
    // Still at the top of the page, with the fixed header and skip link, as when a visitor prints.
    const { texts } = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
    const levels = (written('skills').items ?? []).map(({ name, level = 0 }) => `${name} ${level}%`)
    for (const level of levels) expect(texts.join(' ')).toContain(level)
    expect(texts.join(' ')).not.toContain('Skip to Content')
    const bars = await page.getByRole('meter').evaluateAll((meters) =>
      meters.map((meter) => {
        const [filled] = meter.querySelectorAll(':scope > :first-child > *')
        return Math.round(100 * new DOMMatrix(filled && getComputedStyle(filled).transform).a)
      }),
    )
    expect(bars).toEqual((written('skills').items ?? []).map(({ level }) => level))
  })
})

test('samples that are not there yet leave no empty section on paper', async ({ page }) => {
  await page.goto('/')
  const projects = page.locator('#projects')
  await expect(projects.locator('[data-samples=loading]')).toBeAttached()
  await expect(projects).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const id of ['projects', 'testimonials']) await expect(page.locator(`#${id}`)).toBeHidden()
  await expect(page.locator('#contact')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await scrollThrough(page)
  await expect(projects.locator('[data-samples=ready]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(projects).toBeVisible()
})
