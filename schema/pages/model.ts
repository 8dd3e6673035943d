import { z } from 'zod'
import { ownPageFile, text } from '../model/fields.ts'

const page = z
  .strictObject({
    page: ownPageFile(
      'The Markdown file with the text of the page: legal/imprint.md is published at legal/imprint/, and now.md at now/. The German text is in legal/imprint.de.md, and so on.',
    ),
    title: text('The title of the page, which is its heading too.'),
    description: text(
      'One or two sentences for search results and link previews; the page does not show them. Left out, they are those of the site.',
    ).optional(),
    indexed: z.boolean().default(true).meta({
      description:
        'Whether search engines may show the page. false keeps it out of their results and out of the sitemap; whoever has its address can read it.',
    }),
  })
  .meta({ description: 'A page of its own: its Markdown file and its title.' })

/** Whether a text has the form of the path of a page's Markdown file. */
export const isPageFile = (path: string): boolean => page.shape.page.safeParse(path).success

/** Pages that belong to no section, such as an imprint. That each has a file of its own is a rule. */
export const pages = z.array(page).default([]).meta({
  description:
    'Pages made from Markdown files, such as an imprint, a privacy notice, what you use, or what you do now. Link to one by its file or its address: legal/imprint.md or legal/imprint/.',
})
