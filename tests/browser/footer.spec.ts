import { content, written } from './content.ts'
import { expect, test } from './test.ts'

const profiles = [
  ['LinkedIn', '#'],
  ['GitHub', '#'],
  ['Email', `mailto:${content.site.owner.email}`],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('holds three profiles as icons, the first five links and the copyright line', async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')

      const icons = footer.getByRole('list', { name: 'Profiles' }).getByRole('link')
      await expect(icons).toHaveCount(3)
      for (const [index, [name, href]] of profiles.entries()) {
        await expect(icons.nth(index)).toHaveAccessibleName(name)
        await expect(icons.nth(index)).toHaveAttribute('href', href)
        await expect(icons.nth(index).locator('svg')).toBeVisible()
      }

      const line = footer.getByText(content.footer.copyright, { exact: true })
      await expect(line).toBeVisible()
      await expect(line).toContainText('© 2025')

      const links = footer.getByRole('navigation').getByRole('link')
      await expect(links).toHaveText(['Home', 'About', 'Skills', 'Services', 'Projects'])
      await links.getByText('About').click()
      await expect(page.getByRole('heading', { name: written('about').heading })).toBeInViewport()
    })
  })
}

test.describe('with two links in the YAML', () => {
  test.use({ site: 'arranged' })

  test('the first two links of the header are repeated', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['Home', 'Words'])
  })
})
