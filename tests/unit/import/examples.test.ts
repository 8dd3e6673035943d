import { expect, it } from 'vitest'
import { fileOf, importOf } from './importing.ts'

// What stands in the files of other programs before their owners write anything into them is of nobody.

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

it('the examples of gitprofile are told of', async () => {
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

it('are its own author’s where it is his', async () => {
  const { written } = await importOf(fileOf('gitprofile.config.ts', configuration('arifszn')))
  expect(written.site.owner.name).toBe('Ariful Alam')
  expect(written.socials?.map(({ href }) => href)).toContain('https://dev.to/arifszn')
})

it.each([
  ['twitter', undefined],
  ['https://twitter.com/ada', 'https://twitter.com/ada'],
  ['@ada', 'https://x.com/ada'],
])('the name %s of developerFolio leads to %s', async (userName, href) => {
  const file = `const greeting = { username: 'Ada', title: 'Hi' }
const socialMediaLinks = { github: 'https://github.com/ada' }
const twitterDetails = { userName: '${userName}', display: true }
export { greeting, socialMediaLinks, twitterDetails }`
  const { written } = await importOf(fileOf('portfolio.js', file))
  expect(written.socials?.find(({ name }) => name === 'X')?.href).toBe(href)
})
