import { z } from 'zod'
import { label } from './fields.ts'

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
  })
  .prefault({})
  .meta({ description: 'Interface words that belong to no section.' })
