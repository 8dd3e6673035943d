import { styled } from 'styled-components'
import type { LanguageLink } from '../../shared/resolved.ts'
import { linksFit, wide } from '../theme/breakpoints.ts'

interface Props {
  label: string
  /** The language of the page. */
  current: string
  languages: readonly LanguageLink[]
}

/**
 * Links to the site in its languages, each by its own name. `keepSection.ts` makes them lead to the section in view.
 */
export const LanguageLinks = ({ label, current, languages }: Props) => (
  <List data-part="languages" aria-label={label}>
    {languages.map(({ lang, dir, name, href }) => (
      <li key={lang}>
        <Item
          href={href}
          hrefLang={lang}
          lang={lang}
          dir={dir}
          aria-current={lang === current ? 'true' : undefined}
        >
          {name}
        </Item>
      </li>
    ))}
  </List>
)

/** At the foot of the menu; in a row, after the links and a hairline. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding-block-start: var(--space-2);
  font-size: var(--type-small);

  @media ${wide} {
    @container ${linksFit} {
      flex-wrap: nowrap;
      gap: 0;
      align-items: center;
      padding-block: 0;
      padding-inline-start: var(--space-link);
      border-inline-start: var(--hairline) solid var(--border);
    }
  }
`

const Item = styled.a`
  display: flex;
  align-items: center;
  min-block-size: var(--target);
  min-inline-size: var(--target);
  color: var(--muted);
  white-space: nowrap;
  transition: color var(--quick) var(--ease);

  &:hover,
  &[aria-current] {
    color: var(--text);
  }

  &[aria-current] {
    font-weight: 600;
  }

  @media ${wide} {
    @container ${linksFit} {
      justify-content: center;
      padding-inline: var(--space-link);
    }
  }
`
