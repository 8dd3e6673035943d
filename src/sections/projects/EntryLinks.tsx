import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { EntryLink } from './EntryLink.tsx'
import { FurtherLinks } from './FurtherLinks.tsx'
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
