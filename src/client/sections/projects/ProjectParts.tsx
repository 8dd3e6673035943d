import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import type { SampleProjects } from '../../../../schema/model/sections/projects.ts'
import type { Numbers } from '../../../../schema/text/languages.ts'
import { dataOpens } from '../../../shared/dataAttributes.ts'
import { cardId } from '../../../shared/ids.ts'
import type {
  ResolvedPageLink,
  ResolvedPicture,
  ResolvedSection,
  ResolvedSentence,
} from '../../../shared/resolved.ts'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { Arrow, arrowTo, FileNote, onwardLink } from '../../ui/controls.tsx'
import { Hidden } from '../../ui/frames.ts'
import { inNewTab, isElsewhere, NewTab } from '../../ui/NewTab.tsx'
import { foreign, interpolate, shownNumber, Words } from '../../ui/text/words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'

/** A project as its card shows it: one of the YAML, or a sample. */
export interface ProjectItem {
  title: string
  description: ResolvedSentence
  image?: ResolvedPicture | undefined
  link?: string | undefined
  /** Links beside that. */
  links?: readonly { name: string; href: string }[] | undefined
  /** Its own page, to which its card leads. */
  page?: ResolvedPageLink | undefined
  year?: string | undefined
  /** What came of it, in a few words. */
  result?: string | undefined
  tags?: readonly string[] | undefined
}

/** The position of a project, such as “3 of 5”; false for a single one. */
export const positionOf = (
  { position }: ResolvedSection<'projects'>,
  index: number,
  count: number,
  numbers?: Numbers,
): string | false =>
  count > 1 &&
  interpolate(position, { n: shownNumber(index + 1, numbers), count: shownNumber(count, numbers) })

interface Props {
  section: ResolvedSection<'projects'>
  item: ProjectItem
  className?: string
}

/** Where a project leads: its main link, if it has one, and further ones. */
export function EntryLinks({ section, item, className }: Props) {
  const { link, page, links, title } = item
  const main = (link ?? page) !== undefined && (
    <EntryLink section={section} item={item} className={className} />
  )
  return links ? <FurtherLinks main={main} title={title} links={links} className={className} /> : main
}

interface FurtherProps {
  /** The main link. */
  main: ReactNode
  /** The title of the project. */
  title: string
  links: readonly Link[]
  className?: string | undefined
}

/** The main link of a project and quieter ones beside it, such as to its code. */
function FurtherLinks({ main, title, links, className }: FurtherProps) {
  return (
    <Row data-part="actions">
      {main}
      {linksWithKeys(links).map(([key, { name, href }]) => (
        <Further key={key} className={className} href={href} {...(isElsewhere(href) && inNewTab)}>
          <span>
            {<Words text={name} />}
            <FileNote href={href} />
          </span>
          <Arrow to={arrowTo(href)} />
          <Hidden>
            {': '}
            {<Words text={title} />}
            {isElsewhere(href) && <NewTab />}
          </Hidden>
        </Further>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`

const Further = styled.a.attrs({ 'data-part': 'action' })`
  ${onwardLink}
  color: inherit;
  font-weight: 400;

  > span:first-child {
    background: linear-gradient(currentcolor, currentcolor) 0 100% / 100% var(--hairline) no-repeat;
  }

  > svg {
    inline-size: 0.8em;
  }

  &:hover {
    color: var(--text);
  }
`

type Section = ResolvedSection<'projects'>

/** The id of an entry, to which the page of its project links back. */
export const entryId = ({ id }: Section, item: ProjectItem | undefined): string | undefined =>
  __CASE_STUDIES__ && item?.page ? cardId(id, item.page.path) : undefined

interface MainLinkProps {
  section: Section
  item: ProjectItem
  className?: string
}

/** The link of a project: to its page, or else to the project itself in a new tab. */
function EntryLink({ section, item, className }: MainLinkProps) {
  const { link, page, title } = item
  const isPage = __CASE_STUDIES__ && page !== undefined
  return (
    <MainLink
      className={className}
      href={isPage ? page.href : link}
      {...{ [dataMain]: '' }}
      {...(isPage ? { 'data-page': '' } : inNewTab)}
    >
      <span {...foreign(section.action)}>{section.action}</span>
      <Arrow to={isPage ? 'forward' : 'out'} />
      <Hidden>
        {': '}
        <Words text={title} />
        {!isPage && <NewTab />}
      </Hidden>
    </MainLink>
  )
}

const MainLink = styled.a.attrs({ 'data-part': 'action' })`
  ${onwardLink}
  color: var(--text);
`

/** The year and the tags of a project, on its card. */
export function Tags({ item: { year, tags = [] } }: { item: Pick<ProjectItem, 'year' | 'tags'> }) {
  const shown = new Set(year === undefined ? tags : [year, ...tags])
  if (shown.size === 0) return null
  return (
    <List data-part="tags">
      {[...shown].map((tag) => (
        <li key={tag} {...foreign(tag)}>
          {tag}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-2);
  font-size: var(--type-label);
  color: var(--soft);
`

interface ResultProps {
  item: { result?: string | undefined }
  className?: string
}

/** What came of a project, such as “9 s → 80 ms”. */
export const Result = ({ item: { result }, className }: ResultProps) =>
  result && (
    <Shown data-part="result" className={className} {...foreign(result)}>
      {result}
    </Shown>
  )

const Shown = styled.strong`
  display: block;
  margin-block: var(--space-1);
  font: var(--display-weight) var(--type-item) / calc(1.2 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  color: var(--text);
  overflow-wrap: break-word;
  text-wrap: balance;
`

/** On the link of a project that the whole of its card follows. */
const dataMain = 'data-main'

/**
 * The style of an entry whose main link covers it, from which words and other links stand out: they can be selected and
 * pressed. Over the entry, and while it is pressed, its picture grows by 3 %, its title moves by 12 px and the link's
 * arrow by 8 px.
 */
export const cardTarget = css`
  position: relative;

  &:has([${dataMain}]) {
    cursor: pointer;
  }

  [${dataMain}]::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  h2,
  h3,
  p,
  ul {
    position: relative;
  }

  h2,
  h3,
  p,
  ul,
  [${dataOpens}],
  a:not([${dataMain}]) {
    z-index: var(--layer-content);
  }

  picture > img,
  h2,
  h3,
  [${dataMain}] > svg {
    transition: scale var(--quick) var(--ease), translate var(--quick) var(--ease);
  }

  @media ${prefersMotion} {
    &:has([${dataMain}]):is(:hover, :active, :has([${dataMain}]:focus-visible)) {
      picture > img {
        scale: 1.03;
      }

      h2,
      h3 {
        translate: calc(var(--side) * var(--space-1h));
      }

      [${dataMain}] > svg {
        translate: calc(var(--side) * var(--space-1));
      }

      /* As far, at 45 degrees. */
      [${dataMain}] > [data-to='out'] {
        translate: calc(0.7 * var(--side) * var(--space-1)) calc(-0.7 * var(--space-1));
      }
    }
  }
`

/** Follows the main link of an entry when its words are pressed, unless some of them have been selected. */
export function followMainLink(event: ReactMouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button')) return
  if (getSelection()?.isCollapsed === false) return
  // Not `click()`, which would lose the keys that open another tab.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  currentTarget.querySelector(`[${dataMain}]`)?.dispatchEvent(press)
}

/**
 * Pictures of a service go with nothing: in the colour of their card, `--tint`, they go with the page, and with one
 * another. In dark mode they are dimmed, or they would be the brightest on it:
 * in light mode the value is none, and they are opaque.
 */
export const graded = css`
  picture > img {
    opacity: var(--in-dark, 0.8);
  }

  picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: color-mix(in oklab, var(--tint), var(--muted) 68%);
    opacity: 0.85;
    mix-blend-mode: color;
    pointer-events: none;
  }
`

type SampleProject = ProjectItem & { image: ResolvedPicture }

/** Makes projects of companies that do not exist. */
export function makeProjects(
  maker: SampleMaker,
  { count, words, suffix, link, image, alt }: SampleProjects,
): SampleProject[] {
  return Array.from({ length: count }, () => {
    const title = `${maker.company()} ${suffix}`
    return {
      title,
      description: maker.description(words),
      image: { src: maker.picture(image), alt: interpolate(alt, { title }) },
      link,
    }
  })
}
