import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
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
  const { labels } = useContent()
  return (
    <Row>
      {main}
      {linksWithKeys(links).map(([key, { name, href }]) => {
        const isElsewhere = /^https?:/i.test(href)
        return (
          <Further key={key} className={className} href={href} {...(isElsewhere && newTab)}>
            <span>
              {<Words text={name} />}
              <FileNote href={href} />
            </span>
            <Arrow to={arrowTo(href)} />
            <Hidden>
              {': '}
              {<Words text={title} />}
              {isElsewhere && '\u00a0'}
              {isElsewhere && <Words text={labels.newTab} />}
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
