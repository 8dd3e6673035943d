import { wordsIn } from '../../schema/languages/untranslated.ts'
import { portfolio as schema } from '../../schema/model/portfolio.ts'

/** The words of a written portfolio in another language, and the ids of its sections. */
export function overlayOf(portfolio: unknown, translate: (text: string) => string): object {
  const paths = new Set(wordsIn(portfolio, schema).map(({ path }) => path.join()))
  const visit = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof value === 'string') return paths.has(path.join()) ? translate(value) : undefined
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]) ?? {})
    if (typeof value !== 'object' || value === null) return undefined
    const isSection = path.length === 2 && path[0] === 'sections'
    const entries = Object.entries(value).map(
      ([key, item]) => [key, isSection && key === 'id' ? item : visit(item, [...path, key])] as const,
    )
    const kept = entries.filter(([, item]) => item !== undefined && JSON.stringify(item) !== '{}')
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  }
  return Object(visit(portfolio, []))
}
