import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createBuilder, createServer, type Plugin, type UserConfig } from 'vite'
import { configFor } from '../../../src/node/config.ts'
import { block } from '../support/page/network.ts'
import { root } from '../support/paths.ts'
import { serve } from '../support/servers/server.ts'

/** Replaces the renderer of a section by the component of the fixture. */
const stylesOfProps: Plugin = {
  name: 'test:styles-of-props',
  enforce: 'pre',
  resolveId: (name) =>
    name.endsWith('services/Services.tsx') ? join(root, 'tests/fixtures/styles/Services.tsx') : undefined,
}

function config(): UserConfig {
  const own = configFor(join(root, 'tests/fixtures/good.yaml'))
  return {
    ...own,
    root: join(root, 'src'),
    plugins: [stylesOfProps, own.plugins],
    configFile: false,
    logLevel: 'silent',
  } as UserConfig
}

/** The computed styles of the two buttons and of their ::before. */
const look = (page: Page) =>
  page.locator('#work button').evaluateAll((buttons) =>
    buttons.map((button) =>
      [undefined, '::before'].map((part) => {
        const style = getComputedStyle(button, part)
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
      }),
    ),
  )

/** The styles of the component at first, and after a click has changed its props. */
async function looks(page: Page, url: string) {
  await page.goto(url)
  // Nothing is prerendered here: React makes the page, from the first sign of a visitor on.
  await page.mouse.move(1, 1)
  const toggle = page.getByRole('button', { name: 'Loud' })
  await toggle.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const first = await look(page)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return [first, await look(page)]
}

test.use({ reducedMotion: 'reduce' })

test('a component with styles from props looks the same in the dev server and in a build', async ({
  page,
}) => {
  // Blocked, so that font loading makes no difference.
  await block(page, ['*.woff2*'])
  const dist = mkdtempSync(join(tmpdir(), 'styles-'))
  const builder = await createBuilder({
    ...config(),
    build: { outDir: dist, emptyOutDir: true, modulePreload: false },
  })
  await builder.buildApp()
  const built = await serve(dist)
  const dev = await createServer({
    ...config(),
    server: { middlewareMode: false, host: '127.0.0.1', port: 0 },
  })
  await dev.listen()
  try {
    const inBuild = await looks(page, built.origin)
    expect(inBuild[0]?.[0]?.[0]).toMatchObject({
      color: 'rgb(200, 100, 50)',
      'padding-top': '3px',
      'margin-top': '6px',
    })
    expect(inBuild[1]?.[0]?.[0]).toMatchObject({ color: 'rgb(1, 2, 3)', 'text-decoration-line': 'underline' })
    expect(inBuild[0]?.[1]?.[0]).toMatchObject({
      'letter-spacing': '5px',
      'margin-bottom': '10px',
      'font-style': 'italic',
    })
    expect(await looks(page, dev.resolvedUrls?.local[0] ?? '')).toEqual(inBuild)
  } finally {
    built.close()
    await dev.close()
    rmSync(dist, { recursive: true, force: true })
  }
})
