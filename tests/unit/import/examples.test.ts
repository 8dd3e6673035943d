import { expect, it } from 'vitest'
import { fileOf, importOf } from './importing.ts'

// Placeholders that come with the files of other programs belong to nobody.

const configuration = (owner: string) => `export default {
  github: { username: '${owner}' },
  seo: { title: 'Portfolio of Ariful Alam', description: '' },
  social: { linkedin: 'https://www.linkedin.com/in/ada', x: 'x.com/ada', email: 'ada@example.com' },
  resume: { fileUrl: 'https://www.w3.org/WAI/ER/tests/xhtml/testfiles/resources/pdf/dummy.pdf' },
  experiences: [
    { company: 'Company Name', position: 'Position', from: 'July 2019', to: 'Present' },
    { company: 'Harbour', position: 'Pilot', from: 'July 2019', to: 'Present' },
  ],
  educations: [{ institution: 'Institution Name', degree: 'Degree', from: '2015', to: '2019' }],
  blog: { source: 'dev', username: 'arifszn', limit: 2 },
}`

it('the placeholders of gitprofile are left out and reported', async () => {
  const { written, left } = await importOf(fileOf('gitprofile.config.ts', configuration('ada-okafor')))
  expect(written.site.owner.name).toBe('ada-okafor')
  expect(written.socials?.map(({ href }) => href)).toEqual([
    'https://github.com/ada-okafor',
    'https://www.linkedin.com/in/ada',
    'https://x.com/ada',
    'mailto:ada@example.com',
  ])
  expect(written.footer.groups).toBeUndefined()
  expect(written.sections.map(({ id }) => id)).toEqual(['home', 'work', 'contact'])
  for (const where of ['seo.title', 'resume.fileUrl', 'experiences[0].company', 'blog.username'])
    expect(left).toContain(`${where}: it is an example of gitprofile itself`)
})

it('they are kept for the author of gitprofile, whose own data they are', async () => {
  const { written } = await importOf(fileOf('gitprofile.config.ts', configuration('arifszn')))
  expect(written.site.owner.name).toBe('Ariful Alam')
  expect(written.socials?.map(({ href }) => href)).toContain('https://dev.to/arifszn')
})

it.each([
  ['twitter', undefined],
  ['https://twitter.com/ada', 'https://twitter.com/ada'],
  ['@ada', 'https://x.com/ada'],
])('the Twitter name %s of developerFolio becomes %s', async (userName, href) => {
  const file = `const greeting = { username: 'Ada', title: 'Hi' }
const socialMediaLinks = { github: 'https://github.com/ada' }
const twitterDetails = { userName: '${userName}', display: true }
export { greeting, socialMediaLinks, twitterDetails }`
  const { written } = await importOf(fileOf('portfolio.js', file))
  expect(written.socials?.find(({ name }) => name === 'X')?.href).toBe(href)
})

it('a developerFolio page in another language has its headings, without duplicates', async () => {
  const file = `const greeting = { username: 'Ada', title: 'Bonjour', resumeLink: 'https://files.example/cv.pdf',
  subTitle: 'Je construis des bateaux pour les écoles et je forme des équipes dans la région.' }
const socialMediaLinks = { github: 'https://github.com/ada', display: true }
const techStack = { viewSkillBars: true, experience: [{ Stack: 'Bois', progressPercentage: '90%' }] }
const skillsSection = { softwareSkills: [{ skillName: 'Scie' }], display: true }
const achievementSection = { achievementsCards: [{ title: 'Prix', footerLink: [{ name: 'Voir', url: 'https://prix.example' }] }] }
export { greeting, socialMediaLinks, techStack, skillsSection, achievementSection }`
  const { written, left, text } = await importOf(fileOf('portfolio.js', file))
  expect(written.sections.map((section) => 'heading' in section && section.heading)).toEqual(
    expect.arrayContaining(['Compétences', 'Outils']),
  )
  expect(written.footer.groups).toMatchObject([{ links: [{ name: 'CV (files.example)' }] }])
  expect(text).toContain('[Prix](<https://prix.example/>)')
  expect(left.filter((line) => line.includes('.display'))).toEqual([])
})
