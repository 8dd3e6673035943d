import { styled } from 'styled-components'
import type { Link } from '../../../schema/model/links.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import { useContent } from '../content.ts'
import { foreign } from '../ui/foreign.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { quietLink } from '../ui/links.ts'
import { Arrow, arrowTo } from '../ui/pictures/Arrow.tsx'
import { Words } from '../ui/text/Words.tsx'
import { linksWithKeys } from '../ui/withKeys.ts'
import type { Entry } from './entry.ts'

interface Props {
  entry: Entry
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** The facts at the head of a project's page, side by side: client, year, role, tags, and links to the project itself. */
export function Facts({ entry, home, words }: Props) {
  const { newTab } = useContent().labels
  const { section, client, year, role, tags = [], isFiltered, link, links = [], title } = entry
  const texts = { client, year, role }
  const named = (['client', 'year', 'role'] as const).flatMap((fact) => {
    const [name, text] = [words?.[fact], texts[fact]]
    return name && text ? [{ name, text }] : []
  })
  const hasLinks = link !== undefined || links.length > 0
  if (named.length + tags.length === 0 && !hasLinks) return null
  return (
    <Row>
      {named.map(({ name, text }) => (
        <div key={name}>
          <Name {...foreign(name)}>{name}</Name>
          <p {...foreign(text)}>{text}</p>
        </div>
      ))}
      {tags.length > 0 && (
        <div>
          <Name {...foreign(words?.tags ?? '')}>{words?.tags}</Name>
          <Tags aria-label={words?.tags}>
            {tags.map((tag) => (
              <li key={tag} {...foreign(tag)}>
                {isFiltered ? (
                  <a href={`${home}?${section}=${encodeURIComponent(tag)}#${section}`}>{tag}</a>
                ) : (
                  <span>{tag}</span>
                )}
              </li>
            ))}
          </Tags>
        </div>
      )}
      {hasLinks && (
        <div>
          {link !== undefined && (
            <Visit href={link} target="_blank" rel="noopener noreferrer">
              <Words text={words?.visit ?? ''} />
              <Arrow to="out" />
              <Hidden>
                {': '}
                <Words text={title} />
                {/* Chromium leaves a text node of a single plain space out of the accessible name of the link. */}
                {'\u00a0'}
                <Words text={newTab} />
              </Hidden>
            </Visit>
          )}
          {linksWithKeys(links).map(([key, further]) => (
            <FurtherLink key={key} {...further} />
          ))}
        </div>
      )}
    </Row>
  )
}

function FurtherLink({ name, href }: Link) {
  const { newTab } = useContent().labels
  const isElsewhere = /^https?:/i.test(href)
  return (
    <Further href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      <Words text={name} />
      <Arrow to={arrowTo(href)} />
      {isElsewhere && (
        <Hidden>
          {'\u00a0'}
          <Words text={newTab} />
        </Hidden>
      )}
    </Further>
  )
}

/** As many beside each other as fit, below one hairline. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--fact-small)), 1fr));
  gap: var(--space-3);
  margin-block-end: var(--space-part);
  padding-block-start: var(--space-2);
  border-block-start: var(--hairline) solid var(--border);
  line-height: 1.5;
  overflow-wrap: break-word;

  > div {
    min-inline-size: 0;
  }
`

const Name = styled.small`
  display: block;
  margin-block-end: var(--space-half);
  font-size: var(--type-label);
  color: var(--muted);
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* The room around tags belongs to them, so that it is even and short ones can be pressed too. */
  margin: calc(-1 * var(--space-1));

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    padding-inline: var(--space-1);
  }

  span {
    min-block-size: 0;
    padding-block: var(--space-1) 0;
  }

  a {
    ${quietLink}
    justify-content: center;
    min-inline-size: var(--target);
    transition: color var(--quick) var(--ease);
  }
`

const Visit = styled.a`
  display: flex;
  inline-size: fit-content;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: var(--stroke);
  text-underline-offset: var(--underline);
`

const Further = styled(Visit)`
  font-weight: 400;
  text-decoration-color: var(--border);
`
