import { styled } from 'styled-components'
import { cardId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { onwardLink } from '../../ui/links.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { dataMain } from './cardTarget.ts'
import type { ProjectItem } from './projectItem.ts'

type Section = ResolvedSection<'projects'>

/** The id of an entry, to which the page of its project links back. */
export const entryId = ({ id }: Section, item: ProjectItem | undefined): string | undefined =>
  __CASE_STUDIES__ && item?.page ? cardId(id, item.page.path) : undefined

/** What a link has that opens in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' }

interface Props {
  section: Section
  item: ProjectItem
  className?: string
}

/** The link of a project: to its page, or else to the project itself in a new tab. */
export function EntryLink({ section, item, className }: Props) {
  const { link, page, title } = item
  const isPage = __CASE_STUDIES__ && page !== undefined
  return (
    <Link
      className={className}
      href={isPage ? page.href : link}
      {...{ [dataMain]: '' }}
      {...(isPage ? { 'data-page': '' } : newTab)}
    >
      <span {...foreign(section.action)}>{section.action}</span>
      <Arrow to={isPage ? 'forward' : 'out'} />
      <Hidden>
        {': '}
        <Words text={title} />
        {!isPage && <NewTab />}
      </Hidden>
    </Link>
  )
}

/** Says that the link opens in a new tab, after a space. */
function NewTab() {
  const { newTab } = useContent().labels
  // Chromium leaves a text node of a single plain space out of the accessible name of the link.
  if (!foreign(newTab)) return ` ${newTab}`
  return (
    <>
      {'\u00a0'}
      <Words text={newTab} />
    </>
  )
}

const Link = styled.a`
  ${onwardLink}
  color: var(--text);
`
