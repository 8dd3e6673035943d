import { row, rowWidth } from '../../../schema/pages/rows.ts'
import { longestPart } from '../../../schema/text/textWidth.ts'
import { askedWidth } from '../support/looks/askedWidth.ts'
import { violations } from '../support/looks/axe.ts'
import { expect, moving, scrollThrough, scrollTo, test, untilHydrated } from '../support/test.ts'

test.use({ site: 'caseStudies' })

const card = (name: string) => ({ name: new RegExp(`^View Project.*${name}`) })

test('a card links to the page of its project, which links back to the card', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts: string[] = []
  await page.goto('/')
  const delta = page.getByRole('link', card('Del.?ta'))
  // The page scrolls what has the focus clear of the cards above it; Playwright alone may scroll past it.
  await untilHydrated(delta)
  await delta.focus()
  await delta.click()
  await expect(page).toHaveURL(/\/projects\/delta\/$/)
  await page.waitForLoadState()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/projects/atlas/')
  await expect(page).toHaveTitle('Atlas · Nadia Brandt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlas')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'What was there',
    'How it works',
  ])
  await scrollThrough(page)
  for (const picture of await page.locator('main img').all())
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  // No React: only the script of the header.
  expect(scripts.filter((address) => /loader/.test(address))).toHaveLength(1)
  expect(scripts.filter((address) => /react|styles|springs|shared|client/.test(address))).toEqual([])

  await page.getByRole('link', { name: 'Back to the overview' }).click()
  await expect(page).toHaveURL(/\/#projects_projects_atlas$/)
  const atlas = page.getByRole('heading', { name: 'Atlas' })
  await expect(atlas).toBeInViewport()
  // It is sticking: after scrolling a little it has not moved.
  const placeOf = async () => (await atlas.boundingBox())?.y ?? 0
  const landed = await placeOf()
  await scrollTo(page, (await page.evaluate(() => scrollY)) + 40)
  expect(Math.abs((await placeOf()) - landed)).toBeLessThan(3)
})

test('a link to a heading of a page lands just below the header', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/projects/atlas/')
  const heading = page.getByRole('heading', { level: 2, name: 'How it works' })
  await page.goto(`/projects/atlas/#${await heading.getAttribute('id')}`)
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const above = ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0)
  expect(above).toBeGreaterThan(8)
  expect(above).toBeLessThan(48)
})

test('the links of a page to other pages, sections, headings and files work', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/projects/atlas/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Next project' })).toHaveAttribute(
    'href',
    '../../projects/beacon/',
  )
  await expect(main.getByRole('link', { name: 'Previous project' })).toHaveCount(0)
  for (const link of await page.locator('a[href]').all()) {
    const href = await link.evaluate((a: HTMLAnchorElement) => a.href)
    if (!href.startsWith(baseURL ?? '')) continue
    const { hash, pathname } = new URL(href)
    const response = await request.get(pathname)
    expect(response.status(), href).toBe(200)
    if (hash && pathname.endsWith('/')) expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`)
  }
  await main.getByRole('link', { name: 'Next project' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/projects\/beacon\/$/)
  // Untranslated text is shown, and marked as English.
  await expect(page.getByText('An alarm that only says that')).toBeVisible()
  await expect(page.locator('[lang=en]', { hasText: 'An alarm that only says that' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Nächstes Projekt' })).toBeVisible()
})

test('the facts of a page stand beside the beginning of its text', async ({ page }) => {
  await page.goto('/projects/atlas/')
  const facts = await page.locator('[data-part="facts"]').boundingBox()
  const text = await page.locator('[data-part="text"][data-first]').boundingBox()
  if (!facts || !text) throw new Error('There are no facts, or no text.')
  expect(facts.x + facts.width).toBeLessThan(text.x)
  expect(facts.y).toBeCloseTo(text.y, 0)
})

test('the longest word of a title is not broken if there is room', async ({ page }) => {
  await page.goto('/projects/atlas/')
  const word = 'Rechtsschutzversicherungsgesellschaften'
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading, { part, width }) => {
      heading.textContent = part
      heading.style.setProperty('--longest', String(width))
      const words = document.createRange()
      words.selectNodeContents(heading)
      return words.getClientRects().length
    }, longestPart(word))
    expect(lines, `${width} px`).toBe(1)
  }
})

test('untranslated text is aligned with the direction of its page', async ({ page }) => {
  await page.goto('/ar/projects/beacon/')
  const main = page.getByRole('main')
  const side = (await main.getByRole('img').first().boundingBox())?.x ?? 0
  const width = page.viewportSize()?.width ?? 0
  const edgesOf = async (selector: string) => {
    await expect(main.locator(selector)).toHaveAttribute('dir', 'ltr')
    return main.locator(selector).evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right } = words.getBoundingClientRect()
      return { left, right }
    })
  }
  for (const selector of ['h1', 'div:has(> h1) + p', '[rel=next] > span > span'])
    expect(Math.abs(width - side - (await edgesOf(selector)).right), selector).toBeLessThan(2)
})

test('the header of a page works without React: menu, mode and links', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/projects/atlas/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click()
  await expect(page).toHaveURL(/\/#projects$/)
  await page.goto('/projects/atlas/')
  await page.getByRole('switch').click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', /dark|light/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is complete, and all projects show without a filter', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/projects/atlas/')
    await expect(page.getByText('Nobody reads a list while a ship is coming in.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Visit the project' })).toHaveAttribute(
      'href',
      'https://atlas.example/',
    )
    await page.goto('/?projects=Rust#projects')
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('list', { name: 'Filter projects by tag' })).toBeHidden()
  })
})

test('a tag filters the projects by keyboard, with an announcement, an address and browser history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const tag = (name: string) => page.getByRole('button', { name, exact: true })
  await tag('Rust').scrollIntoViewIfNeeded()
  await expect(tag('All')).toHaveAttribute('aria-pressed', 'true')
  await tag('Rust').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('2 of 6 projects, Rust')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(/\/\?projects=Rust$/)
  await expect(tag('Rust')).toBeFocused()
  expect(await violations(page, '#projects')).toEqual([])
  await tag('Offline').click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Cairn', 'Ferry'])
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText('2 of 6 projects, Rust')
  await tag('All').click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('status')).toHaveText('All 6 projects')
  await expect(page).toHaveURL(/\/$/)
})

test('the link back from a page keeps the filter, and so does switching the language', async ({ page }) => {
  await page.goto('/?projects=Rust#projects')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', card('Beacon')).click()
  await expect(page).toHaveURL(/beacon/)
  const back = page.getByRole('link', { name: 'Back to the overview' })
  // Before its script runs it is a plain link to the start page.
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await back.click()
  await expect(page).toHaveURL('/?projects=Rust#projects')
  await expect(page.getByRole('article')).toHaveCount(2)

  // It also works with one click after following a link within the page.
  await page.getByRole('link', card('Beacon')).click()
  await expect(back).toBeVisible()
  await page.getByRole('link', { name: /skip/i }).press('Enter')
  await expect(page).toHaveURL(/#_main$/)
  await back.click()
  await expect(page).toHaveURL(/\/#projects_projects_beacon$/)

  await page.goto('/?projects=Rust#projects')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/\?projects=Rust/)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('every tag of a page links to the projects filtered by it', async ({ page }) => {
  await page.goto('/projects/atlas/')
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link')
  const names = await tags.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    await page.goto('/projects/atlas/')
    await tags.filter({ hasText: name }).click()
    await expect(page).toHaveURL(`/?projects=${name}#projects`)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('article').getByRole('heading', { name: 'Atlas' })).toHaveCount(1)
    expect(await page.getByRole('article').count()).toBeLessThan(6)
  }
  await page.goto('/?projects=Nonsense')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test.describe('with motion', () => {
  test.use(moving)

  test('a page opens with a view transition from the picture of its card, and going back has one to it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        const { dataset } = document.documentElement
        const hasListener = dataset.live !== undefined
        await viewTransition?.ready
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        dataset.revealed = [hasListener, ...new Set(parts)].sort().join(' ')
      })
    })
    // A page may show before its script has run, which here it waits for.
    await page.route(/\/(?:projects\/beacon\/)?$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('<script type="module"', '$& blocking="render"')
      await route.fulfill({ response, body })
    })
    const html = page.locator('html')
    // The picture on the page that is left and that on the page that is shown both have the name.
    const both = /new\(project\).*old\(project\).*true/
    // A browser that has no time for it gives a transition up after four seconds.
    await expect(async () => {
      await page.goto('/')
      await expect(html).toHaveAttribute('data-live')
      await page.getByRole('link', card('Beacon')).click()
      await expect(page).toHaveURL(/beacon/)
      await expect(html).toHaveAttribute('data-revealed', /new\(project\).*old\(project\)/, { timeout: 5000 })
      await expect(html).toHaveAttribute('data-live')
      await page.getByRole('link', { name: 'Back to the overview' }).click()
      await expect(page).toHaveURL('/')
      await expect(html).toHaveAttribute('data-revealed', both, { timeout: 5000 })
    }).toPass({ timeout: 90_000 })
  })
})

test('rows of pictures are as wide as the check assumes', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 })
  await page.goto('/projects/atlas/')
  const widthOf = (name: string) => page.getByRole('img', { name }).evaluate((picture) => picture.clientWidth)
  expect((await widthOf('The old list')) / rowWidth.text).toBeCloseTo(1, 1)
  expect((await widthOf('The harbour from the tower')) / rowWidth.page).toBeCloseTo(1, 1)
  // Of six pictures of about this proportion, five or four fit beside each other, and the others fill the next line.
  const five = (rowWidth.text - 4 * row.gap) / 5 / row.pictureMin
  const figure = page.getByRole('figure').filter({ hasText: 'Before: one of eleven' })
  const lastOf = (ratio: number) =>
    figure.first().evaluate((figure, ratio) => {
      const copies = Array.from({ length: 6 }, () => figure.cloneNode(true) as HTMLElement)
      for (const copy of copies) {
        copy.style.setProperty('--ratio', String(ratio))
        // As without captions.
        copy.style.setProperty('--high', 'var(--picture-min)')
      }
      figure.parentElement?.replaceChildren(...copies)
      return copies.at(-1)?.clientWidth ?? 0
    }, ratio)
  expect((await lastOf(five * 0.99)) / rowWidth.text).toBeCloseTo(1, 1)
  expect((await lastOf(five * 1.01)) / rowWidth.text).toBeCloseTo(0.5, 1)
})

for (const [site, path] of [
  ['caseStudies', '/projects/atlas/'],
  // With section headers above their content, where the text is as wide as the page.
  ['content-designer', '/work/hall-nine/'],
] as const)
  test.describe(`a row of pictures, ${site}`, () => {
    test.use({ site })

    test('asks for files no narrower than they are shown', async ({ page }) => {
      await page.goto(path)
      const pictures = await page.getByRole('figure').locator('picture').all()
      expect(pictures.length).toBeGreaterThan(1)
      for (const width of [360, 800, 1000, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        for (const picture of pictures)
          expect(await askedWidth(picture), `at ${width} px`).toBeGreaterThan(0.94)
      }
    })
  })

test('the tags of a page have equal gaps, and even the shortest is wide enough to press', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/projects/atlas/')
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link')
  await tags.first().evaluate((tag) => {
    // Some of these words are narrower than a touch target.
    for (const [index, word] of ['Lore', 'Maps', 'Offline'].entries()) {
      const link = tag.closest('ul')?.querySelectorAll('a')[index]
      if (link) link.textContent = word
    }
  })
  const boxes = await tags.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      const { left, right, top } = words.getBoundingClientRect()
      return { left, right, top, width: link.getBoundingClientRect().width }
    }),
  )
  // On a phone the last one may stand below the others.
  const gaps = boxes
    .slice(1)
    .flatMap(({ left, top }, index) =>
      top === boxes[index]?.top ? [Math.round(left - boxes[index].right)] : [],
    )
  expect(gaps.length).toBeGreaterThan(0)
  expect(new Set(gaps)).toEqual(new Set([16]))
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(43.9)
  const text = await page.getByRole('heading', { level: 2 }).first().boundingBox()
  if ((page.viewportSize()?.width ?? 0) < 768) expect(boxes[0]?.left).toBeCloseTo(text?.x ?? 0, 0)
})
