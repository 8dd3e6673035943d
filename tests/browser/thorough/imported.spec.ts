import type { SiteName } from '../../sites/sites.ts'
import { layoutRules, violations } from '../support/looks/axe.ts'
import { broken, smallControls } from '../support/looks/looks.ts'
import { expect, rest, scrollThrough, scrollTo, test } from '../support/test.ts'

// A site made by npm run import must be correct before anyone edits it.

/** An import; its headline, where that is not the owner’s name, and the headings that the owner’s name and role choose. */
const imports: { site: SiteName; headline?: string; owner: string; headings: string[] }[] = [
  {
    site: 'importedResume',
    owner: 'Dr. Lena Vasquez',
    headings: [
      'Who I Am.',
      'What You Can Rely On.',
      'Made to Be Used.',
      'The Road So Far.',
      'What I Have Published.',
      'And a Little More.',
      'What Others Say.',
      'Say Hello.',
    ],
  },
  {
    site: 'importedLinkedIn',
    headline: 'I build services that stay up.',
    owner: 'Noor Haddad',
    headings: [
      'In My Own Words.',
      'What I Know.',
      'Made to Be Used.',
      'Where I Have Worked.',
      'Where I Learnt.',
      'Let’s Talk.',
    ],
  },
  {
    site: 'importedRendercv',
    owner: 'Frances Oduya',
    headings: [
      'First Things First.',
      'What I Know.',
      'Where I Have Worked.',
      'Where I Learnt.',
      'What Others Noticed.',
      'What I Have Published.',
      'Say Hello.',
    ],
  },
  {
    site: 'importedGitprofile',
    owner: 'Ada Okafor',
    headings: [
      'Who I Am.',
      'What I Have Done.',
      'What I Have Made.',
      'What You Can Rely On.',
      'The Groundwork.',
      'What I Have Published.',
      'Say Hello.',
    ],
  },
  {
    site: 'importedDeveloperFolio',
    headline: 'Hi all, I’m Saira',
    owner: 'Saira Malik',
    headings: [
      'Who I Am.',
      'What I Have Done.',
      'Made to Be Used.',
      'What I Know.',
      'What I Work With.',
      'Where I Learnt.',
      'What Others Noticed.',
      'And a Little More.',
      'Write to Me.',
    ],
  },
]

for (const { site, owner, headline = owner, headings } of imports) {
  test.describe(site, () => {
    test.use({ site })

    test('shows its headline, its name and all sections, passes the layout checks and axe, and has a résumé @phone', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(owner)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
      await scrollThrough(page)
      await scrollTo(page, 0)
      await rest(page.locator('body'))
      expect(await broken(page)).toEqual([])
      expect(await smallControls(page)).toEqual([])
      expect(await violations(page, ':root', isMobile ? layoutRules : undefined)).toEqual([])
      // On a phone the link is in the menu; the résumé itself is the same.
      if (isMobile) return
      await page.getByRole('navigation').first().getByRole('link', { name: 'Résumé' }).click()
      await expect(page).toHaveURL(/\/resume\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner)
      expect(await violations(page)).toEqual([])
    })
  })
}
