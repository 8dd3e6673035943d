import type { Page } from '@playwright/test'
import { hydrated, longestTask, traced } from '../../bench/visit.ts'
import { expect, moving, rest, test, untilHydrated } from '../support/test.ts'

test.use(moving)

/** Two moments on a slow line, each with the files that have not loaded yet. */
const moments = {
  'React has not loaded': /\/react-[^/]*\.js/,
  'the section has not loaded': /\/(?:Testimonials|Contact)-[^/]*\.js/,
}

for (const [moment, files] of Object.entries(moments)) {
  test.describe(`while ${moment}`, () => {
    test.describe('on a page of real items', () => {
      test.use({ site: 'arranged' })

      test('clicks on the carousel are replayed after hydration: two clicks, two moves', async ({
        page,
        hold,
      }) => {
        const release = hold(files)
        await page.goto('/#words')
        const next = page.getByRole('button', { name: 'Next testimonial' })
        await next.click()
        await next.click()
        await expect(page.getByText('Words of the first.')).toBeVisible()
        release()
        await expect(page.getByText('Words of the third.')).toBeVisible()
        await rest(page.locator('#words'))
        await expect(page.getByText('Words of the second.')).toBeHidden()
      })

      test('arrow keys on it are replayed too, in order', async ({ page, hold }) => {
        const release = hold(files)
        await page.goto('/#words')
        await page.getByRole('button', { name: 'Next testimonial' }).focus()
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
        await expect(page.getByText('Words of the first.')).toBeVisible()
        release()
        await expect(page.getByText('Words of the first.')).toBeHidden()
        await rest(page.locator('#words'))
        await expect(page.getByText('Words of the second.')).toBeVisible()
      })
    })

    const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
    for (const [what, press] of Object.entries({
      'a click on the send button': (page: Page) => send(page).click(),
      'a Shift-click on it': (page: Page) => send(page).click({ modifiers: ['Shift'] }),
      'the Enter key in a field': (page: Page) => page.getByLabel('Name').press('Enter'),
    }))
      test(`${what} sends once what was typed, without leaving the page`, async ({ page, mails, hold }) => {
        const release = hold(files)
        await page.goto('/#contact')
        await page.getByLabel('Message').fill('Early.')
        await press(page)
        const status = page.locator('#contact').getByRole('status')
        await expect(status).toHaveText('')
        release()
        await expect(status).toContainText('Your mail program')
        await rest(page.locator('#contact'))
        expect(mails).toHaveLength(1)
        expect(mails[0]).toContain('body=Early.')
        await expect(page.getByLabel('Message')).toHaveValue('Early.')
      })
  })
}

/** Pauses React's scheduler, so that a loaded section is only hydrated by an urgent event. */
async function holdScheduler(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const held: (() => void)[] = []
    Object.assign(window, { holding: false, held })
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const send = () => post.apply(this, message)
      if ((window as unknown as { holding: boolean }).holding) held.push(send)
      else send()
    } as typeof post
  })
  return () =>
    page.evaluate(() => {
      Object.assign(window, { holding: true })
    })
}

test('once the code of a section has loaded, a click hydrates it synchronously and is handled once', async ({
  page,
  mails,
  hold,
}) => {
  const holdBack = await holdScheduler(page)
  const release = hold(moments['the section has not loaded'])
  // React must have reached the section, and so requested its code, before the scheduler is paused.
  const request = page.waitForRequest(moments['the section has not loaded'])
  await page.goto('/#contact')
  await page.getByLabel('Message').fill('Early.')
  await expect(page.locator('[aria-current]'), 'React has loaded').toBeAttached()
  await request
  await holdBack()
  const loaded = page.waitForResponse(moments['the section has not loaded'])
  release()
  await (await loaded).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('#contact').getByRole('status')).toContainText('Your mail program')
  expect(mails).toHaveLength(1)
})

test.describe('the first sign of a visitor', () => {
  test.use({ site: 'arranged', isVisited: false })

  test('is a press of the carousel, or a letter in the form: nothing is lost', async ({ page, hold }) => {
    const release = hold(/\/react-[^/]*\.js/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Next testimonial' }).click()
    await page.getByLabel('Name').pressSequentially('Ada')
    release()
    await expect(page.getByText('Words of the second.')).toBeVisible()
    await untilHydrated(page.getByLabel('Name'))
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await rest(page.locator('#words'))
    await expect(page.getByText('Words of the first.')).toBeHidden()
  })
})

test('the files for the first interaction are requested in parallel, not one after another', async ({
  page,
  hold,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().replace(/^.*\/(\w+)-.*$/, '$1')))
  const release = hold(/\/react-[^/]*\.js/)
  await page.goto('/#contact')
  // React is held, so no script can have requested the others.
  await expect
    .poll(() => requested)
    .toEqual(expect.arrayContaining(['react', 'page', 'shared', 'springs', 'swipes']))
  expect(requested).not.toContain('Contact')
  release()
  await expect.poll(() => requested).toContain('Contact')
})

test('the page is hydrated in short tasks', async ({ browser, page, hold }) => {
  const longest = async () => {
    const release = hold(/\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const events = await traced({ browser, page }, async () => {
      release()
      await hydrated(page)
    })
    expect(events.some(({ tdur }) => tdur !== undefined)).toBe(true)
    return longestTask(events, 'tdur')
  }
  // In CPU time, so that other load does not matter. Polled, since the first run of a script is the slowest.
  await expect.poll(longest, { intervals: [0], timeout: 60_000 }).toBeLessThan(50)
})

/** The address that a form by mail writes to, on a page that does not have it among its profiles. */
const address = (page: Page) =>
  page.locator('#contact form').getByRole('link', { name: 'hello@maralind.example' })

for (const [what, files] of [
  ['the first script', '*/loader-*.js'],
  ['React', '*/react-*.js'],
  ['the page’s own code', '*/page-*.js'],
] as const) {
  test.describe(`if ${what} does not load`, () => {
    test.use({ site: 'arranged', allowProblems: /Failed to load resource|^thrown: / })

    test('the form is still sent, also by an earlier click, and every testimonial shows', async ({
      page,
      mails,
      hold,
      block,
    }) => {
      const release = hold(/\/(?:react|page)-[^/]*\.js/)
      await block(files)
      await page.goto('/')
      const send = page.getByRole('button', { name: 'Send Message' })
      await send.click()
      release()
      await expect.poll(() => mails).toHaveLength(1)
      await send.click()
      await expect.poll(() => mails).toHaveLength(2)
      const section = page.locator('#words')
      for (const words of ['first', 'second', 'third'])
        await expect(section.getByText(`Words of the ${words}.`)).toBeVisible()
      await expect(section.getByRole('button')).toHaveCount(0)
      await expect(address(page), 'whoever has no mail program can read where to write').toBeVisible()
    })
  })
}

test.describe('if a script added by another program does not load', () => {
  test.use({ site: 'arranged', allowProblems: /Failed to load resource/ })

  test('the page is not marked as unhydrated', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(
      () =>
        new Promise((failed) => {
          const script = document.createElement('script')
          document.head.append(Object.assign(script, { type: 'module', src: 'none.js', onerror: failed }))
        }),
    )
    expect(await page.locator('html').getAttribute('data-unhydrated')).toBeNull()
  })
})

for (const [what, files] of [
  ['renderer', '*/Testimonials-*.js'],
  ['springs', '*/springs-*.js'],
] as const) {
  test.describe(`if the ${what} of a section does not load`, () => {
    test.use({ site: 'arranged', allowProblems: /Failed to load resource|^thrown: / })

    test('every testimonial shows, and no button that would do nothing', async ({ page, block }) => {
      await block(files)
      await page.goto('/#words')
      const section = page.locator('#words')
      for (const words of ['first', 'second', 'third'])
        await expect(section.getByText(`Words of the ${words}.`)).toBeVisible()
      await expect(section.getByRole('button')).toHaveCount(0)
    })
  })
}

test.describe('if the code of the form does not load', () => {
  test.use({ site: 'arranged', allowProblems: /Failed to load resource|^thrown: / })

  test('its address can be read', async ({ page, block }) => {
    await block('*/Contact-*.js')
    await page.goto('/#contact')
    await expect(address(page)).toBeVisible()
  })
})

test.describe('the address that a form writes to', () => {
  test.use({ site: 'arranged' })

  test('is not shown twice: a live form says it once the mail program was opened', async ({ page }) => {
    await page.goto('/#contact')
    await untilHydrated(page.getByLabel('Name'))
    await expect(address(page)).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is there to read', async ({ page }) => {
      await page.goto('/')
      await expect(address(page)).toBeVisible()
    })
  })
})

test.describe('if React throws', () => {
  // Without smooth scrolling, which could still be under way to the focused field when positions are compared.
  test.use({ site: 'arranged', allowProblems: /^thrown: /, contextOptions: { reducedMotion: 'reduce' } })

  test('page, input and scroll position are kept, and the form is sent', async ({ page, mails, hold }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    const release = hold(/react-/)
    const failed = page.waitForEvent('pageerror')
    await page.goto('/')
    const name = page.getByLabel('Name')
    await name.fill('Ada')
    // Above the testimonials, which become taller when all of them show.
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    const top = () =>
      page
        .locator('main > section')
        .nth(1)
        .evaluate((one) => one.getBoundingClientRect().top)
    const before = await top()
    release()
    await failed
    expect(await top()).toBeCloseTo(before, 0)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Ada')
    const section = page.locator('#words')
    for (const words of ['first', 'second', 'third'])
      await expect(section.getByText(`Words of the ${words}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => mails).toHaveLength(1)
  })
})

test.describe('a copy of the page that a program stores after hydration', () => {
  test.use({ site: 'arranged' })

  test('has its styles', async ({ page, browser }) => {
    await page.goto('/#contact')
    await hydrated(page)
    // The address within the form is for where no scripts run.
    const look = () =>
      [...document.querySelectorAll('main > section, h2, main a:not(form a)')].map((one) => {
        const { display, fontSize, color } = getComputedStyle(one)
        return [one.localName, display, fontSize, color].join(' ')
      })
    const live = await page.evaluate(look)
    const stored = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() })
    await stored.setContent(await page.content())
    expect(await stored.evaluate(look)).toEqual(live)
    await stored.close()
  })
})
