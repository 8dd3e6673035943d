import type { Finding } from '../../report/diagnostics.ts'
import type { CheckContext, Checked } from '../context.ts'
import type { Contents } from './contents.ts'

/** What one field alone cannot know. */
export type Rule = (contents: Contents, checked: Checked, context: CheckContext) => Finding[]
