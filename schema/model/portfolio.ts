import { z } from 'zod'
import { pages } from '../pages/model.ts'
import { resume } from '../resume/resume.ts'
import { analytics } from './analytics.ts'
import { footer } from './footer.ts'
import { labels } from './labels.ts'
import { layoutsOf } from './layouts.ts'
import { type Link, link, social } from './links.ts'
import { motion } from './motion.ts'
import { notFound } from './notFound.ts'
import { metaOf } from './schemaIntrospection.ts'
import { anySection } from './sections/index.ts'
import { site } from './site.ts'
import { theme, themeKeys } from './theme.ts'

const navigation =
  'The links of the header. Left out, there is a link to each section, named by its label, in the order of the sections; [] for none.'

/**
 * A theme that may also choose a layout for each of some section types. A first screen has a key of its own for it.
 */
function themeFor(types: readonly z.ZodObject[]) {
  const layouts: Record<string, z.ZodOptional<z.ZodEnum>> = {}
  for (const { shape } of types) {
    const [name] = shape.type instanceof z.ZodLiteral ? shape.type.values : []
    const all = shape.layout && layoutsOf(shape.layout)
    if (typeof name !== 'string' || !all || shape.art) continue
    layouts[name] = z
      .enum(Object.keys(all.choices))
      .optional()
      .meta({ description: `The layout of sections of the type ${name}, where one does not say.` })
  }
  return themeKeys
    .extend({
      layouts: z.strictObject(layouts).optional().meta({
        description:
          'Layouts of sections, by their type. A section that has a layout of its own keeps it, and one that lacks what the layout shows keeps the usual one.',
      }),
    })
    .prefault({})
    .meta(metaOf(theme))
}

/** The whole of `portfolio.yaml`. */
export const portfolio = z
  .strictObject({
    site,
    theme: themeFor(anySection.options),
    motion,
    labels,
    header: z.enum(['bar', 'none']).optional().meta({
      description:
        'bar (the default): name, links and switches stay at the top of the page. none: there is no header; they are in the footer instead.',
    }),
    nav: z.array(link).optional().meta({ description: navigation }),
    socials: z.array(social).default([]).meta({ description: 'Your profiles and addresses.' }),
    sections: z.array(anySection).min(1).meta({
      description: 'The sections of the page, in the order in which they show. A type may repeat.',
    }),
    pages,
    resume: resume.optional(),
    footer,
    analytics: analytics.optional(),
    notFound,
  })
  .meta({ title: 'Portfolio', description: 'Everything that the page says, and how it looks and moves.' })

/** The schema of a portfolio: with the section types built in, and those of an owner's own that it was given. */
export type PortfolioSchema = typeof portfolio

/**
 * The schema of portfolios with further section types, each a strict object whose `type` is a literal of its own. What
 * they hold beyond the keys of every section is unknown to TypeScript here; it is typed in their own modules.
 */
export function portfolioWith(types: readonly z.ZodObject[]): PortfolioSchema {
  if (types.length === 0) return portfolio
  const { sections } = portfolio.shape
  const every = [...anySection.options, ...types] as const
  const whole = portfolio
    .extend({
      theme: themeFor(every),
      sections: z.array(z.discriminatedUnion('type', every)).min(1).meta(metaOf(sections)),
    })
    .meta(metaOf(portfolio))
  return whole as unknown as PortfolioSchema
}

type Parsed = z.output<typeof portfolio>

/** A checked portfolio: every default filled in. */
export type Portfolio = Parsed & { nav: Link[] }

/** What links call a section: its label, or its heading. */
export const sectionName = (section: Parsed['sections'][number]): string =>
  section.label ?? ('heading' in section ? section.heading : section.id)

/** Fills in a nav that was left out: a link to each section, by its name. */
export const withNav = (parsed: Parsed): Portfolio => ({
  ...parsed,
  nav:
    parsed.nav ?? parsed.sections.map((section) => ({ name: sectionName(section), href: `#${section.id}` })),
})
