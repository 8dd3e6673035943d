import { z } from 'zod'
import { label } from './fields.ts'
import { onlyWith } from './interfaceWords/standard.ts'

const caseStudy = z
  .strictObject({
    back: label('caseStudy.back', 'The link back to the card of the project.'),
    visit: label('caseStudy.visit', 'The link to the project itself.'),
    previous: label('caseStudy.previous', 'What stands above the project before.'),
    next: label('caseStudy.next', 'What stands above the project after.'),
    tags: label('caseStudy.tags', 'The name of the list of tags.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'page' })
  .meta({ description: 'Words of the pages of projects, and of the lists of their tags.' })

const filter = z
  .strictObject({
    name: label('filter.name', 'The name of the row of tags.'),
    all: label('filter.all', 'The button that shows all projects.'),
    some: label(
      'filter.some',
      'What a screen reader says when a tag was chosen; {count}, {total} and {tag} are filled in.',
    ),
    every: label('filter.every', 'What it says when all projects show again; {total} is filled in.'),
  })
  .prefault({})
  .register(onlyWith, { key: 'filter' })
  .meta({ description: 'Words of the row of tags that filters projects.' })

/** The interface words that belong to no section. Those of a section stand in its own schema. */
export const labels = z
  .strictObject({
    skip: label('labels.skip', 'The first link of the page, for keyboards.'),
    home: label('labels.home', 'What a screen reader says for the mark; {name} is the owner’s name.'),
    navigation: label('labels.navigation', 'The name of the header’s links.'),
    openMenu: label('labels.openMenu', 'The name of the menu button while the menu is closed.'),
    closeMenu: label('labels.closeMenu', 'The name of the menu button while the menu is open.'),
    footerNavigation: label('labels.footerNavigation', 'The name of the footer’s links.'),
    socials: label('labels.socials', 'The name of the list of profiles in the footer.'),
    languages: label('labels.languages', 'The name of the list of languages, where the page has several.'),
    newTab: label('labels.newTab', 'What a screen reader adds to a link that opens a new tab.'),
    pictureMissing: label('labels.pictureMissing', 'Shown in place of a picture that did not load.'),
    darkMode: label('labels.darkMode', 'The name of the switch between dark and light, on when it is dark.'),
    caseStudy,
    filter,
  })
  .prefault({})
  .meta({ description: 'Interface words that belong to no section.' })
