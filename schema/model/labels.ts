import { z } from 'zod'
import { label } from './fields.ts'
import { onlyWith } from './interfaceWords/standard.ts'

const pictures = z
  .strictObject({
    close: label('pictures.close', 'The button that closes a picture that was opened.'),
    previous: label('pictures.previous', 'The button for the picture before it.'),
    next: label('pictures.next', 'The button for the picture after it.'),
    position: label('pictures.position', 'The number of a picture; {n} and {count} are filled in.'),
    animation: label('pictures.animation', 'The button of an animated picture, which plays and stops it.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'alt' })
  .meta({ description: 'Words of pictures that open, and of animated ones.' })

const caseStudy = z
  .strictObject({
    back: label('caseStudy.back', 'The link back to the card of the project.'),
    client: label('caseStudy.client', 'The word above the client of a project.'),
    year: label('caseStudy.year', 'The word above its year.'),
    role: label('caseStudy.role', 'The word above what you were in it.'),
    visit: label('caseStudy.visit', 'The link to the project itself.'),
    previous: label('caseStudy.previous', 'The words above the title of the previous project.'),
    next: label('caseStudy.next', 'The words above the title of the next project.'),
    tags: label('caseStudy.tags', 'The name of the list of tags.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'page' })
  .meta({ description: 'Words of the pages of projects, of their facts and of the lists of their tags.' })

const filter = z
  .strictObject({
    name: label('filter.name', 'The name of the row of tags.'),
    all: label('filter.all', 'The button that shows all projects.'),
    some: label(
      'filter.some',
      'What a screen reader says when a tag was chosen; {count}, {total} and {tag} are filled in.',
    ),
    every: label(
      'filter.every',
      'What a screen reader says when all projects show again; {total} is filled in.',
    ),
  })
  .prefault({})
  .register(onlyWith, { key: 'filter' })
  .meta({ description: 'Words of the row of tags that filters projects.' })

const dates = z
  .strictObject({
    present: label('dates.present', 'Shown in place of an end date for what is still going on.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'end' })
  .meta({ description: 'Words of dates.' })

const resume = z
  .strictObject({
    title: label('resume.title', 'The title of the résumé.'),
    contact: label('resume.contact', 'The heading of the contact details.'),
    summary: label('resume.summary', 'The heading of the summary.'),
    work: label('resume.work', 'The heading of work.'),
    volunteering: label('resume.volunteering', 'The heading of volunteering.'),
    education: label('resume.education', 'The heading of education.'),
    projects: label('resume.projects', 'The heading of projects.'),
    skills: label('resume.skills', 'The heading of skills.'),
    awards: label('resume.awards', 'The heading of awards.'),
    certificates: label('resume.certificates', 'The heading of certificates.'),
    publications: label('resume.publications', 'The heading of publications.'),
    languages: label('resume.languages', 'The heading of languages.'),
    interests: label('resume.interests', 'The heading of interests.'),
    references: label('resume.references', 'The heading of references.'),
    courses: label('resume.courses', 'The word before the courses.'),
    score: label('resume.score', 'The word before a grade.'),
    pdf: label('resume.pdf', 'The link to the PDF.'),
    home: label('resume.home', 'The link back to the main page.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'resume' })
  .meta({ description: 'Words of the résumé, and the headings of its parts.' })

/** The interface words that belong to no section. Those of a section stand in its own schema. */
export const labels = z
  .strictObject({
    skip: label('labels.skip', 'The first link of the page, for keyboards.'),
    home: label(
      'labels.home',
      'What a screen reader says for your name or logo in the header; {name} is the owner’s name.',
    ),
    navigation: label('labels.navigation', 'The name of the header’s links.'),
    openMenu: label('labels.openMenu', 'The name of the menu button while the menu is closed.'),
    closeMenu: label('labels.closeMenu', 'The name of the menu button while the menu is open.'),
    footerNavigation: label('labels.footerNavigation', 'The name of the footer’s links.'),
    socials: label('labels.socials', 'The name of the list of profiles in the footer.'),
    languages: label('labels.languages', 'The name of the list of languages, where the page has several.'),
    newTab: label('labels.newTab', 'What a screen reader adds to a link that opens a new tab.'),
    darkMode: label(
      'labels.darkMode',
      'The name of the switch between dark and light, which is on in dark mode.',
    ),
    pictures,
    caseStudy,
    filter,
    dates,
    resume,
  })
  .prefault({})
  .meta({ description: 'Interface words that belong to no section.' })
