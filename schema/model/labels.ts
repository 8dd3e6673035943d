import { z } from 'zod'
import { label } from './fields.ts'

/** The interface words that belong to no section. Those of a section stand in its own schema. */
export const labels = z
  .strictObject({
    skip: label('Skip to Content', 'The first link of the page, for keyboards.'),
    home: label('{name}, to the Top', 'What a screen reader says for the mark; {name} is the owner’s name.'),
    navigation: label('Main', 'The name of the header’s links.'),
    openMenu: label('Open menu', 'The name of the menu button while the menu is closed.'),
    closeMenu: label('Close menu', 'The name of the menu button while the menu is open.'),
    footerNavigation: label('Footer', 'The name of the footer’s links.'),
    socials: label('Profiles', 'The name of the list of profiles in the footer.'),
    newTab: label('(opens in a new tab)', 'What a screen reader adds to a link that opens a new tab.'),
    pictureMissing: label('Picture not available', 'Shown in place of a picture that did not load.'),
    darkMode: label('Dark mode', 'The name of the switch between dark and light, on when it is dark.'),
  })
  .prefault({})
  .meta({ description: 'Interface words that belong to no section.' })
