import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorOverlayOf, headingOf, test } from '../support/devTest.ts'
import { expect } from '../support/test.ts'

test.describe('the dev server with a case study', () => {
  // A separate server, in whose folder the test adds and changes Markdown files.
  test.use({ yaml: 'examples/pages/portfolio.yaml', allowProblems: /status of 404.*\/projects\/atlas\// })

  test('shows a page added to a project, its edits and mistakes, and its link back', async ({
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
    // Edits show even if the start page was never opened.
    await page.goto('/projects/atlas/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlas')
    await expect(headingOf(page, 'The beginning')).toBeVisible()

    put('## The end')
    await expect(headingOf(page, 'The end')).toBeVisible()
    put('#### Too deep')
    const error = errorOverlayOf(page)
    await expect(error).toContainText('projects/atlas.md:3:1')
    put('## Mended')
    await expect(headingOf(page, 'Mended')).toBeVisible()
    await expect(error).toHaveCount(0)

    // Without the page its address shows the 404 page, as for visitors, until the page is back.
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
