import type { z } from 'zod'
import { addressOf } from '../model/address.ts'
import { kindOf } from '../model/kinds.ts'
import { type Portfolio, portfolio as schema } from '../model/portfolio.ts'
import { childSchema } from '../model/schemaIntrospection.ts'
import { markdownParts } from './markdown.ts'

/**
 * The file beside the YAML that a link leads to, as a path from there: `files/cv.pdf`. Nothing for other addresses,
 * among them paths that name no file, as of another page on the same host, and those that leave the folder.
 */
export function linkedFile(href: string): string | undefined {
  const address = href.trim()
  if (addressOf(address).kind !== 'path' || /^[\\/]/.test(address)) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const segments = decoded(path)
    .split('/')
    .filter((segment) => segment !== '.')
  if (segments.includes('..') || !/[^.]\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '')) return undefined
  return segments.join('/')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Every file beside the YAML that a link of the portfolio leads to, each once. */
export function linkedFiles(portfolio: Portfolio): string[] {
  const found = new Set<string>()
  const add = (href: string) => {
    const file = linkedFile(href)
    if (file !== undefined) found.add(file)
  }
  const visit = (value: unknown, field: z.core.$ZodType | undefined): void => {
    const kind = field && kindOf(field)
    if (typeof value === 'string') {
      if (kind === 'link') add(value)
      if (kind === 'markdown')
        for (const part of markdownParts(value)) if (part.kind === 'link') add(part.value)
    }
    if (typeof value !== 'object' || value === null) return
    const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    for (const [step, item] of steps) visit(item, field && childSchema(field, step, value))
  }
  visit(portfolio, schema)
  return [...found]
}
