import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { z } from 'zod'
import { isForReading, kindOf } from '../../../schema/model/kinds.ts'
import { childSchema, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { type MarkedCopy, markOf } from '../../shared/editor.ts'
import type { Asking, EditPath } from '../../shared/editorQuestions.ts'
import type { ValidContent } from '../content/content.ts'
import type { ResolvedLocale, ResolveSite } from '../content/locales.ts'
import type { RenderableRoute } from '../entry-server.tsx'

/*
 * How the editor knows which value of the YAML an element shows: the server renders the page a second time, from content
 * in which each text ends with a mark that tells its path. The page itself stays without, since components measure,
 * compare and look up texts: an element of it is looked up in that copy by where it stands. So it holds for whatever a
 * component makes of a text, also for those of the owner.
 */

/** Renders the copies of pages. */
export type CopyPage = (asked: Asking<'copy'>, content: ValidContent) => Promise<MarkedCopy>

type ServerModules = typeof import('../entry-server.tsx')

/** Renders a page with marks when it is asked for, once for each state of the content and of the sources. */
export function copyPages({ environments: { ssr } }: ViteDevServer, resolveSite: ResolveSite): CopyPage {
  let last: { content: ValidContent; by: unknown; copies: Map<string, Promise<MarkedCopy>> } | undefined
  return async ({ lang, page = '' }, content) => {
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Unbuildable('This server renders no pages.')
    const { renderableRoutes } = await ssr.runner.import<ServerModules>('/node/entry-server.tsx')
    if (last?.content !== content || last.by !== renderableRoutes)
      last = { content, by: renderableRoutes, copies: new Map() }
    const { copies } = last
    const name = `${lang} ${page}`
    const known = copies.get(name) ?? copyOf({ lang, page }, content, resolveSite, renderableRoutes)
    copies.set(name, known)
    return known
  }
}

async function copyOf(
  asked: { lang: string; page: string },
  content: ValidContent,
  resolveSite: ResolveSite,
  renderableRoutes: ServerModules['renderableRoutes'],
): Promise<MarkedCopy> {
  const [first, ...others] = await resolveSite(content)
  const portfolios = content.locales.map(({ portfolio }) => portfolio)
  const schema: z.core.$ZodType = content.locales[0].schema
  const withMarks = async (isMarked: (type: string) => boolean): Promise<MarkedCopy> => {
    const pathsByLang = new Map<string, EditPath[][]>()
    const marked = (locale: ResolvedLocale) => {
      const paths: EditPath[][] = []
      pathsByLang.set(locale.site.lang, paths)
      return markedLocale(locale, schema, paths, isMarked)
    }
    const locales = [marked(first), ...others.map(marked)] as const
    const routes = await renderableRoutes(portfolios, locales, content.own)
    const route = routeAt(asked, content, routes)
    return { html: (await route?.render())?.html ?? '', paths: pathsByLang.get(asked.lang) ?? [] }
  }
  return withMarks(() => true).catch(async () => {
    // A component of the owner's own may look something up by a text, and throw where it has a mark: it alone stays without.
    const throwing = new Set<string>()
    for (const type of content.own.keys())
      await withMarks((one) => one === type || !content.own.has(one)).catch(() => throwing.add(type))
    return withMarks((type) => !throwing.has(type))
  })
}

/** The route of a page, or else of the start of its locale. */
function routeAt(
  { lang, page }: { lang: string; page: string },
  { locales: [main] }: ValidContent,
  routes: readonly RenderableRoute[],
): RenderableRoute | undefined {
  const folder = lang === main.portfolio.site.lang ? '' : `${lang}/`
  const paths = page ? [page, `${page}/`, `${folder}${page}`] : [folder]
  return (
    routes.find(({ route }) => paths.includes(route.path)) ??
    routes.find(({ route }) => route.path === folder)
  )
}

/**
 * A locale whose texts have marks.
 *
 * @param paths gets the paths that each mark stands for, at its number
 * @param isMarked whether sections of a type get some
 */
function markedLocale(
  locale: ResolvedLocale,
  schema: z.core.$ZodType,
  paths: EditPath[][],
  isMarked: (type: string) => boolean,
): ResolvedLocale {
  /** The paths of texts outside of the résumé, which takes many from sections. */
  const known = new Map<string, EditPath>()
  /** The numbers of marks by what components compare: equal texts must stay equal. */
  const shared = new Map<string, number>()
  /** The number of each path that has a mark. */
  const numbers = new Map<string, number>()
  const ownMark = (path: EditPath): string => {
    const name = JSON.stringify(path)
    const number = numbers.get(name) ?? paths.push([path]) - 1
    numbers.set(name, number)
    return markOf(number)
  }
  const markFor = (text: string, path: EditPath): string => {
    const isOfResume = path[0] === 'resume'
    if (!isOfResume && !known.has(text)) known.set(text, path)
    const compared = comparedAs(path, text)
    const number = compared === undefined ? undefined : shared.get(compared)
    if (number !== undefined) {
      paths[number]?.push(path)
      return markOf(number)
    }
    if (compared !== undefined) shared.set(compared, paths.length)
    return ownMark((isOfResume && known.get(text)) || path)
  }
  /** The languages of texts that are not translated, which the page puts into elements of their own. */
  const foreign = { ...locale.foreign }
  const withMark = (text: string, path: EditPath): string => {
    const mark = markFor(text, path)
    const words = isInPieces(path) ? text.replace(/(?=[\s*])/g, mark) + mark : text + mark
    const language = locale.foreign?.[text]
    if (language) foreign[words] = language
    return words
  }
  const marked = (value: unknown, path: EditPath, field: z.core.$ZodType | undefined): unknown => {
    if (typeof value === 'string') {
      const isText = isTextField(field, value) || path[0] === 'languages' || path.at(-1) === 'dates'
      if (!isText || isAddress(value)) return value
      // The sign of a mail address is an element of its own.
      return isMail(field) ? withMark(value, path).replace('@', `${ownMark(path)}@`) : withMark(value, path)
    }
    if (Array.isArray(value))
      return value.map((item, index) =>
        marked(item, [...path, index], field && childSchema(field, index, value)),
      )
    if (!isGroup(value)) return value
    const type = own(value, 'type')
    if (path[0] === 'sections' && path.length === 2 && typeof type === 'string' && !isMarked(type))
      return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, markedKey(value, key, item, path, field)]),
    )
  }
  const markedKey = (
    group: object,
    key: string,
    item: unknown,
    path: EditPath,
    field: z.core.$ZodType | undefined,
  ): unknown => {
    if (unseen.has(key)) return item
    if (typeof item === 'string') {
      // Its blocks tell their lines.
      if (key === 'html') return withMark(item, path)
      // Inside an SVG an attribute carries it.
      if (key === 'body') return item.replace(/<[a-z]+/i, (tag) => `${tag} data-mark="${ownMark(path)}"`)
      if (key === 'shown') return withMark(item, [...path, 'value'])
      if (key === 'src') return `${item}#${ownMark([...path, key])}`
    }
    // What a heading or a sentence is made of has the path of the whole.
    if (key === 'text' && typeof item === 'string' && ('longest' in group || 'parts' in group))
      return withMark(item, path)
    if (key === 'flush' && isGroup(item)) return { ...item, words: markedWords(item.words, path) }
    if (key === 'parts' || key === 'blocks') return markedParts(item, path)
    return marked(item, [...path, key], field && childSchema(field, key, group))
  }
  /** The words of a flush headline; the asterisks of one that is emphasised stay at its end. */
  const markedWords = (words: unknown, path: EditPath): unknown =>
    Array.isArray(words)
      ? words.map((word) => {
          const [text, end = ''] = String(own(word, 'text')).split(/(?=\**$)/, 2)
          return { ...word, text: withMark(text ?? '', path) + end }
        })
      : words
  const markedParts = (part: unknown, path: EditPath): unknown => {
    if (typeof part === 'string') return withMark(part, path)
    if (Array.isArray(part)) return part.map((one) => markedParts(one, path))
    if (!isGroup(part)) return part
    return { ...part, parts: markedParts(part.parts, path) }
  }
  const { pageAt, caseStudies, apart, ...start } = locale
  // Marks keep the structure of what they are put into.
  const markedAll = <Value>(value: Value) => marked(value, [], schema) as Value
  return {
    ...markedAll(start),
    foreign,
    pageAt: async (...page) => markedAll(await pageAt(...page)),
    caseStudies,
    apart: Object.fromEntries(Object.entries(apart).map(([path, page]) => [path, markedAll(page)])),
  }
}

/** Whether a text may be set in pieces, such as its words: headings, and what they are compared with; each has a mark then. */
const isInPieces = (path: EditPath): boolean =>
  ['heading', 'headline', 'label'].includes(String(path.at(-1))) || path.join() === 'site,owner,name'

/** Among which texts of a section components compare one with others: a heading with the label, tags with tags. */
function comparedAs(path: EditPath, text: string): string | undefined {
  const [first, section, key] = path
  if (first !== 'sections') return undefined
  if (path.length === 3 && (key === 'label' || key === 'heading')) return `${section} head ${text}`
  return path.at(-2) === 'tags' ? `${section} tag ${text}` : undefined
}

/** Keys whose values are no texts that a page shows. */
const unseen: ReadonlySet<string> = new Set([
  'analytics',
  'asWritten',
  'dark',
  'dir',
  'fileNotes',
  'fonts',
  'foreign',
  'full',
  'home',
  'href',
  'id',
  'lang',
  'language',
  'layout',
  'light',
  'mode',
  'numbers',
  'path',
  'preview',
  'samples',
  'scrim',
  'sources',
  'type',
  'viewBox',
])

/** Whether people read what a field says: it is none of some words, which components compare, and no code of some form. */
function isTextField(field: z.core.$ZodType | undefined, value: string): boolean {
  const inner = field && unwrapped(field)
  if (inner instanceof z.ZodUnion)
    return inner.options.every((option) => !z.safeParse(option, value).success || isTextField(option, value))
  if (!field || !(inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)) return false
  const kind = kindOf(field)
  return kind === undefined ? inner.format === null || isMail(field) : isForReading(kind)
}

const isMail = (field: z.core.$ZodType | undefined): boolean => {
  const inner = field && unwrapped(field)
  return inner instanceof z.ZodStringFormat && inner.format === 'email'
}

const isAddress = (text: string) => /^(?:[a-z]+:\S|[#./]|$)/i.test(text)
