import { styled } from 'styled-components'
import type { ResolvedIcon } from '../../../shared/resolved.ts'

/**
 * An icon from the YAML. Decorative: the text beside it or the name of its control carries the meaning.
 *
 * @param id of its shape, for a `use` elsewhere
 */
export function Icon({ icon, id }: { icon: ResolvedIcon; id?: string }) {
  return (
    <Glyph
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
