import { portfolio } from 'virtual:portfolio'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Link } from '../../../schema/model/links.ts'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { onwardLink } from '../../ui/links.ts'
import { Arrow, arrowTo } from '../../ui/pictures/Arrow.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { EntryLink, newTab } from './EntryLink.tsx'
import type { ProjectItem } from './projectItem.ts'

interface Props {
  section: ResolvedSection<'projects'>
  item: ProjectItem
  className?: string
}

/** Where a project leads: its main link, if it has one, and further ones. */
function AllLinks({ section, item, className }: Props) {
  const { link, page, links, title } = item
  const main = (link ?? page) !== undefined && (
    <EntryLink section={section} item={item} className={className} />
  )
  return links ? <FurtherLinks main={main} title={title} links={links} className={className} /> : main
}

/** Where a project leads; where none has further links, the main link alone. */
export const EntryLinks = __FURTHER_LINKS__ ? AllLinks : EntryLink

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
    <Row>
      {main}
      {linksWithKeys(links).map(([key, { name, href }]) => {
        const isElsewhere = /^https?:/i.test(href)
        return (
          <Further key={key} className={className} href={href} {...(isElsewhere && newTab)}>
            <span>
              {__FOREIGN__ ? <Words text={name} /> : name}
              <FileNote href={href} />
            </span>
            <Arrow to={arrowTo(href)} />
            <Hidden>
              {': '}
              {__FOREIGN__ ? <Words text={title} /> : title}
              {isElsewhere && '\u00a0'}
              {isElsewhere &&
                (__FOREIGN__ ? <Words text={portfolio.labels.newTab} /> : portfolio.labels.newTab)}
            </Hidden>
          </Further>
        )
      })}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`

const Further = styled.a`
  ${onwardLink}
  color: inherit;
  font-weight: 400;

  > span:first-child {
    background: linear-gradient(currentcolor, currentcolor) 0 100% / 100% var(--hairline) no-repeat;
  }

  > svg {
    inline-size: var(--type-pointer);
  }

  &:hover {
    color: var(--text);
  }
`
