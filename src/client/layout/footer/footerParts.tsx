import { styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import { socialIconId } from '../../../shared/ids.ts'
import { useContent } from '../../content.ts'
import { wide } from '../../theme/breakpoints.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { relMe } from '../../ui/links.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'

/** The name of a link and, where that leads to a file, its type and size. */
export const LinkText = ({ name, href }: Pick<Link, 'name' | 'href'>) => (
  <span>
    {name}
    <FileNote href={href} />
  </span>
)

/** Links in a row that wraps. */
export const FooterLinks = ({ links }: { links: readonly Link[] }) => (
  <List>
    {linksWithKeys(links).map(([key, { name, href }]) => (
      <li key={key}>
        <Anchor href={href} {...foreign(name)}>
          <LinkText name={name} href={href} />
        </Anchor>
      </li>
    ))}
  </List>
)

/** The profiles as icons, where there are any. */
export function Socials() {
  const { labels, socials } = useContent()
  return (
    socials.length > 0 && (
      <List aria-label={labels.socials}>
        {linksWithKeys(socials).map(([key, { name, href, icon }], index) => (
          <li key={key}>
            <Square href={href} rel={relMe(href)}>
              <Icon icon={icon} id={socialIconId(index)} />
              <Hidden {...foreign(name)}>
                <LinkText name={name} href={href} />
              </Hidden>
            </Square>
          </li>
        ))}
      </List>
    )
  )
}

/** The element of the footer, in its colours. */
export const Foot = styled.footer`
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
  font-size: var(--type-label);
`

/** Parts side by side, or below one another on narrow screens. */
export const Row = styled(Frame)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding-block: var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));

  @media ${wide} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * var(--space-1h));
`

/** A link of the footer. */
export const Anchor = styled.a`
  display: flex;
  align-items: center;
  min-block-size: var(--target);
  min-inline-size: var(--target);
  padding-inline: var(--space-1h);
  transition: color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
  }
`

const Square = styled(Anchor)`
  justify-content: center;
  inline-size: var(--target);
  padding: 0;
`
