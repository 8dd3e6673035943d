import { Fragment } from 'react'
import { css, styled } from 'styled-components'
import { plain } from '../../shared/plain.ts'
import { punctuationIn } from '../../shared/punctuation.ts'
import { useContent } from '../content.ts'
import { broad } from '../theme/breakpoints.ts'
import { quietLink } from '../ui/controls.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { foreign, sideOfPage, Words } from '../ui/text/words.tsx'
import { withKeys } from '../ui/withKeys.ts'
import type { ResumeEntry } from './content.ts'

interface Props {
  entry: ResumeEntry
  className: string | undefined
  /** Whether it stands below the name of its organisation, as one of several. */
  isRole?: boolean
}

/** An entry of the résumé: title, place and time, and its details; or an organisation and the entries there. */
export function EntryBlock({ entry, className, isRole = false }: Props) {
  const { comma, colon } = punctuationIn(useContent().site.lang)
  const { title, by, dates, url, about, text, points = [], keywords = [], notes = [], roles } = entry
  const address = url && onPaper(url)
  return (
    <Box data-part="entry" className={roles ? undefined : className} data-role={isRole || undefined}>
      <Head>
        <Name as={isRole ? 'h4' : 'h3'} className={roles ? 'p-org' : 'p-name'} {...foreign(title)}>
          {url ? (
            <a className="u-url" href={url}>
              {title}
            </a>
          ) : (
            title
          )}
        </Name>
        {dates && <Dates {...foreign(dates)}>{dates}</Dates>}
      </Head>
      {by.length > 0 && (
        <By>
          <Dotted texts={by} />
        </By>
      )}
      {address && <Address dir="ltr">{address}</Address>}
      {about && <About {...foreign(about)}>{sentence(about)}</About>}
      {text && (
        <Text data-part="text" className="p-summary" {...foreign(text)}>
          {sentence(text)}
        </Text>
      )}
      {points.length > 0 && (
        <Points>
          {withKeys(points, plain).map(([key, point]) => (
            <li key={key} className="p-description">
              <Words text={point} />
            </li>
          ))}
        </Points>
      )}
      {notes.map(({ name, items }) => (
        <Quiet key={name}>
          <Words text={name} />
          {colon}
          <Joined texts={items} by={comma} />
        </Quiet>
      ))}
      {keywords.length > 0 && (
        <Quiet>
          <Dotted texts={keywords} />
        </Quiet>
      )}
      {roles && (
        <Roles>
          {withKeys(roles, (role) => `${role.title} ${role.dates ?? ''}`).map(([key, role]) => (
            <EntryBlock key={key} entry={role} className={className} isRole />
          ))}
        </Roles>
      )}
    </Box>
  )
}

/** What a link shows on paper; undefined within the site, whose relative addresses paper cannot resolve. */
const onPaper = (url: string) => (/^https?:/i.test(url) ? url : /^(?:mailto|tel):([^?]+)/i.exec(url)?.[1])

/** A line above what an entry says, which it does not leave alone at the foot of a page. */
const ofHead = css`
  &:not(:last-child) {
    break-after: avoid;
  }
`

const Box = styled.div`
  overflow-wrap: anywhere;

  > * {
    max-inline-size: var(--measure);
    ${sideOfPage}
  }
`

/** Not a `div`: reader modes of browsers drop one that is mostly a link, and with it the name and the dates. */
const Head = styled.header`
  ${ofHead}
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-half) var(--space-3);
  break-inside: avoid;

  && {
    max-inline-size: none;
  }

  @media ${broad}, print {
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
  }
`

const Name = styled.h3.attrs({ 'data-part': 'title' })`
  ${sideOfPage}
  font-size: var(--type-item);
  line-height: calc(1.25 + var(--diacritics));

  [data-role] > header > & {
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }

  a {
    /* A title of one letter can be pressed too. */
    display: inline-block;
    min-inline-size: var(--space-3);
    ${quietLink}
  }
`

const Roles = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-3);

  && {
    max-inline-size: none;
  }

  @media print {
    display: block;
    margin-block-start: var(--space-1);
  }
`

const Dates = styled.p.attrs({ 'data-part': 'meta' })`
  flex: none;
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  /* Dates in the owner's own words may be long. */
  @media ${broad} {
    max-inline-size: 40%;
    text-align: end;
  }
`

const By = styled.p.attrs({ 'data-part': 'meta' })`
  ${ofHead}
  margin-block-start: var(--space-half);
  font-weight: 600;
`

/** On paper a link shows its address. */
const Address = styled.p`
  ${ofHead}
  display: none;

  @media print {
    display: block;
    font-size: var(--type-label);
    color: var(--muted);
  }
`

const Quiet = styled.p.attrs({ 'data-part': 'meta' })`
  margin-block-start: var(--space-1);
  font-size: var(--type-small);
  color: var(--muted);
`

/** What the organisation does. */
const About = styled(Quiet)`
  ${ofHead}
`

const Text = styled.p`
  margin-block-start: var(--space-1h);
`

const Points = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-1h);
  padding-inline-start: var(--space-2h);

  li {
    list-style: disc;
    break-inside: avoid;

    &::marker {
      color: var(--accent);
    }
  }
`

/** Texts joined by `by`, each in its own language. */
export function Joined({ texts, by }: { texts: readonly string[]; by: string }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && by}
      <Words text={text} />
    </Fragment>
  ))
}

/** Texts with a dot between them, and none where a line begins or ends. */
function Dotted({ texts }: { texts: readonly string[] }) {
  return (
    <Line>
      <span>
        {texts.map((text) => (
          <Fragment key={text}>
            <span>
              <Words text={text} />
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </Line>
  )
}

/* Each text has its dot before it; that of the first text on a line is clipped. */
const Line = styled.span`
  display: block;
  overflow: hidden;

  > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--space-2h));
  }

  > span > span {
    position: relative;
    min-inline-size: 0;
    padding-inline-start: var(--space-2h);
    overflow-wrap: anywhere;

    &::before {
      content: '·';
      content: '·' / '';
      position: absolute;
      inset-inline-start: 0;
      inline-size: var(--space-2h);
      text-align: center;
    }
  }

  /* What is cut off or has a place of its own is drawn last, and read last on paper: there a gap is enough. */
  @media print {
    overflow: visible;

    > span {
      gap: 0 var(--space-2h);
      margin-inline-start: 0;
    }

    > span > span {
      position: static;
      padding-inline-start: 0;

      &::before {
        display: none;
      }
    }
  }
`
