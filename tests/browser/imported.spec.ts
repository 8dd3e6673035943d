import { layoutRules, violations } from './axe.ts'
import { broken, smallControls } from './looks.ts'
import type { SiteName } from './sites.ts'
import { expect, rest, scrollThrough, scrollTo, test } from './test.ts'

// What npm run import makes of a file is a page in order before anybody has touched it.

const imports: { site: SiteName; name: string; headings: string[] }[] = [
  {
    site: 'importedResume',
    name: 'Dr. Lena Vasquez',
    headings: [
      'Who I Am.',
      'What I Know.',
      'Where I Have Worked.',
      'Where I Learnt.',
      'What I Am Certified In.',
      'What Others Noticed.',
      'Let’s Talk.',
    ],
  },
  {
    site: 'importedLinkedIn',
    name: 'Noor Haddad',
    headings: [
      'Who I Am.',
      'What I Know.',
      'Where I Have Worked.',
      'Where I Learnt.',
      'What I Am Certified In.',
      'Let’s Talk.',
    ],
  },
]

for (const { site, name, headings } of imports) {
  test.describe(site, () => {
    test.use({ site })

    test('shows who it is of, and all of its sections, and nothing is in the way of anybody @phone', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
      await scrollThrough(page)
      await scrollTo(page, 0)
      await rest(page.locator('body'))
      expect(await broken(page)).toEqual([])
      expect(await smallControls(page)).toEqual([])
      expect(await violations(page, ':root', isMobile ? layoutRules : undefined)).toEqual([])
    })

    test('has a résumé', async ({ page }) => {
      await page.goto('/resume/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await violations(page)).toEqual([])
    })
  })
}
