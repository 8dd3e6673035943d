import { join } from 'node:path'
import { isSameVisit, open, overlayOf, test } from '../support/devTest.ts'
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
    const overlay = overlayOf(page)

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
