import { styled } from 'styled-components'
import type { Link } from '../../../schema/model/links.ts'
import { dataGround } from '../../shared/dataAttributes.ts'
import { cardId } from '../../shared/ids.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import type { ResolvedHeading } from '../../shared/resolved.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { useContent } from '../content.ts'
import { PageTitle } from '../layout/PageFrame.tsx'
import type { CaseStudyMetadata } from '../sections/metadata.ts'
import { Result } from '../sections/projects/ProjectParts.tsx'
import { broad, prefersMotion, wide } from '../theme/breakpoints.ts'
import { Arrow, arrowTo, quietLink } from '../ui/controls.tsx'
import { Frame, Hidden } from '../ui/frames.ts'
import { inNewTab, isElsewhere, NewTab } from '../ui/NewTab.tsx'
import { Picture } from '../ui/pictures/Picture.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { foreign, sideOfPage, Words } from '../ui/text/words.tsx'
import { linksWithKeys } from '../ui/withKeys.ts'
import { Body, PageMain } from './TextPage.tsx'

interface Props {
  entry: Entry
  study: ResolvedCaseStudy
  previous: Entry | undefined
  next: Entry | undefined
}

/**
 * The page of a project: what its card says, its facts, its text, a link to the previous project and the picture of the
 * next. Its only script is the header's.
 */
export function CaseStudy({ entry, study, previous, next }: Props) {
  const { home = '', labels } = useContent()
  const { section, path, heading, description, image } = entry
  return (
    <PageMain
      back={`${home}#${cardId(section, path)}`}
      after={<Neighbours previous={previous} next={next} home={home} words={labels.caseStudy} />}
    >
      <PageTitle heading={heading} />
      <Lead data-part="lead" {...foreign(description)}>
        {sentence(description)}
      </Lead>
      <Outcome item={entry} />
      {image && <Shown picture={{ ...image, atOnce: true }} width={1200} height={675} opens />}
      <Body
        parts={study.parts}
        language={study.language}
        aside={<Facts entry={entry} home={home} words={labels.caseStudy} />}
      />
    </PageMain>
  )
}

const Lead = styled.p`
  ${sideOfPage}
  max-inline-size: var(--measure);
  margin-block: var(--space-3) var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.5;
  color: var(--muted);
`

/** As near to the lead as that is to the title. */
const Outcome = styled(Result)`
  ${sideOfPage}
  margin-block: calc(var(--space-3) - var(--space-part)) var(--space-part);
`

const Shown = styled(Picture)`
  margin-block-end: var(--space-part);
  border-radius: var(--radius-plane);
  view-transition-name: project;

  @media ${broad} {
    margin-block-end: var(--space-wide);
  }
`

/** A project that has a page, and the facts shown there. */
export interface Entry extends CaseStudyMetadata {
  /** The id of the section with its card. */
  section: string
  /** Its title as a heading. */
  heading: ResolvedHeading
}

interface FactsProps {
  entry: Entry
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** The facts beside the text of a project's page: client, year, role, tags, and links to the project itself. */
export function Facts({ entry, home, words }: FactsProps) {
  const { section, client, year, role, tags = [], isFiltered, link, links = [], title } = entry
  const texts = { client, year, role }
  const named = (['client', 'year', 'role'] as const).flatMap((fact) => {
    const [name, text] = [words?.[fact], texts[fact]]
    return name && text ? [{ name, text }] : []
  })
  const hasLinks = link !== undefined || links.length > 0
  if (named.length + tags.length === 0 && !hasLinks) return null
  return (
    <FactRow data-part="facts">
      {named.map(({ name, text }) => (
        <div key={name}>
          <Name {...foreign(name)}>{name}</Name>
          <p data-part="text" {...foreign(text)}>
            {text}
          </p>
        </div>
      ))}
      {tags.length > 0 && (
        <div>
          <Name {...foreign(words?.tags ?? '')}>{words?.tags}</Name>
          <Tags data-part="tags" aria-label={words?.tags}>
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
            <Visit href={link} {...inNewTab}>
              <Words text={words?.visit ?? ''} />
              <Arrow to="out" />
              <Hidden>
                {': '}
                <Words text={title} />
                <NewTab />
              </Hidden>
            </Visit>
          )}
          {linksWithKeys(links).map(([key, further]) => (
            <FurtherLink key={key} {...further} />
          ))}
        </div>
      )}
    </FactRow>
  )
}

function FurtherLink({ name, href }: Link) {
  return (
    <Further href={href} {...(isElsewhere(href) && inNewTab)}>
      <Words text={name} />
      <Arrow to={arrowTo(href)} />
      {isElsewhere(href) && (
        <Hidden>
          <NewTab />
        </Hidden>
      )}
    </Further>
  )
}

/** As many beside each other as fit, below one hairline: on wide pages one, in the column that the text leaves empty. */
const FactRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--fact-small)), 1fr));
  gap: var(--space-3);
  align-self: start;
  padding-block-start: var(--space-2);
  border-block-start: var(--hairline) solid var(--border);
  line-height: 1.5;
  overflow-wrap: break-word;

  @media ${broad} {
    grid-area: 1 / 1;
  }

  > div {
    min-inline-size: 0;
  }
`

const Name = styled.small.attrs({ 'data-part': 'title' })`
  display: block;
  margin-block-end: var(--space-half);
  font-size: var(--type-label);
  color: var(--muted);
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /*
   * The room around tags belongs to them, so that it is even and short ones can be pressed too. A row that is a little
   * wider than its column reaches into the gap beside it.
   */
  margin-block: calc(-1 * var(--space-1));
  margin-inline: calc(-1 * var(--space-1)) calc(-1 * var(--space-2));

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

const Visit = styled.a.attrs({ 'data-part': 'action' })`
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

interface NeighboursProps {
  previous: Entry | undefined
  next: Entry | undefined
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** The next project, with its picture, and a quiet link to the previous one where that is another. */
export function Neighbours({ previous, next, home, words }: NeighboursProps) {
  const { grounds } = useContent().theme
  if (!next) return null
  const { image } = next
  const ground = grounds?.page && { [dataGround]: grounds.form }
  return (
    <div {...ground}>
      <Ways>
        {previous && previous.path !== next.path && (
          <Previous href={home + previous.path} rel="prev">
            <Arrow to="back" />
            <span>
              <Words text={words?.previous ?? ''} />
              {': '}
              <span {...foreign(previous.title)}>{previous.title}</span>
            </span>
          </Previous>
        )}
        <Next href={home + next.path} rel="next">
          <small>
            <Words text={words?.next ?? ''} />
          </small>
          <Title data-part="title">
            <span {...foreign(next.title)}>{next.title}</span>
            <Arrow to="forward" />
          </Title>
          {/* The title says what it is. */}
          {image && <NextPicture picture={{ ...image, alt: '' }} width={1200} height={540} isStill />}
        </Next>
      </Ways>
    </div>
  )
}

const Ways = styled(Frame).attrs({ as: 'nav' })`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-wide);

  [${dataGround}] > & {
    margin: 0 auto;
    padding-block: calc(var(--space-section) / 2);
  }
`

const Previous = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  justify-self: start;
  font-size: var(--type-small);
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
  }
`

/** Smaller than the picture of the project itself. */
const NextPicture = styled(Picture)`
  margin-block-start: var(--space-3);
  max-inline-size: 36rem;
  border-radius: var(--radius-plane);

  picture > img {
    transition: scale var(--slow) var(--ease);
  }

  @media not all and ${wide} {
    aspect-ratio: 4 / 3;
  }
`

const Next = styled.a`
  display: block;
  padding-block-start: var(--space-2);
  border-block-start: var(--hairline) solid var(--border);

  > small {
    font-size: var(--type-label);
    color: var(--muted);
  }

  svg {
    transition: translate var(--slow) var(--ease);
  }

  @media ${prefersMotion} {
    &:is(:hover, :focus-visible) {
      ${NextPicture} picture > img {
        scale: 1.03;
      }

      svg {
        translate: calc(var(--side) * var(--space-half));
      }
    }
  }
`

const Title = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-start: var(--space-half);
  font-family: var(--display);
  font-weight: var(--display-weight);
  font-stretch: var(--display-width);
  font-size: var(--type-project, var(--type-heading));
  line-height: calc(1.05 + var(--diacritics));
  letter-spacing: var(--tight);

  > span {
    ${sideOfPage}
    flex: 1;
    min-inline-size: 0;
    text-wrap: balance;
  }

  > svg {
    inline-size: var(--type-card);
    block-size: var(--type-card);
  }
`
