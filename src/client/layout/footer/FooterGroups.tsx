import { styled } from 'styled-components'
import type { FooterGroup } from '../../../../schema/model/footer.ts'
import { foreign } from '../../ui/foreign.ts'
import { linksWithKeys, withKeys } from '../../ui/withKeys.ts'
import { Anchor, LinkText } from './footerParts.tsx'

/** Up to this many links stand in one column; more flow into several where there is room. */
const longest = 6

/** Groups of links, side by side where there is room; their links begin on one line. */
export const FooterGroups = ({ groups }: { groups: readonly FooterGroup[] }) => (
  <Groups>
    {withKeys(groups, ({ title }) => title).map(([key, { title, links }]) => (
      <div key={key}>
        <Title {...foreign(title)}>{title}</Title>
        <Links data-long={links.length > longest || undefined}>
          {linksWithKeys(links).map(([key, { name, href }]) => (
            <li key={key}>
              <GroupLink href={href}>
                {/* Not on the link, a flex container: its words would begin at the other edge than those above. */}
                <span {...foreign(name)}>
                  <LinkText name={name} href={href} />
                </span>
              </GroupLink>
            </li>
          ))}
        </Links>
      </div>
    ))}
  </Groups>
)

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--fact-small)), 1fr));
  gap: var(--space-4) var(--space-3);

  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`

/** Small and quiet: the footer has no heading that competes with those of the page. */
const Title = styled.h2`
  padding-block: var(--space-1h) var(--space-half);
  border-block-start: var(--hairline) solid var(--border);
  font: 600 var(--type-label) / 1.6 var(--text-face);
  letter-spacing: 0;
`

const Links = styled.ul`
  &[data-long] {
    columns: var(--fact-small);
    column-gap: var(--space-3);
  }

  > li {
    break-inside: avoid;
  }
`

const GroupLink = styled(Anchor)`
  padding-inline: 0;
  color: var(--text);

  small {
    color: var(--muted);
  }

  &:hover {
    text-decoration: underline var(--accent);
    text-underline-offset: var(--underline);
  }
`
