import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

const bar = (page: Page) => page.locator('onefolio-bar')
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const status = (page: Page) => bar(page).locator('.words-strip [role=status]')
const problem = (page: Page) => bar(page).getByRole('alert')
/** The text that is edited where it stands. */
const typed = (page: Page) => page.locator('[contenteditable=plaintext-only]')
/** A field of the form of an entry. */
const field = (page: Page, name: string) => bar(page).getByRole('dialog').getByLabel(name, { exact: true })
const heading = (page: Page) => page.locator('#about h2:not([contenteditable], [role=textbox])')

/** Opens the page and begins to edit. */
async function begin(page: Page) {
  await open(page)
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
}

const written = (dev: { yaml: string }) => readFileSync(dev.yaml, 'utf8')

test('a text is edited where it stands, in its own type, and saved to its line', async ({ page, dev }) => {
  await begin(page)
  const before = written(dev)
  const type = (name: string) =>
    heading(page)
      .first()
      .evaluate((h, name) => getComputedStyle(h).getPropertyValue(name), name)
  const [size, face] = [await type('font-size'), await type('font-family')]
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await expect(typed(page)).toHaveText('Half Engineer, Half Set Designer.')
  expect(await typed(page).evaluate((node) => getComputedStyle(node).fontSize)).toBe(size)
  expect(await typed(page).evaluate((node) => getComputedStyle(node).fontFamily)).toBe(face)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type("It's: new # “so” 🎉")
  await page.keyboard.press('Enter')
  await expect(typed(page)).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toContainText('It’s: new # “so” 🎉')
  expect(written(dev)).toBe(
    before.replace('heading: Half Engineer, Half Set Designer.', `heading: "It's: new # “so” 🎉"`),
  )
  await expect(status(page)).toContainText(/Saved, .*portfolio\.yaml:\d+/)
  // What is shown for editing is what is written.
  await heading(page).click()
  await expect(typed(page)).toHaveText("It's: new # “so” 🎉")
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect(typed(page)).toHaveCount(0)
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(heading(page)).toContainText('It’s: new # “so” 🎉')
  // Undo and redo, by keys and by buttons.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page)).toContainText('Half Engineer, Half Set Designer.')
  expect(written(dev)).toBe(before)
  await button(page, 'Redo').click()
  await expect(heading(page)).toContainText('It’s: new')
  await button(page, 'Undo').click()
  await expect(heading(page)).toContainText('Half Engineer, Half Set Designer.')
  expect(written(dev)).toBe(before)
})

test('what was typed is there from Enter on: the words of before do not come back', async ({ page }) => {
  await begin(page)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Written a moment ago')
  // What each frame shows of the heading, from here on.
  await page.evaluate(() => {
    const frames = new Set<string>()
    Object.assign(window, { frames })
    const look = () => {
      for (const one of document.querySelectorAll('#about h2'))
        if (one.checkVisibility()) frames.add(one.textContent.trim())
      requestAnimationFrame(look)
    }
    look()
  })
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Written a moment ago')
  const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames])
  expect(frames).toEqual(['Written a moment ago'])
})

test('Tab saves and leads to the next text, Shift+Tab back', async ({ page, dev }) => {
  await begin(page)
  await page.locator('#home h1').click()
  await expect(typed(page)).toHaveText('Hi, I Build Websites with *Depth.*')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await expect(typed(page)).toContainText('Immersive, modern')
  await expect.poll(() => written(dev)).toContain('headline: Hi, I Build Websites with *Depth.*!')
  await page.keyboard.press('Shift+Tab')
  await expect(typed(page)).toHaveText('Hi, I Build Websites with *Depth.*!')
})

test('what breaks a rule is refused beside the text, and stays there', async ({ page, dev }) => {
  await begin(page)
  const before = written(dev)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(problem(page)).toContainText('heading')
  await expect(typed(page)).toBeFocused()
  await page.keyboard.type('Now it is right')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Now it is right')
  expect(written(dev)).toBe(before.replace('Half Engineer, Half Set Designer.', 'Now it is right'))
})

test('Enter that ends a conversion saves nothing, and signs that no file may have become spaces', async ({
  page,
  dev,
}) => {
  await begin(page)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('One\vTwo')
  // As Safari sends it.
  const isLeft = await typed(page).evaluate((node) =>
    node.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        keyCode: 229,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    ),
  )
  expect(isLeft).toBe(true)
  await page.keyboard.insertText('!')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Saved')
  expect(written(dev)).toContain('heading: One Two!')
  await expect(heading(page)).toContainText('One Two!')
  // What is refused does not leave an older “Saved”.
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(problem(page)).toContainText('heading')
  await expect(status(page)).toHaveText('Not saved.')
})

test('a change of the file meanwhile wins, and says so', async ({ page, dev }) => {
  await begin(page)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.type('Mine')
  dev.write((text) => text.replace('Half Engineer, Half Set Designer.', 'Changed elsewhere.'))
  await expect(heading(page)).toContainText('Changed elsewhere.')
  // The page was drawn anew, and what is typed is still there.
  await expect(typed(page)).toContainText('Mine')
  await page.keyboard.press('Enter')
  await expect(problem(page)).toContainText('changed in the file meanwhile')
  await expect(problem(page)).toContainText('Changed elsewhere.')
  expect(written(dev)).toContain('heading: Changed elsewhere.')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toContainText('Changed elsewhere.')
})

test('addresses and levels are in the form of what they belong to', async ({ page, dev }) => {
  await begin(page)
  await page.locator('#home a', { hasText: 'View My Work' }).first().click()
  await expect(typed(page)).toHaveText('View My Work')
  await button(page, 'All fields').click()
  await expect(field(page, 'Words').first()).toBeFocused()
  const address = field(page, 'Address').first()
  await expect(address).toHaveValue('#projects')
  await address.fill('#contact')
  await address.press('Enter')
  await expect.poll(() => written(dev)).toContain("action: { name: View My Work, href: '#contact' }")
  expect(new URL(page.url()).hash).toBe('')
  await page.locator('#skills [data-level="95%"] > *').click()
  const level = field(page, 'Level')
  await expect(level).toBeFocused()
  await expect(level).toHaveValue('95')
  await level.fill('850')
  await level.press('Enter')
  await expect(problem(page).filter({ hasText: '100' })).toBeVisible()
  await level.fill('85')
  await level.press('Enter')
  await expect.poll(() => written(dev)).toContain('{ name: HTML, level: 85 }')
  await expect(button(page, 'Edit')).toBeFocused()
})

test('what is undone while it is being saved is undone', async ({ page, dev }) => {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const deliver = () => socket.send(message)
      if (isHeld && String(message).includes('portfolio:answer')) held.push(deliver)
      else deliver()
    })
  })
  await begin(page)
  const before = written(dev)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  isHeld = true
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(dev)).not.toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  isHeld = false
  for (const deliver of held) deliver()
  await expect.poll(() => written(dev)).toBe(before)
  await expect(heading(page)).toHaveText('Half Engineer, Half Set Designer.')
})

test('keys that come before a text opens are kept for it, and Escape gives it up', async ({ page, dev }) => {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const deliver = () => socket.send(message)
      if (isHeld && String(message).includes('portfolio:answer')) held.push(deliver)
      else deliver()
    })
  })
  const release = () => {
    isHeld = false
    for (const deliver of held.splice(0)) deliver()
  }
  await begin(page)
  const before = written(dev)
  isHeld = true
  await heading(page).click()
  // The focus has moved before anything is answered.
  await expect(bar(page).getByLabel('The text opens')).toBeFocused()
  await expect(bar(page).locator('.frame.waiting')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Keptt')
  await page.keyboard.press('Backspace')
  release()
  await expect(typed(page)).toHaveText('Kept')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(dev)).toBe(before.replace('Half Engineer, Half Set Designer.', 'Kept'))
  await expect(heading(page)).toHaveText('Kept')

  isHeld = true
  await heading(page).click()
  await page.keyboard.type('Given up')
  await page.keyboard.press('Escape')
  release()
  await expect(button(page, 'Edit')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page)).toHaveText('Half Engineer, Half Set Designer.')
  await expect(typed(page)).toHaveCount(0)
  expect(written(dev)).toBe(before)
})

test('a tag is renamed in all of its places or in one, and a pressed date leads to both ends', async ({
  page,
  dev,
}) => {
  dev.write((yaml) =>
    yaml
      .replace(
        / +samples:\n(?: {6,}.*\n)+/,
        `    layout: list
    items:
      - { title: Atlas, description: A map., link: 'https://a.example', tags: [React, Go] }
      - { title: Globe, description: Round., link: 'https://b.example', tags: [React] }
`,
      )
      .replace(
        '  - type: testimonials',
        `  - type: timeline
    id: past
    label: Past
    heading: My past
    items:
      - { title: Owner, organisation: There, start: 2024 }
      - { title: Baker, organisation: Here, start: 2019, end: 2020 }
      - { organisation: Nowhere, roles: [{ title: Lead, start: 2014, end: 2016 }, { title: Aide, start: 2012, end: 2013 }] }

  - type: testimonials`,
      ),
  )
  await begin(page)
  const before = written(dev)
  const tag = (name: string) => page.locator('#projects li').getByText(name, { exact: true })
  const everywhere = bar(page).getByRole('checkbox', { name: 'Rename in all 2 places' })

  await tag('React').first().click()
  await expect(typed(page)).toHaveText('React', { timeout: 60_000 })
  await page.keyboard.type('P')
  await page.keyboard.press('Tab')
  await expect(everywhere).toBeFocused()
  await page.keyboard.press('Space')
  await expect(everywhere).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(tag('ReactP')).toHaveCount(2)
  expect(written(dev)).toBe(before.replaceAll('[React', '[ReactP'))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(tag('React')).toHaveCount(2)
  expect(written(dev)).toBe(before)

  await tag('React').first().click()
  await expect(everywhere).not.toBeChecked()
  await page.keyboard.type('P')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(dev)).toBe(before.replace('[React', '[ReactP'))
  await tag('Go').click()
  await expect(typed(page)).toHaveText('Go')
  await expect(bar(page).getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.locator('#past').getByText('2019').click()
  await expect(field(page, 'Start').first()).toBeFocused()
  await expect(field(page, 'Start').first()).toHaveValue('2019')
  // The new start is behind the end of before.
  await field(page, 'Start').first().fill('2021')
  await field(page, 'End').first().fill('2023-05')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(dev)).toContain('start: 2021, end: 2023-05 }')
  // Both are one step.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => written(dev)).toContain('start: 2019, end: 2020 }')
  // A period of several roles leads to them.
  await page
    .locator('#past')
    .getByText(/^2012.+2016$/)
    .click()
  await expect(field(page, 'Title').nth(1)).toBeFocused()
  await expect(field(page, 'Start').nth(2)).toHaveValue('2012')
  await field(page, 'Start').nth(2).fill('2011')
  await page.keyboard.press('Enter')
  await expect(page.locator('#past').getByText(/^2011.+2016$/)).toBeVisible()
  expect(written(dev)).toContain('title: Aide, start: 2011, end: 2013 }')
  await page.locator('#past').getByText('2024').click()
  await field(page, 'End').first().fill('present')
  await page.keyboard.press('Enter')
  await expect.poll(() => written(dev)).toContain('start: 2024, end: present }')
})

test('a text below the link of a whole card is edited', async ({ page, dev }) => {
  const item =
    "{ title: Atlas, description: A map., image: { src: images/portrait.webp, alt: Mara Lind }, link: 'https://a.example', result: 9 of 10 }"
  dev.write((yaml) =>
    yaml.replace(
      / +samples:\n(?: {6,}.*\n)+/,
      `    layout: bands\n    action: Read the Case\n    items:\n      - ${item}\n`,
    ),
  )
  await begin(page)
  for (const text of ['9 of 10', 'Read the Case']) {
    const words = page.locator('#projects').getByText(text)
    await words.scrollIntoViewIfNeeded()
    const isOnLink = await words.evaluate((node) => {
      const { left, top, height } = node.getBoundingClientRect()
      return document.elementFromPoint(left + 8, top + height / 2)?.matches('a[data-main]')
    })
    expect(isOnLink, text).toBe(true)
    await words.click({ force: true, position: { x: 8, y: 12 } })
    await expect(typed(page), text).toHaveText(text)
    await page.keyboard.press('Escape')
  }
})

test('a text that nobody has written yet is edited where it stands', async ({ page, dev }) => {
  await begin(page)
  const before = written(dev)
  await page.locator('#contact').getByText('Send Message').click()
  const action = bar(page).getByLabel('action', { exact: true })
  await expect(action).toHaveValue('Send Message')
  await action.fill('Off You Go')
  await action.press('Enter')
  await expect.poll(() => written(dev)).toContain('    form:\n      action: Off You Go\n')
  await expect(page.getByRole('button', { name: 'Off You Go' })).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => written(dev)).toBe(before)
})

test('nothing typed is lost where the server is gone', async ({ page, dev }) => {
  await begin(page)
  await heading(page).click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.type('Not lost. ')
  // The page is loaded again, as when the server comes back.
  await page.reload()
  const field = bar(page).getByLabel('heading')
  await expect(field).toHaveValue(/Not lost\. /)
  await field.press('Enter')
  await expect.poll(() => written(dev)).toContain('Not lost. ')
  await page.reload()
  await expect(button(page, 'Edit')).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveCount(0)
})

test('a double press with Alt edits too', async ({ page }) => {
  await open(page)
  await expect(button(page, 'Edit')).toBeVisible()
  await heading(page).dblclick({ modifiers: ['Alt'] })
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Edit')).toHaveAttribute('aria-pressed', 'false')
})

test.describe('with another language and a page', () => {
  // A separate server, in whose folder the test adds files.
  test.use({ yaml: 'examples/words/portfolio.yaml' })

  test('words are edited in their own files, and stay where the server ends', async ({ page, dev }) => {
    const at = (name: string) => join(dev.folder, name)
    mkdirSync(at('projects'))
    const markdown = 'It "began" **slowly**,\nin two lines.\n\n- A list\n'
    dev.put(at('projects/atlas.md'), Buffer.from(markdown))
    const overlay = '# Deutsch\nsections:\n  - id: about\n    heading: Halb und halb. # so\n'
    dev.put(at('portfolio.de.yaml'), Buffer.from(overlay))
    dev.write((yaml) =>
      yaml.replace(
        / +samples:\n(?: {6,}.*\n)+/,
        '    items: [{ title: Atlas, description: A map., image: { src: images/portrait.webp, alt: Mara Lind }, page: projects/atlas.md }]\n',
      ),
    )
    const before = written(dev)
    const inFile = (name: string) => readFileSync(at(name), 'utf8')
    const edit = async (path: string) => {
      await page.goto(path)
      await button(page, 'Edit').click()
      await expect(status(page)).toContainText('Press a text')
    }

    // Until the server has seen the files, nothing is at their addresses.
    for (const path of ['/de/', '/projects/atlas/'])
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)

    await edit('/de/')
    await page.getByRole('heading', { name: 'Halb und halb.' }).click()
    await expect(typed(page)).toBeFocused()
    await page.keyboard.type(' Ganz.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Halb und halb. Ganz.' })).toBeVisible()
    expect(inFile('portfolio.de.yaml')).toBe(overlay.replace('halb. #', 'halb. Ganz. #'))
    // What is not translated can be written too, also where it is a link.
    for (const link of ['header a:has-text("Skills")', '#home a:has-text("View My Work")']) {
      await page.locator(link).first().click()
      await expect(typed(page)).toHaveText(/^(?:Skills|View My Work)$/)
      await page.keyboard.press('Escape')
    }
    // In the form of an entry, each field is written where it is.
    await page.locator('#skills h3').first().click()
    await button(page, 'All fields').click()
    await expect(bar(page).getByRole('dialog')).toContainText('every language that has none of its own')
    await page.keyboard.press('Escape')

    await edit('/projects/atlas/')
    await page.getByText('in two lines').click()
    await expect(typed(page)).toHaveText('It "began" **slowly**,\nin two lines.', { useInnerText: true })
    await page.keyboard.type(' And a third.')
    // Such a page is loaded anew, and editing goes on.
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await loaded
    await expect
      .poll(() => inFile('projects/atlas.md'))
      .toBe(markdown.replace('two lines.', 'two lines. And a third.'))
    await expect(page.getByText('And a third.')).toBeVisible()
    await expect(status(page)).toContainText(/Saved, .*atlas\.md:2/)
    await page.getByText('A list').click()
    await expect(status(page)).toContainText('edit it in the file')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => inFile('projects/atlas.md')).toBe(markdown)
    await expect(page.getByText('And a third.')).toHaveCount(0)
    await expect(status(page)).toContainText(/Undone, .*atlas\.md:2/)
    expect(written(dev)).toBe(before)

    await edit('/')
    await heading(page).click()
    await expect(typed(page)).toBeFocused()
    await page.keyboard.type('Still here. ')
    // The first key loads the samples: all of the page is there before its server ends.
    await expect(page.locator('#testimonials [data-samples=ready]')).toBeAttached()
    await expect(page.locator('[data-samples]:not([data-samples=ready])')).toHaveCount(0)
    dev.stop()
    await page.keyboard.press('Enter')
    await expect(problem(page)).toContainText('does not answer')
    await expect(typed(page)).toContainText('Still here.')
  })
})
