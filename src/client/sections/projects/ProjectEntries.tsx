import type { ComponentType, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Samples } from '../../samples/Samples.tsx'
import { tintCount } from '../../theme/constants.ts'
import { Arrow, onwardLink } from '../../ui/controls.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { lightboxGroup } from '../../ui/pictures/Picture.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { FilteredProjects } from './FilteredProjects.tsx'
import { EntryLinks, graded, makeProjects, type ProjectItem, Tags } from './ProjectParts.tsx'

/** The index of an entry in its list, from 0, and what is shown in place of its words. */
interface Place {
  index: number
  count: number
  notice: ReactNode
}

interface Props {
  section: ResolvedSection<'projects'>
  /** The element of the list. */
  list: ComponentType<{ children: ReactNode }>
  /** Renders a project. A sample that is not made yet is undefined; the first of them has a notice. */
  entry: (item: ProjectItem | undefined, place: Place) => ReactNode
}

const tintOf = (index: number) => ({ '--tint': `var(--tint-${index % tintCount})` })

interface SourceProps {
  section: ResolvedSection<'projects'>
  /** Renders the projects; undefined until samples are made, with a notice that says so. */
  children: (items: readonly ProjectItem[] | undefined, notice?: ReactNode) => ReactNode
}

/** The projects of a section: samples made on each load, or the YAML's own, with a filter where it says so. */
export function ProjectSource({ section, children }: SourceProps) {
  const { id, items = [], samples, filter } = section
  if (__SAMPLES__ && samples)
    return (
      <Samples options={samples} make={makeProjects}>
        {children}
      </Samples>
    )
  if (!filter) return children(items)
  return (
    <FilteredProjects section={id} items={items}>
      {children}
    </FilteredProjects>
  )
}

/** A section of projects that is not a stack. */
export function ProjectEntries({ section, list: List, entry }: Props) {
  const { samples, lightbox } = section
  const entries = (shown: readonly (ProjectItem | undefined)[], notice?: ReactNode) => (
    <List>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered
        <li key={index} style={samples && tintOf(index)}>
          {entry(item, { index, count: shown.length, notice: index === 0 && notice })}
        </li>
      ))}
    </List>
  )
  const projects = (
    <ProjectSource section={section}>
      {(items, notice) => entries(items ?? Array<undefined>(samples?.count ?? 0).fill(undefined), notice)}
    </ProjectSource>
  )
  return (
    <SectionFrame {...(lightbox && lightboxGroup())}>
      <SectionHeader {...section} />
      {__SAMPLES__ && samples ? (
        // Room for the words of each, so that nothing moves when they arrive.
        <Graded style={{ '--lines': Math.ceil(samples.words / wordsOfLine) }}>{projects}</Graded>
      ) : (
        projects
      )}
    </SectionFrame>
  )
}

/** How many words of a sample fit on a line of the narrowest entry. */
const wordsOfLine = 4

const Graded = styled.div`
  ${graded}
`

export interface EntryProps {
  section: ResolvedSection<'projects'>
  /** Undefined until the sample is made. */
  item: ProjectItem | undefined
  /** Shown in place of its words until then. */
  notice: ReactNode
}

interface TextProps extends EntryProps {
  /** What stands between description and tags. */
  children?: ReactNode
}

/**
 * The words of an entry: title, description, tags and link. Its layout styles them by `--title-size`,
 * `--title-leading`, `--title-space`, `--link-space` and `--text-measure`; for the room of a sample it gives the
 * maximum number of lines of a title as `--title-lines`, and those of a description relative to `--lines` as
 * `--more-lines`.
 */
export function EntryText({ section, item, notice, children }: TextProps) {
  return (
    <>
      <div>
        {item ? (
          <>
            <Title $below={section.heading} {...foreign(item.title)}>
              {item.title}
            </Title>
            <Description data-part="text" {...foreign(item.description)}>
              {sentence(item.description)}
            </Description>
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
