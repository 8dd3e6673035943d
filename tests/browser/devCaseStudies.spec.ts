import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { headingOf, overlayOf, test } from './support/devTest.ts'
import { expect } from './support/test.ts'

test.describe('the dev server with the page of a project', () => {
  // A server of its own, in whose folder Markdown files come and go.
  test.use({ yaml: 'examples/pages/portfolio.yaml' })

  test('shows the page that a project is given, its edits and its mistakes, and the way back', async ({
    page,
    dev,
  }) => {
    const text = join(dev.folder, 'projects/atlas.md')
    mkdirSync(join(dev.folder, 'projects'))
    const put = (heading: string) => dev.put(text, Buffer.from(`How it went.\n\n${heading}\n\nSlowly.\n`))
    put('## The beginning')
    dev.write((yaml) =>
      yaml.replace(
        / +samples:\n(?: {6,}.*\n)+/,
        '    items: [{ title: Atlas, description: A map., image: { src: images/portrait.webp, alt: Mara Lind }, page: projects/atlas.md }]\n',
      ),
    )
    // It follows edits also where no start page was opened before.
    await page.goto('/projects/atlas/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlas')
    await expect(headingOf(page, 'The beginning')).toBeVisible()

    put('## The end')
    await expect(headingOf(page, 'The end')).toBeVisible()
    put('#### Too deep')
    const error = overlayOf(page)
    await expect(error).toContainText('projects/atlas.md:3:1')
    put('## Mended')
    await expect(headingOf(page, 'Mended')).toBeVisible()
    await expect(error).toHaveCount(0)

    // Without its page the address is one at which there is none, as it is for visitors, until it has one again.
    const [named, unnamed] = ['page: projects/atlas.md', "link: 'https://atlas.example/'"]
    dev.write((yaml) => yaml.replace(named, unnamed))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Here.')
    dev.write((yaml) => yaml.replace(unnamed, named))
    await expect(headingOf(page, 'Mended')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the overview' }).click()
    await expect(headingOf(page, 'Atlas')).toBeInViewport()
    await page.getByRole('link', { name: /^View Project.*Atlas/ }).click()
    await expect(page).toHaveURL(/\/projects\/atlas\/$/)
    await expect(headingOf(page, 'Mended')).toBeVisible()
  })
})
