import type { Language } from '../../schema/check/locale.ts'
import type { Share } from '../../schema/pages/rows.ts'
import type { ResolvedPicture } from './resolved.ts'

/** A page made from Markdown, ready to be shown. */
export interface ResolvedCaseStudy {
  /** Its path below the start of its locale. */
  path: string
  /** Its text. */
  parts: readonly ResolvedBodyPart[]
  /** The language of the text where that is not the page's. */
  language?: Language
}

/** A part of the text of a page as it is shown. */
export type ResolvedBodyPart =
  /** HTML that is safe to put in as it is. */
  | { kind: 'text'; html: string }
  /**
   * Pictures in a row, at least `height` px high in CSS. `wide`: wider than the text column. `line`: where they stand in
   * the Markdown, from 0, for the editor of the dev server alone.
   */
  | { kind: 'pictures'; pictures: PictureInRow[]; wide: boolean; height: number; line?: number | undefined }

/** A picture in a row. */
export type PictureInRow = ResolvedPicture & { caption?: string; share: Share }
