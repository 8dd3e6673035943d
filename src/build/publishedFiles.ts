import { existsSync } from 'node:fs'
import { filesLinked } from '../../schema/caseStudies/linked.ts'
import { linkedFiles } from '../../schema/lookup/linkedFiles.ts'
import type { ContentFile } from '../../schema/vite/content.ts'

/** The files that links lead to and that are there; none while the content cannot be used. */
export function publishedFiles(source: ContentFile): string[] {
  try {
    const content = source.content()
    const editions = 'editions' in content ? content.editions : []
    const named = [
      ...new Set(
        editions.flatMap(({ portfolio, caseStudies }) => [
          ...linkedFiles(portfolio),
          ...caseStudies.flatMap(filesLinked),
        ]),
      ),
    ]
    // An address without https:// looks like a file; of that the check only warns.
    return named.filter((file) => existsSync(source.beside(file)))
  } catch {
    return []
  }
}
