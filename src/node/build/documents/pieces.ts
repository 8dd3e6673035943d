import { createHash } from 'node:crypto'
import { tag } from './html.ts'

/** An inline script or style, which the content policy allows by the hash of its text. */
export interface Inline {
  element: 'script' | 'style'
  text: string
  attributes?: Readonly<Record<string, string>>
}

/** A part of a document: markup, or an inline element that a browser runs or applies. */
export type Piece = string | Inline

export const inlineScript = (text: string): Inline => ({ element: 'script', text })
export const inlineStyle = (text: string): Inline => ({ element: 'style', text })

/** The markup of pieces, in their order. */
export const markupOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `${tag(piece.element, piece.attributes ?? {})}${piece.text}</${piece.element}>`,
    )
    .join('')

/** An inline element as a content policy names it. Its text, with a font, would be kept for each page of a site. */
export interface AllowedInline {
  element: Inline['element']
  hash: string
}

/** The hash of a text as a source in a content policy. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline elements among pieces, for a content policy. */
export const allowedIn = (pieces: readonly Piece[]): AllowedInline[] =>
  pieces
    .filter((piece) => typeof piece !== 'string')
    .map(({ element, text }) => ({ element, hash: hashSource(text) }))
