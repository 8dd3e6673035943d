import type { z } from 'zod'
import type { portfolio } from '../../schema/portfolio.ts'

type Written = z.input<typeof portfolio>
type Section = Written['sections'][number]

/** A page to test: the YAML that it is built from, and how that is changed beforehand. */
export interface Site {
  /** The YAML, from the project's root. Built where it lies unless it is changed. */
  file: string
  /** Changes the parsed YAML in place; a copy of the file's folder then holds the outcome. */
  change?: (portfolio: Written) => void
}

/** The sections of one type, to be changed. */
function of<T extends Section['type']>(portfolio: Written, type: T): Extract<Section, { type: T }>[] {
  return portfolio.sections.filter(
    (section): section is Extract<Section, { type: T }> => section.type === type,
  )
}

const content = 'content/portfolio.yaml'

/**
 * Every page that the browser tests visit, by name. Each is built once before the first test, so
 * each costs a build: change one that is here rather than adding one, where it can serve both.
 */
export const sites = {
  /** The page as it stands. */
  default: { file: content },

  /** The same samples on each load. */
  seeded: {
    file: content,
    change(portfolio) {
      for (const { samples } of [...of(portfolio, 'projects'), ...of(portfolio, 'testimonials')])
        if (samples) samples.seed = 1
    },
  },

  /** Real projects and testimonials, and so no samples at all. */
  items: {
    file: content,
    change(portfolio) {
      for (const section of of(portfolio, 'projects')) {
        delete section.samples
        section.items = ['Tidal', 'Meridian', 'Halden'].map((title) => ({
          title,
          description: `What was done for ${title}.`,
          image: { src: `https://pictures.example/${title}.jpg`, alt: `The page of ${title}` },
          link: `https://${title.toLowerCase()}.example`,
        }))
      }
      for (const section of of(portfolio, 'testimonials')) {
        delete section.samples
        section.items = ['Ada', 'Grace'].map((name) => ({
          name,
          company: `${name} & Daughters`,
          avatar: { src: `https://pictures.example/${name}.jpg`, alt: `Picture of ${name}` },
          feedback: `${name} was content.`,
        }))
      }
    },
  },
} satisfies Record<string, Site>

/** The name of a page that tests can visit. */
export type SiteName = keyof typeof sites

const variable = 'PORTFOLIO_SITES'

/** Tells the workers, which are processes of their own, where each site is served. */
export function publishOrigins(origins: Record<string, string>): void {
  process.env[variable] = JSON.stringify(origins)
}

/** Where a site is served, such as `http://127.0.0.1:40123`. */
export function originOf(site: SiteName): string {
  const origins: Record<string, string> = JSON.parse(process.env[variable] ?? '{}')
  const origin = origins[site]
  if (!origin) throw new Error(`The site '${site}' is not served.`)
  return origin
}
