import { z } from 'zod'
import { year } from '../dates.ts'
import { href, label, pageFile, picture, properName, sentence, text, whole } from '../fields.ts'
import { layout, shownIn } from '../layouts.ts'
import { link } from '../links.ts'
import { shownSizes } from '../shownSize.ts'
import { head, samples } from './section.ts'

const project = z
  .strictObject({
    title: text('The name of the project.'),
    description: sentence('What it is and what you did, in a sentence or two.'),
    image: shownIn(
      { layouts: ['stack'], mayStay: true },
      picture.clone().register(shownSizes, { width: 862, height: 576, fit: 'cover' }).meta({
        title: 'Picture',
        description:
          'A picture and its alternative text. Required for the layout stack; in a grid or a list a project may do without.',
      }),
    ),
    link: href.optional().meta({
      description:
        'The address of the project itself. Without page, the card links to it; with page, that page does, beside its title. Without link, page and links, a project is shown and leads nowhere.',
    }),
    links: z
      .array(link)
      .min(1)
      .max(6)
      .optional()
      .meta({
        description: 'Further links: 1 to 6, each with its words, such as Live and Code.',
        examples: [[{ name: 'Code', href: 'https://github.com/you/atlas' }]],
      }),
    page: pageFile(
      'A Markdown file that gives the project a page of its own: projects/atlas.md is published at projects/atlas/. The German text is in projects/atlas.de.md, and so on.',
    ).optional(),
    client: properName('For whom it was made; shown on the page of the project.').optional(),
    year: year.optional(),
    role: text('What you were in it, such as Design and code; shown on the page of the project.').optional(),
    result: text('What came of it, in a few words, shown large.')
      .max(40)
      .optional()
      .meta({ examples: ['9 s → 80 ms', '40 M messages a day, none lost'] }),
    tags: z
      .array(text('What it was made with, or what it is, in a word or two.').max(40))
      .min(1)
      .max(20)
      .refine(
        (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
        'a tag stands twice, or two differ by capital letters alone',
      )
      .optional()
      .meta({
        description: 'Tags, on the card and on the page of the project.',
        examples: [['React', 'Rust']],
      }),
  })
  .meta({ description: 'A project: title, description, picture, and where it leads.' })

const sampleProjects = z
  .strictObject({
    count: samples.count(5, 'projects'),
    // With more words a sample is higher than its placeholder, and would move what is below.
    words: whole(1, 40, 'How many words a description has.').default(20),
    suffix: label('stack.suffix', 'The word after the company name in the title of a sample.'),
    link: href.default('#').meta({ description: 'Where every sample leads.' }),
    image: samples.picture('https://picsum.photos/seed/{seed}/1200/900'),
    alt: label('stack.alt', 'The alternative text of the picture; {title} is the title of the project.'),
    seed: samples.seed,
    loading: samples.loading('stack.loading'),
    failed: samples.failed,
    retry: samples.retry,
  })
  .meta({ description: 'Sample projects, made anew on each load of the page.' })

/** The work, as a stack of cards, a grid or a list: real `items`, or `samples`, never both (a rule). */
export const projects = z
  .strictObject({
    type: z.literal('projects'),
    ...head,
    layout: layout('stack', {
      stack: 'large cards that stick, pile up and recede while scrolling',
      grid: 'pictures side by side, alternately wide and narrow, with the words below them; a project without a picture is a card of words',
      list: 'a line for each, with a small picture, for many projects',
      names: 'their names in large letters, and beside each what it is',
      bands:
        'a band as wide as the page for each, with its result in large letters and its picture to the edge, for few with drawings',
    }),
    items: z
      .array(project)
      .min(1)
      .optional()
      .meta({ description: 'Real projects, in the order in which they show.' }),
    samples: sampleProjects.optional(),
    filter: z.boolean().optional().meta({
      description:
        'Shows a row of all tags above the projects; choosing a tag shows only the projects that have it.',
    }),
    lightbox: z.boolean().optional().meta({
      description: 'Whether a press on the picture of a project opens it, whole and as large as the screen.',
    }),
    action: label('stack.action', 'The words of the link on each card.'),
    position: label('stack.position', 'The number of a card or a line; {n} and {count} are filled in.'),
  })
  .meta({ description: 'Your work, as a stack of cards, a grid or a list.' })

export type Project = z.output<typeof project>
export type SampleProjects = z.output<typeof sampleProjects>
