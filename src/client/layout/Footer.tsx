import { styled } from 'styled-components'
import type { FooterGroup } from '../../../schema/model/footer.ts'
import type { Link } from '../../../schema/model/links.ts'
import { socialIconId } from '../../shared/ids.ts'
import { useContent } from '../content.ts'
import { LanguageLinks } from '../languages/LanguageLinks.tsx'
import { wide } from '../theme/breakpoints.ts'
import { FileNote, homeLink, relMe } from '../ui/controls.tsx'
import { Frame, Hidden } from '../ui/frames.ts'
import { BrandMark } from '../ui/pictures/BrandMark.tsx'
import { Icon } from '../ui/pictures/Icon.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { foreign, interpolate } from '../ui/text/words.tsx'
import { linksWithKeys, withKeys } from '../ui/withKeys.ts'
import { ModeSwitch } from './header/ModeSwitch.tsx'

/**
 * The foot of the page: copyright, the first links of the nav, the profiles as icons, and above them groups of links.
 * Without a header it also has the owner's name, all links of the nav, and the switches of mode and language, so that
 * nothing is lost.
 */
export function Footer() {
  const { footer, header, labels, nav } = useContent()
  const { groups } = footer
  const isHeaderless = header === 'none'
  const links = isHeaderless ? nav : nav.slice(0, footer.links)
  const isLarge = isHeaderless || groups !== undefined
  return (
    <Foot>
      {isLarge && (
        <Parts>
          {isHeaderless && <HeaderParts />}
          {(groups || links.length > 0) && (
            <Nav aria-label={labels.footerNavigation}>
              {groups && <FooterGroups groups={groups} />}
              {links.length > 0 && <FooterLinks links={links} />}
            </Nav>
          )}
        </Parts>
      )}
      <Row>
        <p {...foreign(footer.copyright)}>{sentence(footer.copyright)}</p>
        {!isLarge && links.length > 0 && (
          <nav aria-label={labels.footerNavigation}>
            <FooterLinks links={links} />
          </nav>
        )}
        <Socials />
      </Row>
      <LargeName />
    </Foot>
  )
}

/** What a page without a header has in its footer: the owner's name, and the switches of mode and language. */
function HeaderParts() {
  const { home = '', labels, languages, sections, site, theme } = useContent()
  const { name } = site.owner
  return (
    <Head>
      <Name
        data-part="name"
        href={`${home}#${sections[0]?.id}`}
        aria-label={interpolate(labels.home, { name })}
      >
        <BrandMark />
        <span {...foreign(name)}>{name}</span>
      </Name>
      {__LANGUAGES__ && languages && (
        <LanguageLinks label={labels.languages ?? ''} current={site.lang} languages={languages} />
      )}
      {__MODE_SWITCH__ && theme.mode === 'system' && <ModeSwitch name={labels.darkMode} />}
    </Head>
  )
}

/** The owner's name across the page, cropped by its end, where headings are as wide as that. It is decoration. */
function LargeName() {
  const { nameWidth, site } = useContent()
  return (
    nameWidth && (
      <Across
        aria-hidden="true"
        data-no-print=""
        data-name={site.owner.name}
        style={{ '--width': nameWidth }}
      />
    )
  )
}

const Across = styled.div`
  block-size: 0.66em;
  overflow: clip;
  padding-inline: var(--gutter);
  font: var(--display-weight) min((100vw - 2 * var(--gutter)) / var(--width), 60svh) / 1 var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
  white-space: nowrap;
  color: var(--accent);

  &::before {
    content: attr(data-name);
    display: block;
    margin-block-start: -0.12em;
  }
`

const Parts = styled(Frame)`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-6);
`

const Head = styled.div`
  display: flex;
  flex-flow: row wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  > ul {
    padding-block: 0;
  }

  > button {
    margin-inline: calc(-1 * var(--space-1h));
  }
`

const Name = styled.a`
  ${homeLink}
  margin-inline-end: auto;
  color: var(--text);
`

const Nav = styled.nav`
  display: grid;
  gap: var(--space-3);

  @media ${wide} {
    gap: var(--space-4);
  }
`

/** Up to this many links stand in one column; more flow into several where there is room. */
const longest = 6

/** Groups of links, side by side where there is room; their links begin on one line. */
const FooterGroups = ({ groups }: { groups: readonly FooterGroup[] }) => (
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

/** The name of a link and, where that leads to a file, its type and size. */
const LinkText = ({ name, href }: Pick<Link, 'name' | 'href'>) => (
  <span>
    {name}
    <FileNote href={href} />
  </span>
)

/** Links in a row that wraps. */
const FooterLinks = ({ links }: { links: readonly Link[] }) => (
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
function Socials() {
  const { labels, socials } = useContent()
  return (
    socials.length > 0 && (
      <List data-part="profiles" aria-label={labels.socials}>
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
const Foot = styled.footer`
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
  font-size: var(--type-label);
`

/** Parts side by side, or below one another on narrow screens. */
const Row = styled(Frame).attrs({ 'data-part': 'bar' })`
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
const Anchor = styled.a`
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
