import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import { machineMail } from '../../../shared/mail.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { broad } from '../../theme/breakpoints.ts'
import { FileNote, relMe } from '../../ui/controls.tsx'
import { Frame, Hidden } from '../../ui/frames.ts'
import { isPlain } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, MailAddress } from '../../ui/text/words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { ContactForm } from './ContactForm.tsx'
import { mailAddress } from './mailto.ts'

/**
 * The address as wide as the page, on a slope in the colour of the present. A form that only opens the visitor’s mail
 * program says no more than the address, and is left out.
 */
export default function ContactAddress({ section }: { section: ResolvedSection<'contact'> }) {
  const { site, socials, mailWidth = 1 } = useContent()
  const { id, heading, text, delivery, form } = section
  const { email } = site.owner
  const profiles = socials.filter(({ href }) => !mailAddress(href))
  // Without an address the heading is as large.
  const Name = email && isPlain(section) ? Hidden : Heading
  return (
    <Slope>
      <Frame>
        <Name as={`h${heading.level}`} id={headingId(id)} data-rank="title" {...heading.language}>
          {heading.text}
        </Name>
        {text && (
          <Text data-part="lead" {...foreign(text)}>
            {sentence(text)}
          </Text>
        )}
        {email && (
          <Mail data-part="action" href={machineMail(`mailto:${email}`)} style={{ '--width': mailWidth }}>
            <MailAddress address={email} />
          </Mail>
        )}
        {delivery !== 'mailto' && (
          <Form>
            <ContactForm labels={form} delivery={delivery} sectionId={id} />
          </Form>
        )}
        {profiles.length > 0 && (
          <Profiles data-part="profiles">
            {linksWithKeys(profiles).map(([key, { name, href }]) => (
              <li key={key}>
                <a href={href} rel={relMe(href)} {...foreign(name)}>
                  {name}
                  <FileNote href={href} />
                </a>
              </li>
            ))}
          </Profiles>
        )}
      </Frame>
    </Slope>
  )
}

/** The slope of the wall of years once more. All in it has the colours of the present. */
const Slope = styled.div`
  --slope: 24vw;
  --background: var(--career-0);
  --surface: var(--career-0);
  --raised: var(--career-0);
  --text: var(--on-career-0);
  --muted: var(--on-career-0);
  --soft: var(--on-career-0);
  --border: var(--on-career-0);
  --field-edge: var(--on-career-0);
  --accent: var(--on-career-0);
  --on-accent: var(--career-0);
  --accent-lit: var(--on-career-0);
  margin-block-start: var(--space-4);
  padding-block: calc(var(--slope) + var(--space-3)) var(--space-4);
  background: var(--background);
  color: var(--text);
  clip-path: polygon(0 var(--slope), 100% 0, 100% 100%, 0 100%);

  /* It lies on the page itself, whatever ground a look gives a form. */
  section:has(> &) {
    background: none !important;

    &::before {
      content: none !important;
    }
  }

  /* At the end of the page the footer is on the same ground, whatever ground a look gives it elsewhere. */
  main:has(> section:last-of-type > &) + footer {
    --muted: var(--on-career-0);
    --text: var(--on-career-0);
    border: 0;
    background: var(--career-0) !important;

    /* The profiles are named here. */
    [data-part='profiles'] {
      display: none;
    }
  }

  [dir='rtl'] & {
    clip-path: polygon(0 0, 100% var(--slope), 100% 100%, 0 100%);
  }

  @media ${broad} {
    --slope: 13vw;
  }

  @media print {
    --text: inherit;
    padding-block: 0;
    background: none;
    clip-path: none;
  }
`

const Heading = styled.h2`
  max-inline-size: 13em;
  font-size: var(--type-title);
  line-height: calc(1 + var(--diacritics));
`

const Text = styled.p`
  max-inline-size: 17em;
  margin-block-start: var(--space-1);
  font-size: clamp(1.25rem, 2vw, 1.75rem);
  line-height: 1.3;
`

/* However long it is, it stands on one line. */
const Mail = styled.a`
  display: block;
  margin-block: clamp(1.25rem, 2.4vw, 2.25rem) clamp(1.875rem, 5vw, 4rem);
  margin-inline-start: -0.03em;
  font: var(--display-weight) min((100vw - 2 * var(--margin)) / var(--width) / 1.02, 9rem) / 1.2 var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
  padding-block: max(0px, (var(--target) - 1.2em) / 2);
  white-space: nowrap;
  direction: ltr;

  [dir='rtl'] & {
    text-align: end;
  }

  &:hover {
    text-decoration: underline 0.05em;
    text-underline-offset: 0.12em;
  }
`

const Form = styled.div`
  max-inline-size: var(--measure);
  margin-block-end: var(--space-6);
`

const Profiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding-block-start: var(--space-1);
  border-block-start: var(--stroke) solid;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    min-inline-size: var(--target);
    text-decoration: underline;
    text-underline-offset: var(--underline);
  }
`
