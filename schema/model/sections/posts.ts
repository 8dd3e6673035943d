import { z } from 'zod'
import { maxPosts } from '../feed.ts'
import { feed, keptPosts, whole } from '../fields.ts'
import { link } from '../links.ts'
import { head, lead } from './section.ts'

/** Posts of the owner elsewhere, from a feed. */
export const posts = z
  .strictObject({
    type: z.literal('posts'),
    ...head,
    text: lead,
    feed,
    file: keptPosts.default('posts.json' as z.output<typeof keptPosts>),
    count: whole(1, maxPosts, 'How many posts show at most.').default(5),
    all: link.optional().meta({ description: 'The link below the list, to the page with all posts.' }),
  })
  .meta({ description: 'The latest posts of a feed, read by npm run refresh.' })
