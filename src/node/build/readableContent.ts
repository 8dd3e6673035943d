import { UnreadableFile } from '../../../schema/files/files.ts'
import type { ContentFile, SiteContent } from '../content/content.ts'

/** The content of a site, valid or not; undefined where its file is missing or is no text. */
export function readableContent(source: ContentFile): SiteContent | undefined {
  try {
    return source.content()
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}
