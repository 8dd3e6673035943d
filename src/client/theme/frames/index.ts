import type { Frame } from '../../../../schema/model/theme.ts'
import { bands } from './bands.ts'
import { book } from './book.ts'
import { hills } from './hills.ts'
import { plan } from './plan.ts'
import { stage } from './stage.ts'
import { tide } from './tide.ts'

/**
 * What a frame changes of the page, as a style sheet in the head of each page of it: header, opening of a section,
 * form of cards, contact and footer. Components know nothing of it but their names, see `frameParts.ts`. The frame of sheets
 * has components of its own.
 */
export const frameStyles: { readonly [F in Frame]: string } = {
  lines: '',
  sheets: '',
  book,
  plan,
  bands,
  stage,
  hills,
  tide,
}
