import 'react'

/**
 * What a look may style of a page, by the attribute `data-part`; what an element, `data-type` or `data-rank` names
 * already is no part. `content/looks/README.md` says what each is, and in which sections it stands.
 */
export type Part =
  | 'action'
  | 'actions'
  | 'art'
  | 'bar'
  | 'card'
  | 'carousel'
  | 'carrier'
  | 'columns'
  | 'controls'
  | 'count'
  | 'entry'
  | 'facts'
  | 'field'
  | 'fill'
  | 'foot'
  | 'frame'
  | 'head'
  | 'header'
  | 'label'
  | 'languages'
  | 'lead'
  | 'links'
  | 'list'
  | 'mark'
  | 'marks'
  | 'menu'
  | 'meta'
  | 'name'
  | 'picture'
  | 'portrait'
  | 'profiles'
  | 'rail'
  | 'result'
  | 'scroll'
  | 'tags'
  | 'text'
  | 'title'
  | 'track'
  | 'words'

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-part'?: Part | undefined
  }

  interface SVGAttributes<T> {
    'data-part'?: Part | undefined
  }
}
