import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { z } from 'zod'
import { childSchema, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { type EditPath, type MarkedCopy, markOf, type Questions } from '../../shared/editor.ts'
import type { ValidContent } from '../content/content.ts'
import type { ResolvedLocale, ResolveSite } from '../content/locales.ts'
import type { RenderedRoute } from '../entry-server.tsx'

/*
 * How the editor knows which value of the YAML an element shows: the server renders the page a second time, from content
 * in which each text ends with a mark that tells its path. The page itself stays without: an element of it is looked up
 * in that copy by where it stands. So it holds for whatever a component makes of a text, also for those of the owner.
 */

/** Renders the copies of pages. */
export type CopyPage = (asked: Questions['copy']['data'], content: ValidContent) => Promise<MarkedCopy>

type ServerModules = typeof import('../entry-server.tsx')

/** Renders all pages with marks, once for each state of the content and of the sources. */
export function copyPages({ environments: { ssr } }: ViteDevServer, resolveSite: ResolveSite): CopyPage {
  let last: { content: ValidContent; by: unknown; copies: Promise<Copies> } | undefined
  return async ({ lang, page = '' }, content) => {
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Unbuildable('This server renders no pages.')
    const { renderRoutes } = await ssr.runner.import<ServerModules>('/node/entry-server.tsx')
    if (last?.content !== content || last.by !== renderRoutes)
      last = { content, by: renderRoutes, copies: copiesOf(content, resolveSite, renderRoutes) }
    const { routes, pathsByLang } = await last.copies
    const [main] = content.locales
    const folder = lang === main.portfolio.site.lang ? '' : `${lang}/`
    const paths = page ? [page, `${page}/`, `${folder}${page}`] : [folder]
    const route =
      routes.find(({ path }) => paths.includes(path)) ?? routes.find(({ path }) => path === folder)
    return { html: route?.html ?? '', paths: pathsByLang.get(lang) ?? [] }
  }
}

interface Copies {
  routes: RenderedRoute[]
  pathsByLang: ReadonlyMap<string, readonly EditPath[]>
}

async function copiesOf(
  content: ValidContent,
  resolveSite: ResolveSite,
  renderRoutes: ServerModules['renderRoutes'],
): Promise<Copies> {
  const [first, ...others] = await resolveSite(content)
  const portfolios = content.locales.map(({ portfolio }) => portfolio)
  const schema: z.core.$ZodType = content.locales[0].schema
  const withMarks = async (isKept: (type: string) => boolean) => {
    const pathsByLang = new Map<string, readonly EditPath[]>()
    const marked = (locale: ResolvedLocale) => {
      const paths: EditPath[] = []
      pathsByLang.set(locale.site.lang, paths)
      return markedLocale(locale, schema, paths, isKept)
    }
    const locales = [marked(first), ...others.map(marked)] as const
    return { routes: await renderRoutes(portfolios, locales, content.own), pathsByLang }
  }
  // A component of the owner's own may look something up by a text, and throw where it has a mark.
  return withMarks(() => false).catch(() => withMarks((type) => content.own.has(type)))
}

/**
 * A locale whose texts have marks.
 *
 * @param paths gets the path of each mark, at its number
 * @param isKept whether sections of a type stay without
 */
function markedLocale(
  locale: ResolvedLocale,
  schema: z.core.$ZodType,
  paths: EditPath[],
  isKept: (type: string) => boolean,
): ResolvedLocale {
  /** The paths of texts outside of the résumé, which takes many from sections. */
  const known = new Map<string, EditPath>()
  const withMark = (text: string, path: EditPath): string => {
    const isOfResume = path[0] === 'resume'
    if (!isOfResume && !known.has(text)) known.set(text, path)
    const index = paths.push((isOfResume && known.get(text)) || path) - 1
    return text + markOf(index)
  }
  const marked = (value: unknown, path: EditPath, field: z.core.$ZodType | undefined): unknown => {
    if (typeof value === 'string') {
      const isText = isTextField(field, value) || path[0] === 'languages' || path.at(-1) === 'dates'
      return isText && !isAddress(value) ? withMark(value, path) : value
    }
    if (Array.isArray(value))
      return value.map((item, index) =>
        marked(item, [...path, index], field && childSchema(field, index, value)),
      )
    if (!isGroup(value)) return value
    const type = own(value, 'type')
    if (path[0] === 'sections' && path.length === 2 && typeof type === 'string' && isKept(type)) return value
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
      if (key === 'html') return withMarkInBlocks(item, () => withMark('', path))
      // Inside an SVG an attribute carries it.
      if (key === 'body') return item.replace(/<[a-z]+/i, (tag) => `${tag} data-mark="${withMark('', path)}"`)
      if (key === 'shown') return withMark(item, [...path, 'value'])
      if (key === 'src') return `${item}#${withMark('', [...path, key])}`
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
    pageAt: async (...page) => markedAll(await pageAt(...page)),
    caseStudies,
    apart: Object.fromEntries(Object.entries(apart).map(([path, page]) => [path, markedAll(page)])),
  }
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

/** Whether a field has words of the owner's, and not one of some words, which components compare. */
function isTextField(field: z.core.$ZodType | undefined, value: string): boolean {
  const inner = field && unwrapped(field)
  if (inner instanceof z.ZodUnion)
    return inner.options.every((option) => !z.safeParse(option, value).success || isTextField(option, value))
  return inner !== undefined && !(inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral)
}

const isAddress = (text: string) => /^(?:[a-z]+:\S|[#./]|$)/i.test(text)

/** HTML made from Markdown, with a mark in each of its blocks. */
const withMarkInBlocks = (html: string, mark: () => string): string =>
  html.replace(/(?=<\/(?:p|h\d|li|t[dh]|pre|figcaption)>)/g, mark)
