import { z } from 'zod'
import { href, icon, text } from './fields.ts'

/** A named link: of the header, of a button. */
export const link = z
  .strictObject({ name: text('The words of the link.').meta({ title: 'Words' }), href })
  .meta({ description: 'A link: its words and where it leads.' })

/** A link to a profile or an address, shown by icon in the footer and by name in the contact section. */
export const social = z
  .strictObject({
    name: text('The name of the network or site; it is also what a screen reader says for the icon.'),
    icon,
    href,
  })
  .meta({ description: 'A profile or an address: name, icon and link.' })

export type Link = z.output<typeof link>
