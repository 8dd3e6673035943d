import { memo } from 'react'
import type { ResolvedDrawing } from '../../../shared/resolved.ts'
import { foreign } from '../foreign.ts'

interface Props {
  drawing: ResolvedDrawing
  /** Its alternative text; without one it is decorative. */
  alt?: string | undefined
}

/** A drawing of the owner's, inlined in the page so that the theme colours it. The build has sanitised it. */
export const DrawingSvg = memo(function DrawingSvg({ drawing: { viewBox, body }, alt }: Props) {
  const name = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg
      viewBox={viewBox}
      {...name}
      {...(alt !== undefined && foreign(alt))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only what is known to draw is left of it; see schema/lookup/pictures/cleanDrawing.ts
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
})
