import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { written } from '../../sites/content.ts'
import {
  errorOverlayOf,
  fix,
  headingOf,
  isSameVisit,
  open,
  openAt,
  spoil,
  test,
  testOpened,
} from '../support/devTest.ts'
import type { DevServer } from '../support/servers/devServer.ts'
import { expect, scrollTo } from '../support/test.ts'

// In sequence: each server scans all sources when it starts.
test.describe.configure({ mode: 'default' })

const good = 'What I Reach For.'
const other = 'Tools of the Trade.'
const rename = (text: string) => text.replace(good, other)

/** `file:line:column` of a text in the YAML, both from 1. */
function positionOf(text: string, { yaml }: DevServer): string {
  const before = readFileSync(yaml, 'utf8').split(text)[0]?.split('\n') ?? []
  return `${yaml}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The ids of the sections, in order. */
const sectionIds = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id))

/** The source text of a section in the YAML. */
function sectionText(text: string, id: string): string {
  const [found] = text.match(new RegExp(`\n  - type: \\w+\n    id: ${id}\n(?:    .*\n|\n(?=    ))+`)) ?? []
  if (found === undefined) throw new Error(`There is no section ${id}.`)
  return found
}

const portrait = (page: Page) => page.getByRole('img', { name: written('about').portrait?.alt ?? '' })

/** The aspect ratio of the loaded portrait; 0 until it has loaded. */
const proportion = (page: Page) =>
  portrait(page).evaluate((image) =>
    image instanceof HTMLImageElement && image.naturalHeight > 0
      ? image.naturalWidth / image.naturalHeight
      : 0,
  )

/** The aspect ratio of the portrait of the tested site. */
const portraitProportion = 4 / 5

/** A picture with the aspect ratio 3. */
const broadPicture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 20 } })

test.describe('the dev server', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  testOpened(
    'shows an edit in the open page without any request, and keeps the scroll position',
    async ({ page, dev }) => {
      const y = await openAt(page, good)
      // What loads by itself is here: the samples, which any key asks for.
      await page.keyboard.press('Shift')
      await expect(page.locator('[data-samples=loading]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      // The new content comes over the socket: no module or page is requested.
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      for (const number of ['One', 'Two', 'Three']) {
        dev.write((text) => text.replace(/heading: (?:What I|Number).*/, `heading: Number ${number}.`))
        await expect(headingOf(page, `Number ${number}.`)).toBeInViewport()
      }
      expect(requested).toEqual([])
      expect(await page.evaluate(() => scrollY)).toBe(y)
      expect(await isSameVisit(page)).toBe(true)
    },
  )

  // With a page of its own, whose socket is opened while the test listens.
  test('shows the second of two edits that a program saves in a row', async ({ page, dev }) => {
    const opened = page.waitForEvent('websocket')
    await open(page)
    // Waits until the first has arrived, but may not be rendered yet.
    const first = (await opened).waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('portfolio:content'),
    )
    dev.write(rename)
    await first
    dev.write((text) => text.replace(other, 'The Second.'))
    await expect(headingOf(page, 'The Second.')).toBeAttached()
  })

  test('shows an edit while the menu is open, and keeps it open', { tag: '@phone-only' }, async ({
    page,
    dev,
  }) => {
    await open(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const links = page.getByRole('banner').getByRole('listitem').getByRole('link')
    await expect(links.first()).toBeInViewport()
    dev.write((text) => rename(text).replace('name: Testimonials', 'name: Feedback'))
    await expect(links).toContainText([
      'Home',
      'About',
      'Skills',
      'Services',
      'Projects',
      'Feedback',
      'Contact',
    ])
    await expect(headingOf(page, other)).toBeAttached()
    await expect(page.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible()
    await expect(links.first()).toBeInViewport()
  })

  testOpened('shows an edit beside the carousel, and keeps the slide', async ({ page, dev }) => {
    await openAt(page, written('testimonials').heading)
    const carousel = page.getByRole('group', { name: written('testimonials').label })
    for (let turns = 0; turns < 2; turns++) await carousel.getByRole('button', { name: 'Next' }).click()
    const slide = carousel.getByRole('group', { name: '3 of 5' })
    const words = (await slide.getByRole('blockquote').textContent()) ?? ''
    dev.write((text) => text.replace('In Their Words.', 'What They Say.'))
    await expect(headingOf(page, 'What They Say.')).toBeVisible()
    await expect(slide).toBeVisible()
    await expect(slide.getByRole('blockquote')).toHaveText(words)
    // With fewer slides than the current index, the last one shows.
    dev.write((text) =>
      text.replace(/(In Their|What They)[\s\S]*?count: 5/, (part) => part.replace('5', '2')),
    )
    await expect(carousel.getByRole('group', { name: '2 of 2' })).toBeVisible()
    await expect(carousel.getByRole('blockquote')).toHaveCount(1)
  })

  test('shows an edit of the title and of colours, and keeps the scroll position', async ({ page, dev }) => {
    const y = await openAt(page, good)
    dev.write((text) =>
      text
        .replace('title: Mara Lind', 'title: Mara L.')
        .replace('mode: dark', 'mode: dark\n  dark: { background: "#000000" }'),
    )
    await expect(page).toHaveTitle(/^Mara L\./)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await isSameVisit(page)).toBe(true)
    // Attributes of the root element need a reload.
    dev.write((text) => text.replace('lang: en', 'lang: de'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  })

  testOpened('shows an edit of a motion constant', async ({ page, dev }) => {
    await open(page)
    const offset = () =>
      page
        .locator('[data-type=projects] [style*="--offset-wanted"]')
        .evaluate((stack) => getComputedStyle(stack).getPropertyValue('--offset-wanted'))
    await expect.poll(offset).toBe('25px')
    dev.write((text) => text.replace('offset: 25', 'offset: 40'))
    await expect.poll(offset).toBe('40px')
    expect(await isSameVisit(page)).toBe(true)
    // The reloaded modules receive later edits too.
    dev.write(rename)
    await expect(headingOf(page, other)).toBeAttached()
  })

  testOpened('shows an edit of a layout, and of the position of section headers', async ({ page, dev }) => {
    await openAt(page, good)
    const skills = page.getByRole('region', { name: good })
    await expect(skills.getByRole('meter').first()).toBeAttached()
    dev.write((text) => text.replace(`heading: ${good}\n`, `heading: ${good}\n    layout: tags\n`))
    await expect(skills.getByRole('meter')).toHaveCount(0)
    await expect(skills.getByRole('listitem').first()).toHaveText(written('skills').items?.[0]?.name ?? '')
    const label = skills.getByText(written('skills').label ?? '', { exact: true })
    const before = (await label.boundingBox())?.width ?? 0
    dev.write((text) => text.replace('  radius:', '  sectionHeaders: above\n  radius:'))
    await expect.poll(async () => (await label.boundingBox())?.width).toBeGreaterThan(before * 2)
    dev.write((text) => text.replace('    layout: tags\n', '').replace('  sectionHeaders: above\n', ''))
    await expect(skills.getByRole('meter')).toHaveCount(written('skills').items?.length ?? 0)
    await expect.poll(async () => (await label.boundingBox())?.width).toBe(before)
    expect(await isSameVisit(page)).toBe(true)
  })

  testOpened('adds, moves and removes sections as the YAML does', async ({ page, dev }) => {
    await open(page)
    const all = ['home', 'about', 'skills', 'services', 'projects', 'testimonials', 'contact']
    expect(await sectionIds(page)).toEqual(all)

    dev.write((text) => {
      const services = sectionText(text, 'services')
      return text.replace(
        services,
        services + services.replace('id: services', 'id: more').replace('Four Ways', 'More Ways'),
      )
    })
    await expect(headingOf(page, 'More Ways to Work Together.')).toBeVisible()
    expect(await sectionIds(page)).toEqual(all.toSpliced(4, 0, 'more'))

    dev.write((text) => {
      const skills = sectionText(text, 'skills')
      return text.replace(skills, '').replace(sectionText(text, 'more'), (more) => more + skills)
    })
    await expect
      .poll(() => sectionIds(page))
      .toEqual(['home', 'about', 'services', 'more', 'skills', 'projects', 'testimonials', 'contact'])
    await expect(headingOf(page, good)).toBeVisible()

    dev.write((text) =>
      text
        .replace(sectionText(text, 'more'), '')
        .replace(sectionText(text, 'projects'), '')
        .replace(/.*name: Projects.*\n/, '')
        .replace(/action: .*#projects.*/, "action: { name: Write, href: '#contact' }"),
    )
    await expect
      .poll(() => sectionIds(page))
      .toEqual(['home', 'about', 'services', 'skills', 'testimonials', 'contact'])
    await expect(page.getByRole('link', { name: 'Write' })).toBeVisible()
    expect(await isSameVisit(page)).toBe(true)
  })

  testOpened(
    'shows a mistake in the overlay over the last good page, and removes it when fixed',
    async ({ page, dev }) => {
      const y = await openAt(page, good)
      dev.write((text) => spoil(text).replace('mode: dark', 'mode: drak'))
      await expect(errorOverlayOf(page)).toContainText('error[')
      await expect(errorOverlayOf(page)).toContainText('0 to 100')
      await expect(errorOverlayOf(page)).toContainText('did you mean "dark"?')
      await expect(headingOf(page, good)).toBeInViewport()
      // A page opened now has no head; the open one keeps its own.
      await page.request.get('/')
      dev.write((text) => fix(text).replace('drak', 'dark'))
      await expect(errorOverlayOf(page)).toHaveCount(0)
      dev.write(rename)
      await expect(headingOf(page, other)).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(y)
      expect(await isSameVisit(page)).toBe(true)
    },
  )

  testOpened('links each mistake to its position in the editor', async ({ page, dev }) => {
    // Keeps an editor from opening.
    const requested: (string | null)[] = []
    await page.route('**/__open-in-editor?**', (route) => {
      requested.push(new URL(route.request().url()).searchParams.get('file'))
      return route.fulfill()
    })
    await open(page)
    dev.write((text) => spoil(text).replace('mode: dark', 'mode: drak'))
    const places = [positionOf('drak', dev), positionOf('950', dev)]
    for (const place of places) await errorOverlayOf(page).getByText(place, { exact: true }).click()
    await expect.poll(() => requested).toEqual(places)
  })

  testOpened('shows a replaced picture, and keeps the scroll position', async ({ page, dev }) => {
    const y = await openAt(page, written('about').heading)
    await expect.poll(() => proportion(page)).toBeGreaterThan(0)
    dev.put(join(dev.folder, 'images/portrait.webp'), await broadPicture(page))
    await expect.poll(() => proportion(page)).toBe(3)
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await isSameVisit(page)).toBe(true)
  })

  test('shows an edit that is saved while the page loads', async ({ page, dev }) => {
    const version = async () => (await (await page.request.get('/')).text()).match(/data-version="\w+"/)?.[0]
    const first = await version()
    await page.route(
      /virtual:portfolio(?:\?|$)/,
      async (route) => {
        const response = await route.fetch()
        dev.write(rename)
        await expect.poll(version).not.toBe(first)
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto('/')
    await expect(headingOf(page, other)).toBeAttached()
  })

  test.describe('restarted while the page loads', () => {
    test.use({ allowProblems: /\[vite\]|react-devtools|net::ERR/i })

    test('shows the page once the server is there again', async ({ page }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort('connectionreset'),
      )
      await page.goto('/')
      await page.unrouteAll()
      await expect(headingOf(page, good)).toBeAttached()
    })
  })

  testOpened('reports a missing picture until it exists', async ({ page, dev }) => {
    await openAt(page, written('about').heading)
    // Loaded, and in place of the broad one of another test: what the page asks for while it is deleted is an error that
    // the browser logs.
    await expect.poll(() => proportion(page)).toBeCloseTo(portraitProportion)
    const picture = join(dev.folder, 'images/portrait.webp')
    const bytes = readFileSync(picture)
    rmSync(picture)
    await expect(errorOverlayOf(page)).toContainText('images/portrait.webp')
    dev.put(picture, bytes)
    await expect(errorOverlayOf(page)).toHaveCount(0)
    await expect(portrait(page)).toBeAttached()

    dev.write((text) => text.replace('images/portrait.webp', '../elsewhere/me.webp'))
    await expect(errorOverlayOf(page)).toContainText('../elsewhere/me.webp')
    dev.write((text) => text.replace('../elsewhere/me.webp', 'images/me.webp'))
    await expect(errorOverlayOf(page)).toContainText('images/me.webp')
    dev.put(join(dev.folder, 'images/me.webp'), bytes)
    await expect(errorOverlayOf(page)).toHaveCount(0)
    await expect(portrait(page)).toHaveAttribute('src', /\/me\.webp$/)
    expect(await isSameVisit(page)).toBe(true)
  })

  testOpened('serves a file beside the YAML once a link leads to it', async ({ page, dev }) => {
    await open(page)
    dev.write((text) =>
      text.replace(/action: .*#projects.*/, "action: { name: Prices, href: 'files/price%20list.txt' }"),
    )
    await expect(page.getByRole('link', { name: 'Prices' })).toBeVisible()
    const response = await page.request.get('/files/price%20list.txt')
    expect(await response.text()).toContain('Two pages')
    dev.write((text) => text.replace('price%20list', 'prise%20list'))
    await expect(errorOverlayOf(page)).toContainText('price list.txt')
  })

  testOpened('reports a missing YAML until it exists', async ({ page, dev }) => {
    await open(page)
    const text = readFileSync(dev.yaml)
    rmSync(dev.yaml)
    await expect(errorOverlayOf(page)).toContainText('There is no file')
    dev.put(dev.yaml, text)
    await expect(errorOverlayOf(page)).toHaveCount(0)
    expect(await isSameVisit(page)).toBe(true)
  })

  test.describe('on an example', () => {
    test.use({ yaml: 'examples/mine/portfolio.yaml' })

    test('shows edits of its YAML and of its pictures', async ({ page, dev }) => {
      await openAt(page, written('about').heading)
      dev.write(rename)
      await expect(headingOf(page, other)).toBeAttached()
      dev.put(join(dev.folder, 'images/portrait.webp'), await broadPicture(page))
      await scrollTo(
        page,
        await portrait(page).evaluate((image) => scrollY + image.getBoundingClientRect().top - 100),
      )
      await expect.poll(() => proportion(page)).toBe(3)
      expect(await isSameVisit(page)).toBe(true)
    })
  })

  test.describe('with a document made while a picture was missing', () => {
    // Errors about the missing picture.
    test.use({ allowProblems: /./ })

    test('shows the whole page', async ({ page, dev }) => {
      const picture = join(dev.folder, 'images/portrait.webp')
      const bytes = readFileSync(picture)
      await open(page)
      rmSync(picture)
      await expect(errorOverlayOf(page)).toContainText('images/portrait.webp')
      // This page must not be the one that is notified.
      await page.goto('about:blank')
      await page.route(
        '/',
        async (route) => {
          const response = await route.fetch()
          dev.put(picture, bytes)
          const content = () => page.request.get('/@id/__x00__virtual:portfolio')
          await expect.poll(async () => (await content()).status()).toBe(200)
          await route.fulfill({ response })
        },
        { times: 1 },
      )
      await page.goto('/')
      await expect(page).toHaveTitle(/^Mara Lind/)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(headingOf(page, good)).toBeAttached()
    })
  })

  test.describe('started on a broken file', () => {
    test.use({ broken: true, allowProblems: /./ })

    test('shows the mistake, then the page once it is fixed, and prints each mistake once', async ({
      page,
      dev,
    }) => {
      const reports = () => dev.printed().match(/error\[out-of-range\]/g)?.length ?? 0
      await expect.poll(reports, 'before a page is open').toBe(1)
      await page.goto('/')
      await expect(errorOverlayOf(page)).toContainText(positionOf('950', dev))
      await expect(errorOverlayOf(page)).toContainText('0 to 100')
      dev.write(fix)
      await expect(headingOf(page, good)).toBeVisible()
      await expect(errorOverlayOf(page)).toHaveCount(0)
      await expect.poll(() => dev.printed()).toContain('The content is in order again.')
      expect(reports()).toBe(1)
      dev.write(spoil)
      await expect(errorOverlayOf(page)).toBeVisible()
      await expect.poll(reports).toBe(2)
    })
  })
})
