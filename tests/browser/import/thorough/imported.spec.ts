import type { SiteName } from '../../../sites/sites.ts'
import { layoutRules, violations } from '../../support/looks/axe.ts'
import { broken, smallControls } from '../../support/looks/looks.ts'
import { expect, rest, scrollThrough, scrollTo, test } from '../../support/test.ts'

// A site made by npm run import must be correct before anyone edits it.

/** An import; its headline, where that is not the owner’s name, and the headings of its sections. */
const imports: { site: SiteName; headline?: string; owner: string; headings: string[] }[] = [
  {
    site: 'importedResume',
    owner: 'Dr. Lena Vasquez',
    headings: [
      'Work',
      'References',
      'About',
      'Projects',
      'Publications, Certificates, and Awards',
      'Skills',
      'Contact',
    ],
  },
  {
    site: 'importedLinkedIn',
    owner: 'Ingrid Solheim',
    headings: ['Work', 'References', 'Publications, Volunteering, and Awards', 'Courses'],
  },
  {
    site: 'importedRendercv',
    owner: 'Frances Oduya',
    headings: ['Work', 'Publications and Awards', 'Skills', 'Contact'],
  },
  {
    site: 'importedGitprofile',
    owner: 'Ada Okafor',
    headings: ['Work', 'Projects', 'Publications and Certificates', 'Skills', 'Contact'],
  },
  {
    site: 'importedDeveloperFolio',
    headline: 'Hi all, I’m Saira',
    owner: 'Saira Malik',
    headings: [
      'Work',
      'Projects',
      'Awards',
      'Skills',
      'Tools',
      'What I do',
      'Blogs',
      'Talks',
      'Podcast',
      'Contact',
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

test.describe('an archive without an e-mail address', () => {
  test.use({ site: 'importedLinkedIn' })

  test('becomes a page without a form and without an address, and so do its résumé and data', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('form')).toHaveCount(0)
    for (const path of ['/', '/resume/', '/resume.json']) {
      const text = await (await page.request.get(path)).text()
      expect(text).toContain('Solheim')
      expect(text).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w|"email"/)
    }
  })
})
