import { styled } from 'styled-components'
import { useContent } from '../../content.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { Arrow, isFile, relMe } from '../../ui/controls.tsx'
import { foreign, MailAddress } from '../../ui/text/words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { mailAddress } from './mailto.ts'

/** The profiles and addresses, a line for each. */
export function Profiles() {
  const { fileNotes, socials } = useContent()
  return (
    <ul data-part="profiles">
      {linksWithKeys(socials).map(([key, { name, href }]) => {
        const mail = mailAddress(href)
        const note = mail ? <MailAddress address={mail} /> : fileNotes[href]
        return (
          <li key={key}>
            <Link href={href} rel={relMe(href)}>
              <span {...foreign(name)}>{name}</span>
              {note && <small>{note}</small>}
              {!mail && <Arrow to={isFile(href) ? 'down' : 'out'} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const Link = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: 4rem;
  border-block-end: var(--hairline) solid var(--border);
  font-size: var(--type-item);
  font-weight: 600;

  /* Where they do not fit beside each other, the address stands below the name. */
  &[href^='mailto:'] {
    flex-wrap: wrap;
    align-content: center;
    row-gap: 0;
    padding-block: var(--space-1);
  }

  > span {
    transition: transform var(--quick) var(--ease);
  }

  > small {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: 400 var(--type-small) / 1.6 var(--text-face);
    font-stretch: normal;
    color: var(--muted);
  }

  /* Paper leads nowhere. */
  @media print {
    &[href^='http']::after {
      content: attr(href);
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-size: var(--type-small);
      font-weight: 400;
    }

    &[href^='http'] > svg {
      display: none;
    }
  }

  @media ${prefersMotion} {
    &:is(:hover, :focus-visible, :active) > span {
      transform: translateX(calc(var(--side) * var(--nudge)));
    }
  }
`
