import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { portfolio } from '../../../schema/model/portfolio.ts'
import { fixture } from './paths.ts'

type Written = z.input<typeof portfolio>
type Section = Written['sections'][number]

/** What the fixture site's YAML says, as it is written there: nothing is filled in. */
export const content: Written = parse(readFileSync(join(fixture, 'portfolio.yaml'), 'utf8'))

/** The first section of a type in the fixture site's YAML. */
export function written<T extends Section['type']>(type: T): Extract<Section, { type: T }> {
  const found = content.sections.find(
    (section): section is Extract<Section, { type: T }> => section.type === type,
  )
  if (!found) throw new Error(`The fixture site has no section of the type '${type}'.`)
  return found
}

/** A headline as it reads: without the asterisks that mark its accent. */
export const plain = (headline: string) => headline.replaceAll('*', '')
