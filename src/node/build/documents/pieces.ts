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

/** The inline elements among pieces. */
export const inlineIn = (pieces: readonly Piece[]): Inline[] =>
  pieces.filter((piece) => typeof piece !== 'string')
