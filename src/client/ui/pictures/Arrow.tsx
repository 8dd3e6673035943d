import { styled } from 'styled-components'
import { isFile } from '../FileNote.tsx'

const rotations = { forward: 0, down: 90, back: 180, out: -45 } as const

/** An arrow of a control or a link. `forward`, `back` and `out` mirror where text runs to the left. */
export function Arrow({ to }: { to: keyof typeof rotations }) {
  return (
    <Glyph viewBox="0 0 20 20" aria-hidden="true" focusable="false" data-to={to}>
      <path d="M3 10h13M11 5l5 5-5 5" transform={`rotate(${rotations[to]} 10 10)`} />
    </Glyph>
  )
}

const Glyph = styled.svg`
  inline-size: var(--arrow);
  block-size: var(--arrow);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  [dir='rtl'] &:not([data-to='down']) {
    transform: scaleX(-1);
  }
`

/** The direction of a link's arrow: forward within the site, down to a file, out to another site. */
export const arrowTo = (href: string): 'forward' | 'down' | 'out' => {
  if (isFile(href)) return 'down'
  return /^[a-z][a-z+.-]*:|^\/\//i.test(href) ? 'out' : 'forward'
}
