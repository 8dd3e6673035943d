import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { portfolios, yamlOfRandom } from '../../sites/random.ts'
import { broken } from '../support/looks/looks.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { fixture, root } from '../support/paths.ts'
import { serve } from '../support/servers/server.ts'
import { expect, scrollThrough, scrollTo, test } from '../support/test.ts'

// A property of all sites: whatever sections, words and colours, what passes the check builds, and its page is whole.

const seed = Number(process.env.SEED ?? 1)

for (const [index, portfolio] of fc.sample(portfolios, { seed, numRuns: 4 }).entries())
  test(`random site ${index + 1} builds, and its page is whole on a phone and a desktop`, async ({
    page,
  }) => {
    const yaml = yamlOfRandom(portfolio)
    mkdirSync(join(root, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(root, '.cache/random-'))
    try {
      cpSync(fixture, folder, { recursive: true })
      writeFileSync(join(folder, 'portfolio.yaml'), yaml)
      const build = ['src/node/cli/bin.mjs', 'build', join(folder, 'portfolio.yaml')]
      const { NODE_ENV: _, ...env } = process.env
      const options = { cwd: root, env, encoding: 'utf8' } as const
      const { status, stderr } = spawnSync(
        process.execPath,
        [...build, '--outDir', join(folder, 'dist')],
        options,
      )
      expect(status, `${stderr}\n${yaml}`).toBe(0)
      const { origin, close } = await serve(join(folder, 'dist'))
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const shifts = await collectShifts(page)
        await page.goto(origin)
        await scrollThrough(page)
        await scrollTo(page, 0)
        expect(await broken(page), `${width} px\n${yaml}`).toEqual([])
        expect(await shifts(), `${width} px\n${yaml}`).toEqual([])
      }
      close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
