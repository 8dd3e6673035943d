import { styled } from 'styled-components'
import type { ResolvedPage } from '../../../schema/vite/page.ts'
import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { quietLink } from '../../ui/links.ts'
import { Arrow, arrowTo } from '../../ui/pictures/Arrow.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import type { Entry } from './entry.ts'

interface Props {
  entry: Entry
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** What is known of a project beside its text: its tags, and a link to the project itself. */
export function Facts({
  entry: { section, tags = [], isFiltered, link, links = [], title },
  home,
  words,
}: Props) {
  const { newTab } = useContent().labels
  if (tags.length + links.length === 0 && link === undefined) return null
  return (
    <Box>
      {tags.length > 0 && (
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
      )}
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
      {linksWithKeys(links).map(([key, { name, href }]) => {
        const isElsewhere = /^https?:/i.test(href)
        return (
          <Further
            key={key}
            href={href}
            {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          >
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
      })}
    </Box>
  )
}

const Box = styled.div`
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-1h);
  font-size: var(--type-small);
  color: var(--muted);
  overflow-wrap: anywhere;
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* The room between tags belongs to them, so that it is even and short ones can be pressed too. */
  margin-inline: calc(-1 * var(--space-1));
  margin-block-end: var(--space-1);

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    padding-inline: var(--space-1);
  }

  a {
    ${quietLink}
    justify-content: center;
    min-inline-size: var(--target);
    transition: color var(--quick);

    &:hover {
      color: var(--text);
    }
  }
`

const Visit = styled.a`
  display: flex;
  inline-size: fit-content;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  color: var(--text);
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
