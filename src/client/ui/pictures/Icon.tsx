import { memo } from 'react'
import { styled } from 'styled-components'
import type { Drawing } from '../../../../schema/pictures/drawing.ts'
import type { ResolvedIcon } from '../../../shared/resolved.ts'
import { foreign } from '../text/words.tsx'

interface Props {
  /** A field that `icon()` declares, as `section` has it. */
  icon: ResolvedIcon
  /** The id of its shape, for a `use` elsewhere. */
  id?: string
  /** For `styled()`. */
  className?: string
}

/** An icon from the YAML. Decorative: the text beside it or the name of its control carries the meaning. */
export function Icon({ icon, id, className }: Props) {
  return (
    <Glyph
      className={className}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      aria-hidden="true"
      focusable="false"
      // The body comes from an installed icon set, never from the YAML.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to inline an icon set's markup
      dangerouslySetInnerHTML={{ __html: id ? `<g id="${id}">${icon.body}</g>` : icon.body }}
    />
  )
}

const Glyph = styled.svg`
  inline-size: var(--icon);
  block-size: var(--icon);
  flex: none;
`

interface DrawingProps {
  /** What is drawn, as the build has cleaned it. */
  drawing: Drawing
  /** Its alternative text; without one it is decorative. */
  alt?: string | undefined
}

/** A drawing of the owner's, inlined in the page so that the theme colours it. The build has sanitised it. */
export const DrawingSvg = memo(function DrawingSvg({ drawing: { viewBox, body }, alt }: DrawingProps) {
  const name = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg
      viewBox={viewBox}
      {...name}
      {...(alt !== undefined && foreign(alt))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only what is known to draw is left of it; see schema/pictures/drawing.ts
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
})

/**
 * What shows in one of the two modes, on a page that has both: `data-mode-only` names it. Pictures that do not show are
 * not loaded.
 */
export const OfMode = styled.div`
  display: var(--in-dark, block) var(--in-light, none);
  block-size: 100%;

  &[data-mode-only='light'] {
    display: var(--in-dark, none) var(--in-light, block);
  }
`
