import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorOverlayOf, isSameVisit, open, test } from '../support/devTest.ts'
import { root } from '../support/paths.ts'
import { expect } from '../support/test.ts'

test.describe('changes by the owner while the dev server runs', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  test('custom styles apply at once and come last, follow edits, and report mistakes with positions', async ({
    page,
    dev,
  }) => {
    await open(page)
    const file = join(dev.folder, 'extra.css')
    const put = (css: string) => dev.put(file, new TextEncoder().encode(css))
    const copyright = page.getByRole('contentinfo').getByText('©')
    const overlay = errorOverlayOf(page)

    put('footer p { color: rgb(1, 2, 3) }')
    dev.write((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
    await expect(copyright).toHaveCSS('color', 'rgb(1, 2, 3)')
    put('footer p { color: rgb(4, 5, 6); background: url(images/portrait.webp) }')
    await expect(copyright).toHaveCSS('color', 'rgb(4, 5, 6)')
    await expect(copyright).toHaveCSS('background-image', /portrait\.webp/)

    put('footer p {\n  color red;\n}')
    await expect(overlay).toContainText('Colon is expected', { ignoreCase: true })
    await expect(overlay).toContainText('extra.css:2:9')
    await expect(copyright).toHaveCSS('color', 'rgb(4, 5, 6)')
    put('footer p { color: rgb(7, 8, 9) }')
    await expect(overlay).toBeHidden()
    await expect(copyright).toHaveCSS('color', 'rgb(7, 8, 9)')
    expect(await isSameVisit(page)).toBe(true)

    // On a newly opened page they also come last, though components add their styles later.
    await open(page)
    await expect(copyright).toHaveCSS('color', 'rgb(7, 8, 9)')
    const after = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('style')]
      return styles.slice(styles.findIndex((style) => style.textContent?.includes('rgb(7,8,9)')) + 1).length
    })
    expect(after).toBe(0)
  })

  test('removing the header moves its links to the footer, and adding it moves them back', async ({
    page,
    dev,
  }) => {
    await open(page)
    dev.write((text) => text.replace('\nnav:\n', '\nheader: none\nnav:\n'))
    await expect(page.getByRole('banner')).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
    dev.write((text) => text.replace('header: none\n', ''))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveCount(0)
  })
})

test.describe('the content policy of the dev server', () => {
  test.use({ allowProblems: /./ })

  test('refuses what the build refuses', async ({ page }) => {
    await open(page)
    const refused = await page.evaluate(async () => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        directives.push(effectiveDirective)
      })
      await fetch('https://api.example/hours').catch(() => undefined)
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.head.append(style)
      await new Promise((done) => setTimeout(done))
      return directives
    })
    expect(refused).toEqual(['connect-src', 'style-src-elem'])
    await expect(page.locator('body')).not.toHaveCSS('display', 'none')
  })

  test('follows the owner’s style sheet, which may name other hosts', async ({ page, dev, foreign }) => {
    await open(page)
    const css = 'footer p { background: url(https://shots.example/paper.png) }'
    dev.put(join(dev.folder, 'extra.css'), new TextEncoder().encode(css))
    dev.write((text) => text.replace('theme:\n', 'theme:\n  styles: extra.css\n'))
    // A policy comes with a document, so the page is loaded anew.
    await expect(page.getByRole('contentinfo').getByText('©')).toHaveCSS('background-image', /shots\.example/)
    await expect(errorOverlayOf(page)).toHaveCount(0)
    await expect.poll(() => foreign.map(({ url }) => url)).toContain('https://shots.example/paper.png')
  })
})

test.describe('a section type of the owner’s own', () => {
  test.use({ allowProblems: /./ })

  const yaml = `  - type: talks
    id: talks
    label: Talks
    heading: On Stage.
    items:
      - title: Islands of Light
        date: 2024-03

`

  test('may be added while the server runs, follows edits, and recovers from mistakes', async ({
    page,
    dev,
  }) => {
    await open(page)
    const overlay = errorOverlayOf(page)
    const folder = join(dev.folder, 'sections')
    const original = join(root, 'tests/fixtures/own/sections')
    /**
     * Saves a file of the type with a change, until that shows: the watcher of the server swallows a change that follows
     * another within some milliseconds.
     */
    const edit = (name: string, was: string, is: string, shows: () => Promise<void>) =>
      expect(async () => {
        const text = readFileSync(join(original, 'talks', name), 'utf8')
        expect(text).toContain(was)
        dev.put(join(folder, 'talks', name), new TextEncoder().encode(text.replace(was, is)))
        await shows()
      }).toPass({ timeout: 15_000 })
    const soon = { timeout: 2000 }
    const reports = (text: string) => () => expect(overlay).toContainText(text, soon)
    const isWell = () => expect(overlay).toHaveCount(0, soon)
    try {
      dev.write((text) => text.replace('  - type: contact\n', `${yaml}  - type: contact\n`))
      await expect(overlay).toContainText('"talks" is not a type of section')
      cpSync(original, folder, { recursive: true })
      await expect(page.getByRole('heading', { name: 'Islands of Light' })).toBeAttached()
      await isWell()
      const claps = page.getByRole('button', { name: 'Claps' })
      await claps.click()
      await expect(claps).toHaveText('Claps: 1')

      // The component: an edit keeps what a visitor did, and a mistake goes away once it is mended.
      const date = page.locator('#talks li').getByText('Mar 2024')
      await edit('Talks.tsx', '{talk.dates}', 'Given in {talk.dates}', () =>
        expect(date).toHaveText('Given in Mar 2024', soon),
      )
      await expect(claps).toHaveText('Claps: 1')
      await edit('Talks.tsx', 'return (', 'return ((', reports('Talks.tsx:'))
      await edit('Talks.tsx', '', '', isWell)
      const throwing = `  if (section) throw new Error('on purpose')\n  return (`
      await edit('Talks.tsx', '  return (', throwing, reports('on purpose'))
      // At its line in the file, above the bar, and without words about files that no owner has.
      await expect(overlay).toContainText('sections/talks/Talks.tsx:24:22')
      await expect(overlay.getByText('vite.config.js')).toBeHidden()
      const bar = await page.locator('onefolio-bar').boundingBox()
      const above = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.localName,
      )
      expect([bar, above]).toEqual([expect.anything(), 'vite-error-overlay'])
      await edit('Talks.tsx', '', '', isWell)
      await edit('Talks.tsx', '  Icon,', '  Icn as Icon,', reports('onefolio/section has no Icn'))
      await expect(overlay).toContainText('sections/talks/Talks.tsx:4:3')
      await edit('Talks.tsx', '', '', isWell)
      await expect(date).toHaveText('Mar 2024')

      // The schema: what it says counts at once.
      await edit('schema.ts', 'date: date(', 'date: dat(', reports('schema.ts:22:7'))
      await edit('schema.ts', '', '', isWell)
      await edit('schema.ts', '      date:', '      day:', reports('"date" is not a key'))
      await edit('schema.ts', '', '', isWell)

      // The metadata: the content policy follows them.
      await edit('metadata.ts', 'talks.example', 'other.example', async () => {
        const policy = (await page.request.get('/')).headers()['content-security-policy']
        expect(policy).toContain('https://other.example.com')
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
