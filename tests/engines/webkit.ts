import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { installDebians } from '../browser/support/install.ts'
import { freePort } from '../browser/support/servers/server.ts'
import { driver } from './drivers.ts'
import { type FindEngine, type Key, type Tab, until, type Visitor } from './engine.ts'

/** The part of selenium-webdriver that is used. */
interface Selenium {
  Builder: new () => {
    usingServer: (url: string) => { withCapabilities: (capabilities: object) => { build: () => Driver } }
  }
  Key: Record<'ENTER' | 'ESCAPE' | 'TAB' | 'ARROW_LEFT' | 'ARROW_RIGHT', string>
}

interface Driver {
  get: (url: string) => Promise<void>
  getCapabilities: () => Promise<{ get: (name: string) => string }>
  executeAsyncScript: (script: string, ...given: unknown[]) => Promise<{ value?: unknown; error?: string }>
  manage: () => { window: () => { setRect: (size: { width: number; height: number }) => Promise<unknown> } }
  actions: () => Actions
  quit: () => Promise<void>
}

interface Actions {
  sendKeys: (...keys: string[]) => Actions
  move: (place: { x: number; y: number; duration: number }) => Actions
  click: () => Actions
  perform: () => Promise<void>
}

const driverProgram = '/usr/bin/WebKitWebDriver'

/** The engine's own browser, in a folder of the machine's architecture. */
function browserProgram(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path))
}

/** Whether a program is there, once its package was installed where it was missing. */
const has = (program: string, debian: string) =>
  existsSync(program) || (installDebians(debian) && existsSync(program))

/** WebKitGTK, Safari's engine, by WebDriver on a virtual screen. */
export const findWebKit: FindEngine = async () => {
  const isThere = has(driverProgram, 'webkit2gtk-driver') && has('/usr/bin/Xvfb', 'xvfb')
  const binary = browserProgram()
  if (!isThere || !binary)
    return {
      missing:
        'WebKitGTK or a screen for it is not here, and could not be installed: install the packages webkit2gtk-driver and xvfb',
    }
  const selenium = (await driver('selenium-webdriver')) as Selenium
  const first = await start(selenium, binary, {})
  const { version } = first
  await first.tab.close()
  return { version, visit: async (visitor) => (await start(selenium, binary, visitor)).tab }
}

/** A virtual screen. */
async function screen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = child.stdio[3] as Readable
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()))
    child.once('exit', () => reject(new Error('Xvfb does not start.')))
  })
  return { display: `:${number}`, process: child }
}

/** Settings of the window: its own controls take no room, or no page could be as narrow as a phone's. */
function settings({ lessMotion = false }: Visitor): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }',
  )
  const icons = ['gtk-menu', 'gtk-small-toolbar', 'gtk-large-toolbar', 'gtk-button']
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\ngtk-icon-sizes=${icons.map((name) => `${name}=4,4`).join(':')}\n`,
  )
  return folder
}

async function start(
  { Builder, Key: codes }: Selenium,
  binary: string,
  visitor: Visitor,
): Promise<{ tab: Tab; version: string }> {
  const folder = settings(visitor)
  const { display, process: xvfb } = await screen()
  const port = await freePort()
  const server = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(`${url}/status`).then(
        () => true,
        () => false,
      ),
    Boolean,
  )
  const args = ['--automation', '--private', ...(visitor.withoutScripts ? ['--enable-javascript=false'] : [])]
  const browser = new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
    .build()
  const version = `WebKitGTK ${(await browser.getCapabilities()).get('browserVersion')}`
  const keys: Record<Key, string> = {
    Enter: codes.ENTER,
    Escape: codes.ESCAPE,
    Tab: codes.TAB,
    ArrowLeft: codes.ARROW_LEFT,
    ArrowRight: codes.ARROW_RIGHT,
  }
  async function ask(work: (given: never) => unknown, given?: unknown): Promise<never> {
    const { value, error } = await browser.executeAsyncScript(
      `const [given, done] = arguments
      Promise.resolve().then(() => (${work})(given)).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      given ?? null,
    )
    if (error) throw new Error(error)
    return value as never
  }
  const tab: Tab = {
    // The window is larger than the page by its frame.
    async resize(width, height) {
      const window = browser.manage().window()
      await window.setRect({ width, height })
      const inner = () => ask(() => innerHeight) as Promise<number>
      const around = height - (await until(inner, (inner) => inner < height))
      await window.setRect({ width, height: height + around })
      await until(inner, (inner) => inner === height)
    },
    open: (url) => browser.get(url),
    ask,
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    click: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    async close() {
      await browser.quit().catch(() => {})
      for (const process of [server, xvfb]) {
        process.kill()
        await once(process, 'exit')
      }
      // Processes of the browser may still be writing.
      const removed = () =>
        rm(folder, { recursive: true, force: true }).then(
          () => true,
          () => false,
        )
      await until(removed, Boolean)
    },
  }
  return { tab, version }
}
