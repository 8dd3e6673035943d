import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator } from '@playwright/test'
import { launchOptions } from '../browser/support/chromium.ts'
import { root } from '../browser/support/paths.ts'
import { freePort } from '../browser/support/servers/server.ts'
import { movingPictureOf, screen } from './movingPicture.ts'

/*
 * Shows how the page of the dev server is edited: the line of a text is found, a word is changed where it stands, and
 * looks are chosen.
 */

/** A copy of the default, to be edited; from within it the file is called as in a folder of `create`. */
const folder = join(root, '.cache/editing')
rmSync(folder, { recursive: true, force: true })
cpSync(join(root, 'content/portfolio.yaml'), join(folder, 'portfolio.yaml'))
cpSync(join(root, 'content/images'), join(folder, 'images'), { recursive: true })
const port = String(await freePort())
const dev = spawn(
  process.execPath,
  [join(root, 'src/node/cli/bin.mjs'), 'dev', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
await new Promise((resolve) => dev.stdout.on('data', (text) => `${text}`.includes(port) && resolve(text)))
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({ viewport: screen, colorScheme: 'dark', reducedMotion: 'reduce' })
const page = await context.newPage()
await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' })
await page.evaluate(() => document.fonts.ready.then(() => undefined))
const bar = page.locator('onefolio-bar')
const tool = (name: string) => bar.getByRole('button', { name, exact: true })
const { take, point, save } = movingPictureOf(page)

/** Moves the pointer to the middle of what a locator finds, or to a share of its width. */
async function pointAt(target: Locator, share = 0.5): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to see of ${target}`)
  await point(box.x + box.width * share, box.y + box.height / 2)
}

/** Presses what a locator finds, and takes a frame once something shows. */
async function press(target: Locator, shows: Locator, share?: number): Promise<void> {
  await pointAt(target, share)
  await page.mouse.down()
  await page.mouse.up()
  await shows.waitFor()
  await take(400)
}

const headline = page.locator('h1')
await take(1200)
await press(tool('Find in YAML'), bar.locator('[aria-pressed=true]'))
for (const found of [page.getByText('Booking from February'), headline]) {
  await pointAt(found, 0.3)
  await bar.locator('.tag').filter({ hasText: 'portfolio.yaml' }).waitFor()
  await take(1700)
}

const field = page.locator('[contenteditable]')
await press(tool('Edit'), bar.getByText('Press a text'))
await press(headline, field, 0.3)
await field.press('End')
await take(700)
const word = 'Depth.*'
for (const _ of word) await field.press('Backspace')
await take(150)
for (const letter of 'Light.*') {
  await field.pressSequentially(letter)
  await take(130)
}
await field.press('Enter')
await headline.filter({ hasText: 'with Light.' }).waitFor()
await take(1600)

// The first: a ground may have the name of a look.
const look = (name: string) => bar.getByRole('radio', { name, exact: true }).first()
await press(tool('Look'), look('Paper'))
for (const name of ['Paper', 'Blueprint', 'Meadow']) {
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await pointAt(look(name))
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(
    (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
    before,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await take(1500)
}
await save('editing', 62)
await browser.close()
dev.kill()
