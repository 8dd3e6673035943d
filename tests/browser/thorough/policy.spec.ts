import type { Page } from '@playwright/test'
import { expect, moving, scrollThrough, still, test } from '../support/test.ts'

/** Records every violation of the policy; call it before the page is opened. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
}

// Springs set style attributes, which a policy can refuse too: two of the pages are read with motion.
for (const [site, motion] of [
  ['default', moving],
  ['system', still],
  ['added', moving],
] as const) {
  test.describe(`the ${site} page under its headers and its own policy`, () => {
    test.use({ ...motion, site })

    // Also on a phone, which has the menu.
    test('works without any violation', {
      tag: site === 'default' ? '@phone' : [],
    }, async ({ page, mails }) => {
      const reported = await refusals(page)
      const response = await page.goto('/')
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain(`default-src 'none'`)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(policy.match(/unsafe-[\w-]+/g) ?? []).toEqual(
        policy.includes('style-src-attr') ? ['unsafe-inline'] : [],
      )
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) {
        await menu.click()
        await page.keyboard.press('Escape')
      }
      const modes = page.getByRole('switch')
      if (await modes.isVisible()) await modes.click()
      await scrollThrough(page)
      const next = page.getByRole('button', { name: 'Next testimonial' })
      if (await next.isVisible()) await next.click()
      const send = page.locator('form').getByRole('button')
      if (await send.isVisible()) {
        // A form in which nothing is written opens no mail program.
        await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
        await send.click()
        await expect.poll(() => mails.length).toBe(1)
      }
      expect(await reported()).toEqual([])
    })
  })
}

test.describe('an injected script', () => {
  test.use({ allowProblems: /Content Security Policy|404/i })

  test('does not run, and neither does an event handler or a script from another host', async ({ page }) => {
    const reported = await refusals(page)
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hacked = 1'
      const foreign = document.createElement('script')
      foreign.src = 'https://evil.example/x.js'
      const image = document.createElement('img')
      image.setAttribute('onerror', 'window.hacked = 2')
      image.src = '/nowhere.png'
      document.body.append(script, foreign, image)
    })
    // Reported for the header and for the policy in the document.
    await expect
      .poll(async () => [...new Set(await reported())].sort())
      .toEqual([
        'script-src-attr inline ',
        'script-src-elem https://evil.example/x.js ',
        'script-src-elem inline ',
      ])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
