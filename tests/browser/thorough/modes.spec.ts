import type { Page } from '@playwright/test'
import { expect, moving, rest, test } from '../support/test.ts'

const grounds = { dark: 'rgb(12, 13, 15)', light: 'rgb(243, 239, 231)' }

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('with the default mode the page is dark even on a light device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await ground(page)).toBe(grounds.dark)
})

test.describe('in the mode of the device', () => {
  test.use({ site: 'system' })

  for (const scheme of ['dark', 'light'] as const) {
    test(`a ${scheme} device shows the ${scheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/')
      expect(await ground(page)).toBe(grounds[scheme])
      await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked({
        checked: scheme === 'dark',
      })
    })
  }

  test.describe('if the first script does not load', () => {
    test.use({ allowProblems: /Failed to load resource/ })

    test('there is no switch', async ({ page, block }) => {
      await block('*/loader-*.js')
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('switch')).toHaveCount(0)
    })
  })

  test('follows the device during the visit', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(page)).toBe(grounds.light)
    await expect(page.getByRole('switch')).not.toBeChecked()
  })

  test('the switch changes the mode, and the choice applies on the next visit before scripts load', async ({
    page,
    hold,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('switch').click()
    await expect.poll(() => ground(page)).toBe(grounds.light)
    await expect(page.getByRole('switch')).not.toBeChecked()

    // Only the inline script in the head has run, so this is the first paint.
    const release = hold(/\.js$/)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ground(page)).toBe(grounds.light)
    release()
    await expect(page.getByRole('switch')).not.toBeChecked()
  })

  test.describe('with motion', () => {
    test.use(moving)

    test('the knob of the switch moves first, and then all colours change at once', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      // Hydration marks the current link, which is another transition: wait for it.
      await expect(page.locator('header [aria-current]')).toHaveCount(1)
      await rest(page.locator('body'))
      const { moving, kept } = await page.getByRole('switch').evaluate(async (element) => {
        const properties = () =>
          document
            .getAnimations()
            .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : 'other'))
        const colour = () => getComputedStyle(document.documentElement).backgroundColor
        if (!(element instanceof HTMLElement)) throw new Error('The switch is no HTML element.')
        const before = colour()
        element.focus()
        element.click()
        const moving = [properties()]
        const kept = colour() === before
        while (colour() === before) await new Promise(requestAnimationFrame)
        moving.push(properties())
        return { moving, kept }
      })
      expect(kept).toBe(true)
      expect(moving).toEqual([['transform'], ['transform']])
      await expect(page.locator('[data-turning]')).toHaveCount(0)
    })
  })

  test('two immediate clicks leave the mode unchanged', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('switch').evaluate((element) => {
      if (element instanceof HTMLElement) for (let press = 0; press < 2; press++) element.click()
    })
    await expect(page.getByRole('switch')).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    expect(await ground(page)).toBe(grounds.dark)
  })

  test('the switch works by keyboard before React has loaded', async ({ page, hold }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const release = hold(/\/react-[^/]*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('switch').focus()
    await expect(async () => {
      await page.keyboard.press('Space')
      expect(await page.getByRole('switch').getAttribute('aria-checked')).toBe('false')
    }).toPass()
    await expect.poll(() => ground(page)).toBe(grounds.light)
    release()
  })

  test('a choice is kept when the device changes its mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('switch').click()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('switch').click()
    await expect.poll(() => ground(page)).toBe(grounds.dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await rest(page.locator('body'))
    await expect(page.getByRole('switch')).toBeChecked()
    expect(await ground(page)).toBe(grounds.dark)
  })

  test('a choice applies in other open tabs too, where the switch continues from it', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'dark' })
    await other.goto('/')
    await page.getByRole('switch').click()
    await expect.poll(() => ground(other)).toBe(grounds.light)
    await expect(other.getByRole('switch')).not.toBeChecked()
    await other.getByRole('switch').click()
    await expect.poll(() => ground(page)).toBe(grounds.dark)
  })

  test('at the event of a return from the back/forward cache the page applies the stored choice', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    // Only the event: Chromium without windows has no such cache.
    await page.evaluate(() => {
      localStorage.setItem('mode', 'light')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => ground(page)).toBe(grounds.light)
    await expect(page.getByRole('switch')).not.toBeChecked()
  })

  test('without storage a choice applies to the current visit', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Nothing may be kept.', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await ground(page)).toBe(grounds.dark)
    await page.getByRole('switch').click()
    await expect.poll(() => ground(page)).toBe(grounds.light)
    await expect(page.getByRole('switch')).not.toBeChecked()
  })

  test('follows the device if the stored value is invalid', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mode', 'sepia'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await ground(page)).toBe(grounds.dark)
    await expect(page.getByRole('switch')).toBeChecked()
  })
})

test.describe('without scripts', () => {
  test.use({ site: 'system', javaScriptEnabled: false })

  test('there is no switch', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('switch')).toHaveCount(0)
  })
})
