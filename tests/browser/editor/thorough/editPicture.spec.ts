import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { root } from '../../support/paths.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowProblems: /\[vite\]|react-devtools/i })

const bar = (page: Page) => page.locator('onefolio-bar')
const status = (page: Page) => bar(page).locator('.words-strip [role=status]')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture' })
const portrait = (page: Page) => page.locator('#about img')

/** Opens the page, begins to edit, and presses the portrait. */
async function pressPortrait(page: Page) {
  await open(page)
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(status(page)).toContainText('Press a text')
  await portrait(page).click()
  // The first copy of the page waits until the server has read all components.
  await expect(dialog(page)).toBeVisible({ timeout: 60_000 })
}

test('a picture is uploaded, described and focused in one step, and undone to the same bytes', async ({
  page,
  dev,
}) => {
  const file = (name: string) => join(dev.folder, 'images', name)
  const before = readFileSync(dev.yaml, 'utf8')
  const picture = readFileSync(file('portrait.webp'))
  await pressPortrait(page)
  const { violations } = await new AxeBuilder({ page }).include('onefolio-bar').analyze()
  expect(violations).toEqual([])

  // What is no picture is refused when it is chosen, by what is in it, and so is what is too large.
  const choose = (name: string, buffer: Buffer) =>
    dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('notes.png', Buffer.from('These are notes.'))
  await expect(dialog(page).getByRole('alert')).toHaveText(/^notes\.png cannot be shown here: take .*WebP/)
  await choose('huge.png', Buffer.alloc(26 * 1024 * 1024))
  await expect(dialog(page).getByRole('alert')).toHaveText(/^huge\.png is larger than 25 MB/)
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveAccessibleName('portrait.webp')

  await choose('Portrait.webp', picture)
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveAccessibleName('Portrait.webp')
  const words = dialog(page).getByLabel('What it shows')
  await words.fill('Mara at her desk: “so”')
  await dialog(page).getByRole('slider', { name: 'Focus from the top' }).press('Home')
  await dialog(page).getByRole('slider', { name: 'Focus from the left' }).press('ArrowRight')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(status(page)).toContainText(/Saved, .*portfolio\.yaml:\d+/)
  await expect(portrait(page)).toHaveAttribute('alt', 'Mara at her desk: “so”')
  await expect(portrait(page)).toHaveAttribute('src', /portrait-2\.webp/)
  await expect(portrait(page)).toHaveCSS('object-position', '51% 0%')
  expect(readFileSync(file('portrait-2.webp')).equals(picture)).toBe(true)
  expect(readFileSync(file('portrait.webp')).equals(picture)).toBe(true)
  const after = readFileSync(dev.yaml, 'utf8')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(portrait(page)).toHaveAttribute('src', /portrait\.webp/)
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
  expect(existsSync(file('portrait-2.webp'))).toBe(false)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(portrait(page)).toHaveAttribute('src', /portrait-2\.webp/)
  expect(readFileSync(dev.yaml, 'utf8')).toBe(after)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => existsSync(file('portrait-2.webp'))).toBe(false)
})

test('a picture that is undone while it is being saved is undone', async ({ page, dev }) => {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const deliver = () => socket.send(message)
      if (isHeld && String(message).includes('portfolio:answer')) held.push(deliver)
      else deliver()
    })
  })
  const written = () => readFileSync(dev.yaml, 'utf8')
  const before = written()
  await pressPortrait(page)
  await dialog(page).getByLabel('What it shows').fill('Mara at her desk')
  isHeld = true
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(written).not.toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  isHeld = false
  for (const deliver of held) deliver()
  await expect(status(page)).toContainText('Undone, ')
  expect(written()).toBe(before)
})

test('a picture is chosen among those of the folder by keyboard alone, and its focus by a press', async ({
  page,
  dev,
}) => {
  const before = readFileSync(dev.yaml, 'utf8')
  dev.put(join(dev.folder, 'images/other.webp'), readFileSync(join(dev.folder, 'images/portrait.webp')))
  await pressPortrait(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // Enter opens where the keys have led.
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveAccessibleName('other.webp')
  const shown = dialog(page).locator('.frame-of-picture img')
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 }
  await shown.click({ position: { x: width / 4, y: height / 2 } })
  await dialog(page).getByLabel('What it shows').press('Enter')
  await expect(portrait(page)).toHaveAttribute('src', /other\.webp/)
  expect(readFileSync(dev.yaml, 'utf8')).toMatch(/src: images\/other\.webp\n.*\n? *focus: 25% 50%\n/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(portrait(page)).toHaveAttribute('src', /portrait\.webp/)
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test('by touch another picture is chosen, and the choice undone @phone-only', async ({ page, dev }) => {
  const before = readFileSync(dev.yaml, 'utf8')
  dev.put(join(dev.folder, 'images/other.webp'), readFileSync(join(dev.folder, 'images/portrait.webp')))
  await open(page)
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).tap()
  await expect(status(page)).toContainText('Press a text')
  await portrait(page).tap()
  const other = dialog(page).getByRole('radio', { name: 'other.webp' })
  await other.tap({ timeout: 60_000 })
  await expect(other).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Save' }).tap()
  await expect(portrait(page)).toHaveAttribute('src', /other\.webp/)
  await bar(page).getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(portrait(page)).toHaveAttribute('src', /portrait\.webp/)
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test('an icon is chosen among pictures of all, by a word of its name', async ({ page, dev }) => {
  const before = readFileSync(dev.yaml, 'utf8')
  await open(page)
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(status(page)).toContainText('Press a text')
  const icon = page.locator('#about li, #about dl > *').filter({ hasText: 'Experience' }).locator('svg')
  await icon.click()
  const icons = page.getByRole('dialog', { name: 'Icon' })
  await expect(icons).toBeVisible({ timeout: 60_000 })
  await page.keyboard.type('ferris')
  const wheel = icons.getByRole('radio', { name: 'lucide:ferris-wheel' })
  await expect(wheel).toBeVisible()
  // The one that was found need not be pressed.
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText(/Saved, .*portfolio\.yaml:\d+/)
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before.replace('lucide:clock-3', 'lucide:ferris-wheel'))
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
})

/** A picture of each kind: the words by which the page has it, and what else can be set of it. */
const kinds: { name: string; address: string; find: string; has?: 'focus' }[] = [
  { name: 'logo', address: '/', find: 'header a svg' },
  { name: 'hero', address: '/', find: '#home img', has: 'focus' },
  { name: 'portrait', address: '/', find: '#about img', has: 'focus' },
  { name: 'project', address: '/', find: '#projects img', has: 'focus' },
  { name: 'avatar', address: '/', find: '#testimonials img', has: 'focus' },
  { name: 'plate', address: '/', find: '#plates li:nth-of-type(2) img', has: 'focus' },
  { name: 'client', address: '/', find: '#clients img' },
  { name: 'poster', address: '/', find: '#film img', has: 'focus' },
  { name: 'translated', address: '/de/', find: '#about img', has: 'focus' },
]

const src = 'images/portrait.webp'
const more = `
  - type: gallery
    id: plates
    label: Plates
    heading: Plates
    items: [{ src: ${src}, alt: One of two }, { src: ${src}, alt: One of two }] # twice the same
  - { type: logos, id: clients, label: Clients, heading: Clients, items: [{ name: Harbour, src: ${src} }] }
  - type: video
    id: film
    label: Film
    heading: A film
    title: The film
    video: https://www.youtube.com/watch?v=aqz-KE-bpKQ
    poster: { src: ${src}, alt: The first scene }
`

test.describe('a picture of each kind', () => {
  test.use({ yaml: 'kinds/portfolio.yaml' })

  test('gets another file, words and focus, and all of it is undone to the same bytes', async ({
    page,
    dev,
  }) => {
    // Nine pictures, each written, shown and undone.
    test.setTimeout(600_000)
    dev.write((text) =>
      text
        .replace(/^theme:$/m, 'theme:\n  logo: { src: images/logo.svg }')
        .replace(/^( +)note: Booking.*$/m, `$&\n$1art: { picture: { src: ${src}, alt: A lamp } }`)
        .replace(
          /samples:\n +count: 5\n +words(?:.*\n)*? +link: '#'/,
          `items: [{ title: Map, description: A map, link: '#about', image: { src: ${src}, alt: A map } }]`,
        )
        .replace(
          /samples:\n +count: 5/,
          `items: [{ name: Ada, feedback: Good., avatar: { src: ${src}, alt: Ada } }]`,
        )
        .replace(/\n(?= +- type: contact)/, more),
    )
    const overlay = join(dev.folder, 'portfolio.de.yaml')
    dev.put(
      overlay,
      Buffer.from('site: { title: Ein Titel }\nsections: [{ id: about, portrait: { alt: Mara } }]\n'),
    )
    const state = () => [dev.yaml, overlay].map((file) => readFileSync(file, 'utf8'))
    const pictures = () => readdirSync(join(dev.folder, 'images')).toSorted()
    const states = [state()]
    const before = pictures()
    const webp = readFileSync(join(dev.folder, src))
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle id="new" r="2"/></svg>',
    )

    let address = ''
    for (const kind of kinds) {
      await test.step(kind.name, async () => {
        if (kind.address !== address) {
          address = kind.address
          await page.goto(address)
          await expect(page.locator('main > section:empty')).toHaveCount(0)
          await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
        }
        await expect(status(page)).toContainText(/./)
        const picture = page.locator(kind.find).first()
        await picture.scrollIntoViewIfNeeded()
        // Words may stand on the middle of it, and it may be wider than the page.
        const { x, height } = (await picture.boundingBox()) ?? { x: 0, height: 0 }
        await picture.click({ position: { x: 8 - Math.min(0, x), y: height / 2 }, force: true })
        await expect(dialog(page)).toBeVisible({ timeout: 60_000 })
        const isLogo = kind.name === 'logo'
        const name = `A ${kind.name}.${isLogo ? 'svg' : 'webp'}`
        const buffer = isLogo ? svg : webp
        const mimeType = isLogo ? 'image/svg+xml' : 'image/webp'
        await dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
        const words = `New: a ${kind.name} # “so”`
        if (!isLogo) await dialog(page).getByRole('textbox').fill(words)
        if (kind.has === 'focus') await dialog(page).getByRole('slider', { name: /top/ }).press('Home')
        await dialog(page).getByRole('button', { name: 'Save' }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect(status(page)).toContainText(/Saved, /)
        if (isLogo) await expect(page.locator('header circle')).toBeAttached()
        // Logos of clients are drawn in one colour, as pictures within the page.
        else if (kind.name === 'client') await expect(page.getByAltText(words)).toBeVisible()
        else
          await expect(page.getByAltText(words)).toHaveAttribute('src', new RegExp(`a-${kind.name}\\.webp`))
        if (kind.has === 'focus')
          await expect(page.getByAltText(words)).toHaveCSS('object-position', '50% 0%')
        states.push(state())
      })
    }
    // The other of the same two is as it was, and the words of a translation stand in its file alone.
    expect(state()[0]).toContain(`[{ src: ${src}, alt: One of two }, { src: images/a-plate.webp`)
    expect(state()[1]).toContain('New: a translated')
    expect(state()[0]).not.toContain('New: a translated')
    execFileSync(process.execPath, [join(root, 'src/node/cli/bin.mjs'), 'check', dev.yaml], { cwd: root })

    for (const one of states.slice(0, -1).toReversed()) {
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(state).toEqual(one)
    }
    await expect.poll(pictures).toEqual(before)
  })
})
