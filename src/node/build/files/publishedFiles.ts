import { existsSync } from 'node:fs'
import { linkedFiles } from '../../../../schema/files/linkedFiles.ts'
import { filesLinked } from '../../../../schema/pages/body.ts'
import type { ContentFile } from '../../content/content.ts'
import { readableContent } from '../readableContent.ts'

/** The existing files that links lead to, relative to the YAML; empty while the content cannot be used. */
export function publishedFiles(source: ContentFile): string[] {
  const content = readableContent(source)
  const locales = content && 'locales' in content ? content.locales : []
  const named = locales.flatMap(({ portfolio, schema, caseStudies }) => [
    ...linkedFiles(portfolio, schema),
    ...caseStudies.flatMap(filesLinked),
  ])
  // An address without https:// looks like a file; the check only warns of it.
  return [...new Set(named)].filter((file) => existsSync(source.beside(file)))
}
