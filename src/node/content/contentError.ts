import { resolve } from 'node:path'
import type { HotPayload } from 'vite'
import { UnreadableFile } from '../../../schema/files/files.ts'
import { toViteError } from '../../../schema/report/report.ts'
import type { ContentFile, InvalidContent } from './content.ts'

/** What Vite shows over the page and in its log. */
export type ContentError = Extract<HotPayload, { type: 'error' }>['err']

/** Invalid content as an error, whose positions link to its files. */
export const contentError = ({ diagnostics, texts }: InvalidContent): ContentError =>
  toViteError(diagnostics, texts, (file) => resolve(file))

/** What an error says in a terminal: the report, or its one sentence. */
export const reportOf = ({ frame, message }: ContentError): string => frame ?? message

/** The error that Vite's client shows while the content cannot be used; undefined if it can. */
export async function problemOf(source: ContentFile): Promise<ContentError | undefined> {
  try {
    const content = await source.decoded()
    return 'diagnostics' in content ? contentError(content) : undefined
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { message: error.message, stack: '' }
  }
}
