import { styled } from 'styled-components'
import { foreign } from '../ui/foreign.ts'
import { quietLink, relMe } from '../ui/links.ts'
import { MailAddress } from '../ui/text/MailAddress.tsx'
import type { ResumeContact } from './content.ts'

/** The h-card property of each kind of contact, for machines. */
const classes: Record<ResumeContact['kind'], string> = {
  email: 'u-email',
  phone: 'p-tel',
  place: 'p-adr',
  url: 'u-url',
  profile: 'u-url',
}

/** The owner's contacts, in a row that wraps. */
export function Contacts({ contacts, name }: { contacts: readonly ResumeContact[]; name: string }) {
  return (
    <List aria-label={name}>
      {contacts.map(({ kind, text, href }) => (
        <li key={`${kind} ${text}`}>
          {href === undefined ? (
            <span className={classes[kind]} {...foreign(text)}>
              {text}
            </span>
          ) : (
            <a
              className={classes[kind]}
              href={href}
              rel={kind === 'profile' ? relMe(href) : undefined}
              {...(kind === 'phone' && { dir: 'ltr' as const })}
              {...foreign(text)}
            >
              {kind === 'email' ? <MailAddress address={text} /> : text}
            </a>
          )}
          {kind === 'profile' && href && (
            <Address>
              {' '}
              <bdi>{href.replace(/^https?:\/\//, '')}</bdi>
            </Address>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--type-small);
  color: var(--muted);

  li > * {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }

  a {
    /* A name of one letter can be pressed too. */
    min-inline-size: var(--space-3);
    ${quietLink}
    transition: color var(--quick) var(--ease);

    &:hover {
      color: var(--text);
    }
  }

  @media print {
    li > * {
      min-block-size: 0;
    }
  }
`

/** On paper a profile shows its address. */
const Address = styled.span`
  && {
    display: none;
  }

  @media print {
    && {
      display: inline;
    }
  }
`
