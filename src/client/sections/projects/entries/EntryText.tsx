import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { foreign } from '../../../ui/foreign.ts'
import { onwardLink } from '../../../ui/links.ts'
import { Arrow } from '../../../ui/pictures/Arrow.tsx'
import { EntryTitle } from '../../../ui/text/EntryTitle.tsx'
import { sentence } from '../../../ui/text/sentence.tsx'
import { EntryLinks } from '../EntryLinks.tsx'
import type { ProjectItem } from '../projectItem.ts'
import { Tags } from '../Tags.tsx'

interface Props {
  section: ResolvedSection<'projects'>
  /** Undefined until the sample is made. */
  item: ProjectItem | undefined
  /** Shown in place of its words until then. */
  notice: ReactNode
  /** What stands between description and tags. */
  children?: ReactNode
}

/**
 * The words of an entry: title, description, tags and link. Its layout styles them by `--title-size`,
 * `--title-leading`, `--title-space`, `--link-space` and `--text-measure`; for the room of a sample it gives the
 * maximum number of lines of a title as `--title-lines`, and those of a description relative to `--lines` as
 * `--more-lines`.
 */
export function EntryText({ section, item, notice, children }: Props) {
  return (
    <>
      <div>
        {item ? (
          <>
            <Title $below={section.heading} {...foreign(item.title)}>
              {item.title}
            </Title>
            <Description {...foreign(item.description)}>{sentence(item.description)}</Description>
            {children}
            <Tags item={item} />
            <EntryLinks section={section} item={item} />
          </>
        ) : (
          notice
        )}
      </div>
      {__SAMPLES__ && section.samples && (
        <Room aria-hidden="true">
          <LinkRoom>
            <span>{section.action}</span>
            <Arrow to="out" />
          </LinkRoom>
        </Room>
      )}
    </>
  )
}

/** The styles of the element around the words of an entry: those of a sample lie on the room reserved for them. */
export const entryText = css`
  display: grid;
  color: var(--muted);

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`

/** As much room as the link of an entry takes. */
const LinkRoom = styled.span`
  ${onwardLink}
`

const Title = styled(EntryTitle)`
  font-size: var(--title-size);
  line-height: calc(var(--title-leading) + var(--diacritics));
  color: var(--text);
`

const Description = styled.p`
  max-inline-size: var(--text-measure);
  margin-block: var(--title-space) var(--link-space);
`

/** As tall as a sample can be, before it is made and after: only the words of its link are known. */
const Room = styled.div`
  visibility: hidden;
  padding-block-start: calc(
    var(--title-lines) * (var(--title-leading) + var(--diacritics)) * var(--title-size) + var(--more-lines) * var(--lines) *
      (1.6 + var(--diacritics)) * var(--type-text) + var(--title-space) + var(--link-space)
  );
`
