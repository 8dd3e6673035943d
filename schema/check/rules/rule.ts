import type { Finding } from '../../report/diagnostics.ts'
import type { CheckContext, Checked } from '../context.ts'
import type { Contents } from './contents.ts'

/** A check of what the schema of a single field cannot see. */
export type Rule = (contents: Contents, checked: Checked, context: CheckContext) => Finding[]
