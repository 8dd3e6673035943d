import type { Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { expect, test } from '../support/test.ts'

const papers = sectionIn('more', 'publications', 'papers')

test.use({ site: 'more', javaScriptEnabled: false })

const section = (page: Page) => page.getByRole('region', { name: papers.heading })

test('publications show their year, authors and links', async ({ page }) => {
  await page.goto('/#papers')
  const entry = (index: number) => section(page).getByRole('listitem').nth(index)
  const titles = section(page).getByRole('heading', { level: 3 })
  await expect(titles).toContainText(papers.items.map(({ title }) => title))
  await expect(entry(0)).toContainText(
    '2023Notes on the Analytical EngineL. Menabrea, M. LindScientific Memoirs',
  )
  await expect(entry(0).getByRole('strong'), 'the owner is emphasised').toHaveText('M. Lind')
  await expect(entry(1), 'and not named as the only author').not.toContainText('M. Lind')
  const links = entry(0).getByRole('link')
  await expect(links.first()).toHaveText('doi.org/10.1000/182(3)a')
  await expect(links.first()).toHaveAttribute('href', 'https://doi.org/10.1000/182(3)a')
  await expect(links.last()).toContainText('Read It TXT')
  await expect(titles.nth(1).getByRole('link'), 'a link without words is on the title').toHaveAttribute(
    'href',
    papers.items[1]?.link?.href ?? '',
  )
})

test.describe('many publications', () => {
  test.use({ site: 'career-published' })

  test('recede: two large, four smaller, and the rest on two columns, or one on phones', async ({ page }) => {
    await page.goto('/')
    const entries = page.getByRole('region', { name: 'Publications' }).getByRole('listitem')
    await expect(entries).toHaveCount(22)
    const titles = entries.getByRole('heading')
    const sizes = await titles.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    )
    expect([...new Set(sizes)]).toEqual([...new Set(sizes)].toSorted((a, b) => b - a))
    expect([0, 1, 2, 5, 6, 21].map((index) => sizes.indexOf(sizes[index] ?? 0))).toEqual([0, 0, 2, 2, 6, 6])
    const starts = await entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    const columns = (page.viewportSize()?.width ?? 0) < 960 ? 1 : 2
    expect(new Set(starts.slice(0, 6)).size).toBe(1)
    expect(new Set(starts.slice(6)).size).toBe(columns)
  })
})

test('structured data has them as ScholarlyArticle', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.parse(text ?? '{}')['@graph'] as Record<string, unknown>[]
  expect(graph.filter((node) => node['@type'] === 'ScholarlyArticle')).toMatchObject([
    {
      name: 'Notes on the Analytical Engine',
      author: [{ '@type': 'Person', name: 'L. Menabrea' }, { name: 'M. Lind' }],
      datePublished: '2023',
      isPartOf: { name: 'Scientific Memoirs' },
      identifier: { propertyID: 'DOI', value: '10.1000/182(3)a' },
      url: 'https://example.com/portfolio/files/price%20list.txt',
      sameAs: 'https://doi.org/10.1000/182(3)a',
    },
    { name: 'A Sketch', datePublished: '2019' },
  ])
})
