import stringWidth from 'string-width'
import { counted } from '../../../../schema/report/phrasing.ts'
import type { Weight } from './weights.ts'

/** A page with its weight, as the report lists it. */
export interface ReportedPage extends Weight {
  /** Its path below the site, such as `work/atlas/`. */
  path: string
  lang: string
}

/** What is known of a finished build. */
export interface SiteFacts {
  pages: readonly ReportedPage[]
  pictures: { encoded: number; kept: number }
  /** The public address, if the content names it. */
  url: string | undefined
  /** The YAML, as it was named. */
  yaml: string
  /** The folder of the site, as a reader would name it. */
  folder: string
  files: number
  bytes: number
  seconds: number
  /** What to do next, a line each. */
  next: readonly string[]
}

/** From how many pages in one folder on they are one line, once there are more than `full` pages. */
const several = 4
const full = 20

/** The report of a finished build, for the person who uploads it. */
export function siteReport({
  pages,
  pictures,
  url,
  yaml,
  folder,
  files,
  bytes,
  seconds,
  next,
}: SiteFacts): string {
  const rows = linesOf(pages).map((page) => [page.name, page.lang, sizeOf(page.firstPaint), sizeOf(page.all)])
  const { encoded, kept } = pictures
  const ofPictures = [
    ...(encoded > 0 ? [`${encoded} encoded`] : []),
    ...(kept > 0 ? [`${kept} kept from earlier builds`] : []),
  ]
  const facts = [
    ...(ofPictures.length > 0 ? [['pictures', ofPictures.join(', ')]] : []),
    [
      'address',
      url ?? `none: set site.url in ${yaml}, so that link previews and search engines get whole addresses`,
    ],
    ['time', `${seconds.toFixed(1)} s`],
  ]
  return [
    '',
    table([['page', 'language', 'to first paint', 'in all'], ...rows], 2),
    '',
    table(facts),
    '',
    `${folder}/ is ready: ${files} ${files === 1 ? 'file' : 'files'}, ${sizeOf(bytes)}`,
    ...next,
    '',
  ].join('\n')
}

interface Line extends Weight {
  name: string
  lang: string
}

/** A line for each page; of many pages, one for those of a folder, with the weights of the heaviest. */
function linesOf(pages: readonly ReportedPage[]): Line[] {
  const beside = (page: ReportedPage) =>
    pages.filter((other) => other.lang === page.lang && folderOf(other) === folderOf(page))
  if (pages.length <= full) return pages.map((page) => ({ ...page, name: `/${page.path}` }))
  const folders = new Map<string, Line>()
  return pages.flatMap((page) => {
    const key = `${page.lang} ${folderOf(page)}`
    const line = folders.get(key)
    if (line) return []
    const all = folderOf(page) === '' ? [] : beside(page)
    if (all.length < several) return [{ ...page, name: `/${page.path}` }]
    const most = (weight: keyof Weight) => Math.max(...all.map((one) => one[weight]))
    const name = `/${folderOf(page)} (${all.length} pages, the heaviest)`
    const made = { name, lang: page.lang, firstPaint: most('firstPaint'), all: most('all') }
    folders.set(key, made)
    return [made]
  })
}

/** The folder around that of a page: `de/work/` of `de/work/atlas/`; empty at the root. */
const folderOf = ({ path }: ReportedPage) => /^(?:.*\/)?(?=[^/]+\/$)/.exec(path)?.[0] ?? ''

/** A size as people read it: kB below a megabyte. */
export const sizeOf = (bytes: number): string =>
  bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Rows in columns, two blanks apart; those from `right` on are flush right. */
function table(rows: readonly (readonly string[])[], right = Number.POSITIVE_INFINITY): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  )
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => {
      const room = ' '.repeat((widths[column] ?? 0) - stringWidth(cell))
      return column < right ? cell + room : room + cell
    })
  return rows.map((row) => lineOf(row).join('  ').trimEnd()).join('\n')
}

/** The variables by which a host says that it runs a build of its own. */
const hosting = ['GITHUB_ACTIONS', 'NETLIFY', 'VERCEL', 'CF_PAGES']

/**
 * What to do with a finished build, a line each.
 *
 * @param env the environment of the process
 * @param workflow the path of the workflow of GitHub Pages, if there is one
 */
export function nextSteps(
  { env, workflow }: { env: Readonly<Record<string, string | undefined>>; workflow: string | undefined },
  folder: string,
): string[] {
  if (hosting.some((name) => env[name])) return ['Next: the host that runs this build takes it from here.']
  return [
    'Next: npm run preview shows it here as its host will.',
    workflow
      ? `To publish: push to main, and ${workflow} does the rest; any other host takes the files in ${folder}/.`
      : `To publish: upload the files in ${folder}/ to any host.`,
  ]
}

/** The portfolios that commands find by themselves. */
const usual = ['portfolio.yaml', 'content/portfolio.yaml']

/** A line that says how many placeholders are in a portfolio, if there are any, and what names them. */
export function leftoverLine(leftovers: number, yaml: string): string[] {
  if (leftovers === 0) return []
  const named = usual.includes(yaml) ? '' : /\s/.test(yaml) ? ` "${yaml}"` : ` ${yaml}`
  return [
    `${counted(leftovers, 'placeholder')} ${leftovers === 1 ? 'is' : 'are'} left: npx onefolio check${named} --strict names each.`,
  ]
}
