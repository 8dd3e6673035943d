import { portfolio } from 'virtual:portfolio'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Link } from '../../../schema/model/links.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { onwardLink } from '../../ui/onwardLink.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { arrowTo } from '../../ui/pictures/arrowTo.ts'
import { Words } from '../../ui/text/Words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { newTab } from './EntryLink.tsx'

interface Props {
  /** The main link. */
  main: ReactNode
  /** The title of the project. */
  title: string
  links: readonly Link[]
  className?: string | undefined
}

/** The main link of a project and quieter ones beside it, such as to its code. */
export function FurtherLinks({ main, title, links, className }: Props) {
  return (
    <Row>
      {main}
      {linksWithKeys(links).map(([key, { name, href }]) => {
        const isElsewhere = /^https?:/i.test(href)
        return (
          <Further key={key} className={className} href={href} {...(isElsewhere && newTab)}>
            <span>
              <Words text={name} />
              <FileNote href={href} />
            </span>
            <Arrow to={arrowTo(href)} />
            <Hidden>
              {': '}
              <Words text={title} />
              {isElsewhere && '\u00a0'}
              {isElsewhere && <Words text={portfolio.labels.newTab} />}
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
