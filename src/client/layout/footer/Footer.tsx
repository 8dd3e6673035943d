import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'
import { sentence } from '../../ui/text/sentence.tsx'
import { Foot, FooterLinks, Row, Socials } from './footerParts.tsx'

/** The foot of the page: copyright, the first links of the nav, the profiles as icons. */
export function Footer() {
  const { footer, labels, nav } = useContent()
  const links = nav.slice(0, footer.links)
  return (
    <Foot>
      <Row>
        <p {...foreign(footer.copyright)}>{sentence(footer.copyright)}</p>
        {links.length > 0 && (
          <nav aria-label={labels.footerNavigation}>
            <FooterLinks links={links} />
          </nav>
        )}
        <Socials />
      </Row>
    </Foot>
  )
}
