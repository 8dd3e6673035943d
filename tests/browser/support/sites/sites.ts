import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parse, stringify } from 'yaml'
import { imported } from '../../../../src/node/import/imported.ts'
import { examples } from '../../../examples.ts'
import { oneMoreRoute } from '../../../fixtures/routes/oneMoreRoute.ts'
import { randomSites } from '../../../torture/randomSites.ts'
import type { Written, WrittenOf, WrittenSection } from '../../../written.ts'
import { root } from '../paths.ts'
import { addedSections, keptPosts, moreSections, talks } from './added.ts'
import { putLooks, putPictures } from './art.ts'
import { spoilTexts } from './hostile.ts'
import { writeOverlays } from './languages.ts'
import { laidOutSections, sampledSections } from './layouts.ts'
import { longSections, writePage } from './long.ts'
import { shrinkPictures } from './smallPictures.ts'

/** A page to test: the YAML that it is built from, and how that is changed beforehand. */
export interface Site {
  /** The YAML, relative to the project's root. Built in place unless it is changed. */
  file: string
  /** Changes the parsed YAML in place; the outcome is written into a copy of the file's folder. */
  change?: (portfolio: Written) => void | Promise<void>
  /** Adds more files to that copy. */
  beside?: (folder: string, portfolio: Written) => Promise<void> | void
  /** Plugins that run before those of the project. */
  plugins?: readonly Plugin[]
  /** Only tests in a folder `thorough` visit it, so that `npm test` need not build it. */
  thorough?: true
}

/** The sections of one type, to be changed. */
function of<T extends WrittenSection['type']>(portfolio: Written, type: T): WrittenOf<T>[] {
  return portfolio.sections.filter((section): section is WrittenOf<T> => section.type === type)
}

/** Replaces all that a portfolio says by the import of a file. */
async function putImported(portfolio: Written, path: string): Promise<void> {
  const { text } = await imported(join(root, path), '../schema')
  for (const key of Object.keys(portfolio)) Reflect.deleteProperty(portfolio, key)
  Object.assign(portfolio, parse(text))
}

/** The site whose words and constants the tests know. */
const content = 'tests/fixtures/site/portfolio.yaml'

/** A colour for each token, none of them the default. */
export const colours = {
  background: '#101822',
  surface: '#18222e',
  raised: '#22303e',
  border: '#3a4856',
  text: '#eaf4ff',
  muted: '#a8b8c8',
  accent: '#7fd1ff',
  onAccent: '#06121c',
}

/** A light theme from an accent that is too pale for it, and motion with no constant as by default. */
export const themed = {
  theme: {
    mode: 'light',
    accent: '#ffdd00',
    fonts: { display: 'Fraunces', text: 'Figtree', weight: 430, width: 90 },
    radius: 3,
  },
  motion: {
    hero: { stiffness: 60, damping: 5, tilt: 20 },
    reveal: { stiffness: 100, damping: 6, distance: 80, stagger: 400 },
    skillBar: { duration: 3000 },
    projectStack: { offset: 40, scaleStep: 0.1, stiffness: 50, damping: 30 },
    carousel: { stiffness: 80, damping: 4, fade: 600 },
  },
} as const satisfies Pick<Written, 'theme' | 'motion'>

/** The styles of an owner: as specific as those of components, so that the later of both applies. */
const ownStyles = `
footer p { letter-spacing: 3px }
main :is(h1, h2) { outline: 1px solid rgb(1 2 3); }
body { background: url("dots.svg"); }
@font-face { font-family: "</style>"; src: local("x") }
`

/** The file that they refer to. */
const dots = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="1" fill="#8888"/></svg>'

/** Replaces samples by real projects and testimonials. */
function putItems(portfolio: Written): void {
  for (const section of of(portfolio, 'projects')) {
    delete section.samples
    section.items = ['Tidal', 'Meridian'].map((title) => ({
      title,
      description: `What was done for ${title}.`,
      image: { src: `https://pictures.example/${title}.jpg`, alt: `The page of ${title}` },
      link: `https://${title.toLowerCase()}.example`,
    }))
    for (const { image } of section.items.slice(0, 1)) if (image) image.src = 'images/portrait.webp'
  }
  for (const section of of(portfolio, 'testimonials')) {
    delete section.samples
    section.items = ['Ada', 'Grace'].map((name, index) => ({
      name,
      company: `${name} & Daughters`,
      avatar: {
        src: index ? 'images/portrait.webp' : `https://pictures.example/${name}.jpg`,
        alt: `Picture of ${name}`,
      },
      // One is short and one is long.
      feedback: `${name} was content.${' It went as it was drawn.'.repeat(index * 20)}`,
    }))
  }
}

/** Replaces the sections between the first and the last of the page, and follows the mode of the device. */
function putBetween(portfolio: Written, sections: WrittenSection[]): void {
  const [first, last] = [portfolio.sections[0], portfolio.sections.at(-1)]
  if (first?.type !== 'hero' || !last) throw new Error('The page begins with a hero.')
  const [id = ''] = sections.map(({ id }) => id)
  const link = { name: 'On', href: `#${id}` }
  delete portfolio.nav
  portfolio.theme = { ...portfolio.theme, mode: 'system' }
  portfolio.sections = [{ ...first, action: link, scroll: link }, ...sections, last]
}

/**
 * Every page that the browser tests visit, by name. Each is built once before the first test, so each costs a build:
 * change an existing one rather than adding one, where it can serve both.
 */
const made = {
  /** The fixture as it stands. */
  default: { file: content },

  /**
   * Two real projects and two testimonials, one of each with a picture beside the YAML, and so no samples at all; a
   * URL, and one more profile.
   */
  items: {
    file: content,
    change(portfolio) {
      portfolio.site.url = 'https://example.com/portfolio'
      portfolio.socials?.push({
        name: 'Codeberg',
        icon: 'lucide:code',
        href: 'https://codeberg.example/mara',
      })
      putItems(portfolio)
    },
  },

  /** Other sections in another order, one of them twice, and other constants than the default's. */
  arranged: {
    file: content,
    change(portfolio) {
      portfolio.motion = { ...portfolio.motion, header: { scrollThreshold: 50 } }
      portfolio.theme = { ...portfolio.theme, dark: colours }
      portfolio.footer.links = 2
      portfolio.nav = [
        { name: 'Home', href: '#home' },
        { name: 'Words', href: '#words' },
        { name: 'Skills', href: '#skills' },
      ]
      const [hero] = of(portfolio, 'hero')
      const [skills] = of(portfolio, 'skills')
      const [services] = of(portfolio, 'services')
      const [contact] = of(portfolio, 'contact')
      if (!hero || !skills || !services || !contact) throw new Error('A section to arrange is missing.')
      portfolio.sections = [
        { ...hero, action: { name: 'Read', href: '#words' }, scroll: { name: 'Down', href: '#words' } },
        {
          type: 'testimonials',
          id: 'words',
          label: 'Words',
          heading: 'What They Say.',
          items: ['First', 'Second', 'Third'].map((name) => ({
            name,
            company: `${name} Company`,
            avatar: { src: 'images/portrait.webp', alt: `Picture of ${name}` },
            feedback: `Words of the ${name.toLowerCase()}.`,
          })),
        },
        contact,
        { ...services, id: 'offers', heading: 'What I Offer.' },
        skills,
        { ...services, id: 'more', heading: 'What Else I Offer.', items: services.items.slice(0, 1) },
      ]
    },
  },

  /** Another look and other motion; three real projects and two testimonials. */
  themed: {
    file: content,
    change(portfolio) {
      Object.assign(portfolio, themed)
      // Long enough that another font would break it into other lines.
      for (const section of of(portfolio, 'hero'))
        section.headline = 'Websites that Open before You Have Finished the Tap, and Are Lit from *Within.*'
      for (const section of of(portfolio, 'projects')) {
        delete section.samples
        section.items = ['One', 'Two', 'Three'].map((title) => ({
          title,
          description: `What was done for ${title}.`,
          image: { src: `https://pictures.example/${title}.jpg`, alt: `The page of ${title}` },
          link: '#',
        }))
      }
      for (const section of of(portfolio, 'testimonials')) {
        delete section.samples
        section.items = ['First', 'Second'].map((name) => ({
          name,
          company: `${name} Company`,
          feedback: `Words of the ${name.toLowerCase()}.`,
        }))
      }
    },
  },

  /**
   * Follows the mode of the device, with the switch; a long name, twelve links, and thirty cards with long and short
   * texts.
   */
  system: {
    file: content,
    change(portfolio) {
      portfolio.theme = { ...portfolio.theme, mode: 'system' }
      portfolio.site.owner.name = 'Maximiliane Featherstonehaugh-Cholmondeley'
      portfolio.nav = Array.from({ length: 12 }, (_, index) => ({
        name: index % 3 ? `Link ${index}` : `A Longer Link ${index}`,
        href: portfolio.nav?.[index]?.href ?? `https://links.example/${index}`,
      }))
      for (const section of of(portfolio, 'projects')) {
        delete section.samples
        section.items = Array.from({ length: 30 }, (_, index) => ({
          title: index % 2 ? 'Rindfleischetikettierungsüberwachung' : 'Go',
          description: 'A sentence about the work that was done here. '.repeat(index % 3 ? 1 : 6),
          image: { src: `https://pictures.example/${index}.jpg`, alt: `Picture ${index}` },
          link: '#',
        }))
      }
    },
  },

  /** With a route that the content does not know. */
  routes: { file: content, plugins: [oneMoreRoute] },

  /** Right to left, with another family for headings; a single card, and two testimonials of different length. */
  arabic: {
    file: content,
    change(portfolio) {
      portfolio.site = { ...portfolio.site, lang: 'ar', dir: 'rtl' }
      // A family with a font for each weight, here only one.
      portfolio.theme = { ...portfolio.theme, fonts: { ...portfolio.theme?.fonts, display: 'Lalezar' } }
      for (const section of of(portfolio, 'projects'))
        section.samples = { ...section.samples, count: 1, seed: 1 }
      for (const section of of(portfolio, 'testimonials')) {
        delete section.samples
        section.items = [
          { name: 'سلمى', company: 'دار', feedback: 'عمل رائع.' },
          {
            name: 'يوسف',
            company: 'مرسى',
            feedback: 'سألنا عن صفحة فحصلنا على مكان يبقى في الذاكرة. '.repeat(4),
          },
        ]
      }
    },
  },

  /** The section types that the default page lacks, two of them twice, and a nav that follows the sections. */
  added: {
    file: content,
    change(portfolio) {
      const [hero] = of(portfolio, 'hero')
      const [contact] = of(portfolio, 'contact')
      if (!hero || !contact) throw new Error('A section to keep is missing.')
      delete portfolio.nav
      portfolio.footer.links = 2
      portfolio.sections = [
        { ...hero, action: { name: 'Read', href: '#path' }, scroll: { name: 'Down', href: '#path' } },
        ...addedSections,
        contact,
      ]
    },
  },

  /** Each layout that is not a default, with lists of many entries, below section headers. */
  layouts: {
    thorough: true,
    file: content,
    change(portfolio) {
      putBetween(portfolio, laidOutSections(19))
      portfolio.theme = { ...portfolio.theme, sectionHeaders: 'above' }
    },
  },

  /** The same with short lists, beside section headers, right to left. */
  layoutsRightToLeft: {
    thorough: true,
    file: content,
    change(portfolio) {
      putBetween(portfolio, laidOutSections(3))
      portfolio.site = { ...portfolio.site, lang: 'ar', dir: 'rtl' }
    },
  },

  /** Each list that may be long, with a hundred entries, and a page of one of the projects. */
  long: {
    thorough: true,
    file: content,
    change: (portfolio) => putBetween(portfolio, longSections),
    beside: writePage,
  },

  /** The layouts with samples, on a page that begins with one of them. */
  layoutSamples: {
    thorough: true,
    file: content,
    change(portfolio) {
      putBetween(portfolio, sampledSections)
      portfolio.sections.shift()
    },
  },

  /** The rest of these types; a URL. */
  more: {
    thorough: true,
    file: content,
    change(portfolio) {
      const [hero] = of(portfolio, 'hero')
      if (!hero) throw new Error('A section to keep is missing.')
      delete portfolio.nav
      portfolio.footer.links = 2
      portfolio.site.url = 'https://example.com/portfolio/'
      portfolio.sections = [
        { ...hero, action: { name: 'Read', href: '#stats' }, scroll: { name: 'Down', href: '#stats' } },
        ...moreSections,
      ]
    },
    beside: (folder) => writeFileSync(join(folder, 'posts.json'), JSON.stringify(keptPosts)),
  },

  /**
   * Its form posts to a server, which each test provides; follows the mode of the device; the same samples on each
   * load.
   */
  delivering: {
    file: content,
    change(portfolio) {
      portfolio.theme = { ...portfolio.theme, mode: 'system' }
      for (const { samples } of [...of(portfolio, 'projects'), ...of(portfolio, 'testimonials')])
        if (samples) samples.seed = 1
      for (const section of of(portfolio, 'contact')) {
        section.delivery = { endpoint: '/send', fields: [{ name: 'access_key', value: 'a-b-c' }] }
        section.form = { checks: { name: { required: true }, message: { maxLength: 500 } } }
      }
    },
  },

  /**
   * In three languages, below a path: all of it in Arabic in another family, a few words of it in German. The overlays
   * come from `languages.ts`.
   */
  languages: {
    file: content,
    change(portfolio) {
      portfolio.site.url = 'https://example.com/portfolio/'
      putItems(portfolio)
    },
    beside: writeOverlays,
  },

  /**
   * All that owners may change: no header, groups of links, their own styles, a section type of their own, analytics;
   * follows the mode of the device, in two languages, without a URL.
   */
  owner: {
    file: content,
    change(portfolio) {
      portfolio.header = 'none'
      portfolio.theme = { ...portfolio.theme, mode: 'system', styles: 'styles/extra.css' }
      portfolio.analytics = { plausible: { domain: 'mara.example', host: 'https://stats.example' } }
      portfolio.footer.groups = ['Work', 'A Longer Title That Has Two Lines', 'Elsewhere'].map(
        (title, index) => ({
          title,
          links: Array.from({ length: [3, 20, 1][index] ?? 1 }, (_, link) => ({
            name: link % 4 ? `Link ${link}` : `A Longer Link to Page ${link}`,
            href: link ? `https://links.example/${index}/${link}` : '#projects',
          })),
        }),
      )
      putItems(portfolio)
      portfolio.sections.splice(-1, 0, talks)
    },
    async beside(folder) {
      cpSync(join(root, 'tests/fixtures/own'), folder, { recursive: true })
      mkdirSync(join(folder, 'styles'))
      writeFileSync(join(folder, 'styles/extra.css'), ownStyles)
      writeFileSync(join(folder, 'styles/dots.svg'), dots)
      const german = {
        site: { title: 'Mara Lind auf Deutsch' },
        sections: [{ id: 'talks', heading: 'Auf der Bühne' }],
        footer: { groups: [{ title: 'Arbeiten' }] },
      }
      writeFileSync(join(folder, 'portfolio.de.yaml'), stringify(german))
    },
  },

  /** First screens with every art but planes, whose code is dropped; in both modes, with a texture and a logo. */
  art: {
    file: content,
    change(portfolio) {
      const [hero] = of(portfolio, 'hero')
      if (!hero) throw new Error('The first screen is missing.')
      putLooks(portfolio, hero)
    },
    beside: putPictures,
  },

  /** Markup and template syntax in every text. */
  hostile: { file: content, change: spoilTexts },

  /** Projects with pages, tags and a filter, in three languages. */
  caseStudies: { file: 'tests/pages/site/portfolio.yaml' },
  resume: { file: 'tests/fixtures/resume/portfolio.yaml' },

  /** What `npm run import` makes of a file of each format. */
  importedResume: {
    thorough: true,
    file: content,
    change: (portfolio) =>
      putImported(portfolio, 'node_modules/@jsonresume/schema/examples/senior-engineer.resume.json'),
  },
  importedLinkedIn: {
    thorough: true,
    file: content,
    change: (portfolio) => putImported(portfolio, 'tests/import/fixtures/linkedin/developer'),
  },
  importedRendercv: {
    thorough: true,
    file: content,
    change: (portfolio) => putImported(portfolio, 'tests/import/fixtures/rendercv/academic.yaml'),
  },
  importedGitprofile: {
    thorough: true,
    file: content,
    change: (portfolio) =>
      putImported(portfolio, 'tests/import/fixtures/gitprofile/engineer/gitprofile.config.ts'),
  },
  importedDeveloperFolio: {
    thorough: true,
    file: content,
    change: (portfolio) =>
      putImported(portfolio, 'tests/import/fixtures/developerFolio/default/portfolio.js'),
  },

  /** Random content: see tests/torture/. */
  ...randomSites,
} satisfies Record<string, Site>

type OwnerName = `content${string}`

/** A YAML of the owner's, in a copy with small pictures. */
const asWritten = (file: string): Site => ({
  file,
  change() {},
  beside: shrinkPictures,
  thorough: true,
})

/** The sites of `content/`, whatever they say: tests expect of them only what must hold of any content. */
const owned: [OwnerName, Site][] = [
  ['content', asWritten('content/portfolio.yaml')],
  ...examples.map((name): [OwnerName, Site] => [
    `content-${name}`,
    asWritten(`content/examples/${name}/portfolio.yaml`),
  ]),
]

/** The names of the pages of `content/`. */
export const owners = owned.map(([name]) => name)

/** The name of a page that tests can visit. */
export type SiteName = keyof typeof made | OwnerName

export const sites: Record<SiteName, Site> = { ...Object.fromEntries(owned), ...made }

/** The names of the sites that `npm test` builds. */
export const quickSites = (Object.keys(sites) as SiteName[]).filter((name) => !sites[name]?.thorough)

const variable = 'PORTFOLIO_SITES'

/** Passes the folder of the built sites to the workers, which are processes of their own. */
export function publishSites(builds: string): void {
  process.env[variable] = builds
}

/** The folder with the files of a site as they were built. */
export function folderOf(site: SiteName): string {
  const builds = process.env[variable]
  if (!builds) throw new Error('The sites have not been built.')
  return join(builds, site)
}
