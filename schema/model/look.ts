import { z } from 'zod'
import type { PortfolioSchema } from './portfolio.ts'

/** The folder of looks beside a portfolio. Each look is a folder in it. */
export const looksFolder = 'looks'

/** The files of a look that are found by their names. */
export const lookFiles = { yaml: 'look.yaml', styles: 'look.css', preview: 'preview.webp' } as const

/** What `look.yaml` may say: what a theme may say, and for whom it is. */
export const lookSchema = ({ shape: { theme } }: PortfolioSchema) =>
  theme
    .unwrap()
    .omit({ look: true })
    .extend({
      for: z.array(z.string()).optional().meta({
        description: 'Whom it suits, in a few words: professions, or what they do, such as teaching.',
      }),
    })
    .meta({ title: 'Look', description: 'How a page looks.' })
