import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { lookNames } from '../../schema/check/givenLook.ts'
import { root } from '../browser/support/paths.ts'
import { oneMoreRoute } from '../fixtures/routes/oneMoreRoute.ts'
import { importedSites } from '../import/sites.ts'
import { careers } from './careers.ts'
import { longSections, spoilTexts } from './generated.ts'
import type { Site } from './site.ts'

/** The folder of the site whose words and constants most tests know, and whose pictures all others share. */
const main = 'tests/fixtures/site'

/**
 * Every site that tests visit, by name. The head of each YAML says what it is for. Each costs a build: change an
 * existing one rather than adding one, where it can serve both.
 */
const made = {
  default: { folder: main },
  items: {},
  arranged: {},
  themed: {},
  system: {},
  arabic: { thorough: true },
  added: {},
  delivering: {},
  languages: {},
  owner: { beside: (folder) => cpSync(join(root, 'tests/fixtures/own'), folder, { recursive: true }) },
  art: { beside: drawPictures },
  caseStudies: { folder: 'tests/pages/site' },
  resume: { folder: 'tests/resume/site' },
  layouts: { thorough: true },
  layoutsRightToLeft: { thorough: true },
  layoutSamples: { thorough: true },
  more: { thorough: true },

  /** In the look of sheets, with all of its backgrounds, light and dark. */
  sheets: {
    thorough: true,
    folder: main,
    change(portfolio) {
      portfolio.theme = { look: 'sheets', mode: 'system' }
    },
  },

  /** With a route that the content does not know. */
  routes: { folder: main, plugins: [oneMoreRoute] },

  /** Markup and template syntax in every text. */
  hostile: { folder: main, change: spoilTexts },

  /** Each list that may be long, with a hundred entries, and a page of one of the projects. */
  long: {
    thorough: true,
    folder: main,
    change(portfolio) {
      const { sections } = portfolio
      const [first, last] = [sections[0], sections.at(-1)]
      if (first?.type !== 'hero' || !last) throw new Error('The page begins with a hero.')
      const link = { name: 'On', href: '#projects' }
      delete portfolio.nav
      portfolio.theme = { ...portfolio.theme, mode: 'system' }
      portfolio.sections = [{ ...first, action: link, scroll: link }, ...longSections, last]
    },
    beside(folder) {
      mkdirSync(join(folder, 'projects'))
      writeFileSync(join(folder, 'projects/deep.md'), 'Far down, and found all the same.\n')
    },
  },

  ...importedSites,
} satisfies Record<string, Site>

/** A page of a career as it is, and of lives of other shapes. */
const ofCareers: [CareerName, Site][] = [
  ['career', { thorough: true }],
  ...Object.entries(careers).map(([name, change]): [CareerName, Site] => [
    `career-${name}`,
    { folder: 'tests/sites/career', thorough: true, change },
  ]),
]

type CareerName = `career${string}`

/** The names of those pages. */
export const careerSites = ofCareers.map(([name]) => name)

type OwnerName = `content${string}` | `look-${string}`

const examples = join(root, 'content/examples')

/** The sites of `content/`, whatever they say: tests expect of them only what must hold of any content. */
const owned: [OwnerName, Site][] = [
  ['content', { folder: 'content', beside: shrinkPictures, thorough: true }],
  ...(existsSync(examples) ? readdirSync(examples) : []).map((name): [OwnerName, Site] => [
    `content-${name}`,
    { folder: `content/examples/${name}`, beside: shrinkPictures, thorough: true },
  ]),
]

const lookFolder = join(root, 'content/looks')

/** The default page in each look of `content/looks/`. */
const inLooks: [OwnerName, Site][] = lookNames(lookFolder).map((look): [OwnerName, Site] => [
  `look-${look}`,
  {
    folder: main,
    thorough: true,
    change(portfolio) {
      portfolio.theme = { look }
    },
  },
])

/** The names of those pages. */
export const looks = inLooks.map(([name]) => name)

/** The names of the pages of `content/`. */
export const owners = owned.map(([name]) => name)

/** The name of a page that tests can visit. */
export type SiteName = keyof typeof made | OwnerName | CareerName

const sites = new Map<string, Site>([...owned, ...inLooks, ...ofCareers, ...Object.entries(made)])

/** The names of all sites. */
export const siteNames = [...sites.keys()] as SiteName[]

/** How a site is made. */
export function siteOf(name: SiteName): Site {
  const site = sites.get(name)
  if (!site) throw new Error(`There is no site ‘${name}’.`)
  return site
}

/** The names of the sites that `npm test` builds. */
export const quickSites = siteNames.filter((name) => !siteOf(name).thorough)

/** The file of a site's YAML, before `change`. */
export const yamlOf = (name: SiteName): string =>
  join(root, siteOf(name).folder ?? `tests/sites/${name}`, 'portfolio.yaml')

/**
 * Writes a site into a folder as its owner would have it: the YAML, and beside it the pictures and files that it names.
 *
 * @returns the path of the YAML
 */
export async function writeSite(name: SiteName, folder: string): Promise<string> {
  const { madeOf, change, beside } = siteOf(name)
  const yaml = join(folder, 'portfolio.yaml')
  for (const shared of ['images', 'files', 'videos'])
    cpSync(join(root, main, shared), join(folder, shared), { recursive: true })
  if (madeOf) {
    await madeOf.write(join(root, madeOf.source), yaml)
    return yaml
  }
  cpSync(join(yamlOf(name), '..'), folder, { recursive: true })
  if (change) {
    const portfolio = parse(readFileSync(yaml, 'utf8'))
    change(portfolio)
    writeFileSync(yaml, stringify(portfolio, { aliasDuplicateObjects: false }))
  }
  await beside?.(folder)
  return yaml
}

/** Pictures on which words must be readable: white, black, and both in turn, by the name of the file. */
const grounds = {
  '4-3-stripes': `<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h40v40H0z"/>
    <path fill="#000" d="M0 0h20v20H0zM20 20h20v20H20z"/></pattern><rect width="100%" height="100%" fill="url(#p)"/>`,
  '16-9-white': '<rect width="100%" height="100%" fill="#fff"/>',
  '2-3-black': '<rect width="100%" height="100%" fill="#000"/>',
}

/** Draws the pictures of the site ‘art’, each 480 px along its longer side, and copies a photograph and drawings. */
async function drawPictures(folder: string): Promise<void> {
  for (const [name, drawing] of Object.entries(grounds)) {
    const [width = 1, height = 1] = name.split('-').map(Number)
    const scale = 480 / Math.max(width, height)
    const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`
    await sharp(Buffer.from(svg))
      .png()
      .toFile(join(folder, `images/${name}.png`))
  }
  cpSync(join(root, 'tests/fixtures/photograph.webp'), join(folder, 'images/photograph.webp'))
  cpSync(join(root, 'tests/fixtures/drawings'), join(folder, 'images'), { recursive: true })
}

/**
 * Shrinks the pictures of a folder to 360 px: no test of an owner's page depends on how sharp they are, and encoding
 * them as they are would take longer than all other builds. What cannot be read stays for the build to report.
 */
async function shrinkPictures(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!['.avif', '.jpeg', '.jpg', '.png', '.webp'].includes(extname(name).toLowerCase())) continue
    const file = join(folder, name)
    const bytes = readFileSync(file)
    const { pages = 1, autoOrient } = await sharp(bytes).metadata()
    if (pages > 1 || autoOrient.width <= 360) continue
    writeFileSync(file, await sharp(bytes).autoOrient().resize({ width: 360 }).toBuffer())
  }
}

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
