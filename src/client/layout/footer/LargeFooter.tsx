import { styled } from 'styled-components'
import { useContent } from '../../content.ts'
import { LanguageLinks } from '../../languages/LanguageLinks.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { ModeSwitch } from '../header/ModeSwitch.tsx'
import { FooterGroups } from './FooterGroups.tsx'
import { Foot, FooterLinks, Row, Socials } from './footerParts.tsx'

/**
 * The footer of a page with groups of links or without a header. Without a header it also has the owner's name, all
 * links of the nav, and the switches of mode and language, so that nothing is lost.
 */
export function LargeFooter({ isHeaderless }: { isHeaderless: boolean }) {
  const { footer, home = '', labels, languages, nav, sections, site, theme } = useContent()
  const { groups } = footer
  const links = isHeaderless ? nav : nav.slice(0, footer.links)
  return (
    <Foot>
      <Parts>
        {isHeaderless && (
          <Head>
            <Name
              href={`${home}#${sections[0]?.id}`}
              aria-label={interpolate(labels.home, { name: site.owner.name })}
            >
              <BrandMark />
              <span {...foreign(site.owner.name)}>{site.owner.name}</span>
            </Name>
            {__LANGUAGES__ && languages && (
              <LanguageLinks label={labels.languages ?? ''} current={site.lang} languages={languages} />
            )}
            {__MODE_SWITCH__ && theme.mode === 'system' && <ModeSwitch name={labels.darkMode} />}
          </Head>
        )}
        {(groups || links.length > 0) && (
          <Nav aria-label={labels.footerNavigation}>
            {groups && <FooterGroups groups={groups} />}
            {links.length > 0 && <FooterLinks links={links} />}
          </Nav>
        )}
      </Parts>
      <Row>
        <p {...foreign(footer.copyright)}>{sentence(footer.copyright)}</p>
        <Socials />
      </Row>
    </Foot>
  )
}

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

  @media print {
    > button {
      display: none;
    }
  }
`

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  margin-inline-end: auto;
  color: var(--text);
  font-weight: 700;
  font-size: var(--type-name);
  letter-spacing: var(--tight-small);
`

const Nav = styled.nav`
  display: grid;
  gap: var(--space-3);

  @media ${wide} {
    gap: var(--space-4);
  }
`
