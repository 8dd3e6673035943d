import { maker } from '../support/paths.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

test.describe('a page without samples or external pictures', () => {
  test.use({ site: 'arranged' })

  test('requests nothing from other hosts, and not the script that makes samples', async ({
    page,
    foreign,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await scrollThrough(page)
    expect(foreign).toEqual([])
    expect(requested.filter((url) => maker.test(url))).toEqual([])
  })
})
