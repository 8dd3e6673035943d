import { describe, expect, it } from 'vitest'
import { fileOf, importOf, sectionOf } from './importing.ts'

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

it('the placeholders of gitprofile are left out and listed', async () => {
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
    expect(left.map((one) => one.split(':')[0])).toContain(where)
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
  const { written } = await importOf(fileOf('portfolio.js', file))
  expect(written.sections.map((section) => 'heading' in section && section.heading)).toEqual(
    expect.arrayContaining(['Compétences', 'Outils']),
  )
  expect(written.footer.groups).toMatchObject([{ links: [{ name: 'CV précédent' }] }])
  expect(sectionOf(written, 'awards')).toMatchObject({
    items: [{ title: 'Prix', link: { href: 'https://prix.example' } }],
  })
})

it('skills of developerFolio may be in groups, and a login in place of a name is looked for', async () => {
  const file = `const greeting = { username: 'ada.okafor', title: "Hi, I'm Ada Okafor" }
const socialMediaLinks = { github: 'https://github.com/ada' }
const skillsSection = { softwareSkills: {
  boats: [{ skillName: 'Sails', size: '60px' }, { skillName: 'Ropes', size: '60px' }], tools: [{ skillName: 'Saw' }] } }
export { greeting, socialMediaLinks, skillsSection }`
  const { written, left, missing } = await importOf(fileOf('portfolio.js', file))
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [
      { name: 'boats', items: ['Sails', 'Ropes'] },
      { name: 'tools', items: ['Saw'] },
    ],
  })
  expect(left.filter((line) => line.includes('skillName'))).toEqual([])
  expect(missing).toContain('name')
})

it('the placeholders of developerFolio are left out one by one, and listed', async () => {
  const file = `const greeting = { username: 'Ada Okafor', title: "Hi all, I'm Saad",
  subTitle: 'I build boats.', resumeLink: 'https://drive.google.com/file/d/1ofFdKF_mqscH8WvXkSObnVvC9kK7Ldlu/view' }
const socialMediaLinks = { github: 'https://github.com/ada', facebook: 'https://www.facebook.com/saad.pasta7',
  medium: 'https://medium.com/@saadpasta', gmail: 'saadpasta70@gmail.com' }
const skillsSection = { title: 'What I do', subTitle: 'CRAZY FULL STACK DEVELOPER WHO WANTS TO EXPLORE EVERY TECH STACK',
  skills: ['⚡ Progressive Web Applications ( PWA ) in normal and SPA Stacks', 'I carve oars.'],
  softwareSkills: [{ skillName: 'docker' }, { skillName: 'npm' }] }
const workExperiences = { experience: [
  { role: 'Builder', company: 'Facebook', date: 'May 2021 – Present', desc: 'Lorem ipsum dolor sit amet, consectetur' },
  { role: 'Software Engineer', company: 'Facebook', date: 'June 2018 – Present', desc: 'Boats.' } ] }
const blogSection = { blogs: [{ url: 'https://medium.com/@saadpasta/why', title: 'Why REACT is The Best?' }] }
const contactInfo = { number: '+92-3243454077', email_address: 'ada@okafor.example' }
export { greeting, socialMediaLinks, skillsSection, workExperiences, blogSection, contactInfo }`
  const { written, left, text } = await importOf(fileOf('portfolio.js', file))
  expect(text.split('# Not placed')[0]).not.toMatch(/saad|lorem|crazy|react|\+92/i)
  expect(written.site.owner.email).toBe('ada@okafor.example')
  expect(sectionOf(written, 'work')).toMatchObject({
    items: [{ title: 'Builder', organisation: 'Facebook' }],
  })
  expect(sectionOf(written, 'skills')).toMatchObject({
    groups: [{ items: ['docker', 'npm'] }],
  })
  expect(text).toContain('I carve oars.')
  for (const where of [
    'greeting.title',
    'greeting.resumeLink',
    'socialMediaLinks.gmail',
    'skillsSection.skills[0]',
    'workExperiences.experience[1].role',
    'blogSection.blogs[0].title',
    'contactInfo.number',
  ])
    expect(left.map((one) => one.split(':')[0])).toContain(where)
})

it('so are the accounts, the address and the skills of gitprofile', async () => {
  const skills =
    'PHP,Laravel,JavaScript,React.js,Node.js,Nest.js,MySQL,PostgreSQL,Git,Docker,PHPUnit,CSS,Antd,Tailwind'
  const file = `export default {
  github: { username: 'ada' },
  social: { linkedin: 'ariful-alam', x: 'arif_szn', medium: 'ada', website: 'https://www.arifszn.com', email: 'arifulalamszn@gmail.com' },
  skills: ${JSON.stringify(skills.split(','))},
  projects: { github: { mode: 'manual', manual: { projects: ['arifszn/gitprofile', 'ada/boats'] } } },
  blog: { source: 'dev', username: 'arifszn' },
}`
  const { written, left, text } = await importOf(fileOf('gitprofile.config.ts', file))
  expect(written.socials?.map(({ href }) => href)).toEqual([
    'https://github.com/ada',
    'https://medium.com/@ada',
  ])
  expect(written.sections.some(({ id }) => id === 'skills')).toBe(false)
  expect(text.split('# Not placed')[0]).not.toMatch(/arif/)
  for (const where of ['social.linkedin', 'social.email', 'skills[0]', 'blog.username'])
    expect(left.map((one) => one.split(':')[0])).toContain(where)
})

/** The import of a portfolio.js of developerFolio with more in it. */
const folio = (greeting: string, more = '', names: string[] = []) =>
  importOf(
    fileOf(
      'portfolio.js',
      `const greeting = { username: 'Ada Okafor', title: 'Hi', ${greeting} }
const socialMediaLinks = { gmail: 'ada@acme.test' }
${more}
export { ${['greeting', 'socialMediaLinks', ...names].join(', ')} }`,
    ),
  )

describe('a text that is put together', () => {
  it.each([
    ['of texts', `"Pilot. " + 'Brings ' + "ships in."`, 'Pilot. Brings ships in.'],
    ['within a function around it', `emoji("Pilot. " + "Brings ships in.")`, 'Pilot. Brings ships in.'],
    ['of a name and a number', `"Pilot for " + years + " years."`, 'Pilot for 7 years.'],
    ['in a template', `\`Pilot for \${years} \${"years"}.\``, 'Pilot for 7 years.'],
  ])('%s is read', async (_, code, text) => {
    const { written, left } = await folio(`subTitle: ${code}`, 'const years = 7')
    expect(written.sections[0]).toMatchObject({ tagline: text })
    expect(left).toEqual([])
  })

  it.each(['"Since " + new Date().getFullYear()', `\`Since \${new Date().getFullYear()}\``, 'years + years'])(
    'of code is left over once and whole: %s',
    async (code) => {
      const { left } = await folio(`subTitle: ${code}`, 'const years = 7')
      expect(left).toEqual([`code[0]: ${code}`])
    },
  )

  it('cannot grow beyond what is read', async () => {
    const long = JSON.stringify('x'.repeat(30_000))
    const { left } = await folio('subTitle: a + a + a + a', `const a = ${long}`)
    expect(left).toEqual(['code[0]: a + a + a + a'])
  })
})
