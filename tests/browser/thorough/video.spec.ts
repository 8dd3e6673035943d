import type { Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { expect, rest, scrollThrough, test } from '../support/test.ts'

const ownVideo = sectionIn('more', 'video', 'own-video')
const video = sectionIn('more', 'video', 'video')

// Requests to the video service are blocked unless a test answers them.
test.use({ site: 'more', allowProblems: /ERR_|youtube/ })

const section = (page: Page, { heading }: { heading: string }) => page.getByRole('region', { name: heading })
const poster = (page: Page, one: { heading: string; title: string }) =>
  section(page, one).getByRole('link', { name: `Play the video: ${one.title}` })

test('nothing of a video loads before its poster is pressed, and then the player has the focus', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  )
  await page.goto('/#video')
  await scrollThrough(page)
  await rest(section(page, video))
  expect(requested.filter((url) => /youtube|\.webm|\.vtt/.test(url))).toEqual([])
  expect(await violations(page)).toEqual([])

  await poster(page, video).focus()
  await page.keyboard.press('Enter')
  const player = section(page, video).locator('iframe')
  await expect(player).toHaveAttribute('title', video.title)
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
  await expect(player).toBeFocused()
  await expect(player.contentFrame().locator('p'), 'the policy allows it').toHaveText('The player')
  await expect(poster(page, video)).toHaveCount(0)
})

test('a video of the site plays with its captions', async ({ page }) => {
  await page.goto('/#own-video')
  await poster(page, ownVideo).click()
  const player = section(page, ownVideo).locator('video')
  await expect(player).toBeFocused()
  await expect.poll(() => player.evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBe(160)
  const cue = () =>
    player.evaluate((video) => {
      const [cue] = (video as HTMLVideoElement).textTracks[0]?.cues ?? []
      return cue && 'text' in cue && cue.text
    })
  await expect.poll(cue).toBe('Colours pass.')
  expect(await violations(page)).toEqual([])
})

test('the poster has the same size as the player, in the aspect ratio of the video', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/#own-video')
  const frame = section(page, ownVideo).locator('figure > :first-child')
  const before = await frame.boundingBox()
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(4 / 5, 2)
  expect(before?.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  await poster(page, ownVideo).click()
  await expect(section(page, ownVideo).locator('video')).toBeVisible()
  const after = await frame.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
})

test('a poster pressed before React loads plays afterwards, and a new tab opens the video at once', async ({
  page,
  hold,
}) => {
  const release = hold(/\/react-[^/]*\.js/)
  await page.goto('/#own-video')
  const inAnotherTab = page.context().waitForEvent('page')
  await poster(page, ownVideo).click({ modifiers: ['ControlOrMeta'] })
  await (await inAnotherTab).close()
  await poster(page, ownVideo).click()
  await expect(section(page, ownVideo).locator('video')).toHaveCount(0)
  release()
  await expect(section(page, ownVideo).locator('video')).toBeFocused()
})

test('in print the poster and the address of the video show', async ({ page }) => {
  await page.goto('/#video')
  await page.emulateMedia({ media: 'print' })
  await expect(section(page, video).getByRole('img')).toBeVisible()
  const watch = section(page, video).getByRole('link', { name: /^Watch on YouTube/ })
  const shown = await watch.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(shown).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
})

test('structured data has the upload date of a video and the absolute address of its thumbnail', async ({
  page,
}) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.parse(text ?? '{}')['@graph'] as Record<string, unknown>[]
  expect(graph.filter((node) => node['@type'] === 'VideoObject')).toMatchObject([
    {
      name: 'Reel',
      uploadDate: '2024-05-31',
      thumbnailUrl: expect.stringMatching(/^https:\/\/example\.com\/portfolio\/assets\//),
      embedUrl: expect.stringContaining('youtube-nocookie.com'),
    },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a poster links to the video', async ({ page }) => {
    await page.goto('/#video')
    await expect(poster(page, video)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    await expect(poster(page, ownVideo)).toHaveAttribute('href', 'videos/reel.webm')
    expect((await page.request.get('/videos/reel.vtt')).status()).toBe(200)
  })
})
