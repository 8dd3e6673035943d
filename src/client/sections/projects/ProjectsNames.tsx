import { styled } from 'styled-components'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Hidden, RuledList } from '../../ui/frames.ts'
import { NamedSection } from '../../ui/NamedSection.tsx'
import { inNewTab, isElsewhere, NewTab } from '../../ui/NewTab.tsx'
import { figured } from '../../ui/text/figures.tsx'
import { EntryTitle } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { ProjectSource } from './ProjectEntries.tsx'
import { EntryLinks, entryId, type ProjectItem, Result } from './ProjectParts.tsx'

/** The work by name, in large letters that lead to it, and beside each what it is. */
export default function ProjectsNames({ section }: { section: ResolvedSection<'projects'> }) {
  const list = (shown: readonly ProjectItem[]) => (
    <RuledList style={{ '--longest': longestWord(shown.map(({ title }) => title)) }}>
      {withKeys(shown, ({ title }) => title).map(([key, item]) => (
        <li key={key}>
          <Project section={section} item={item} />
        </li>
      ))}
    </RuledList>
  )
  return (
    <NamedSection section={section}>
      <ProjectSource section={section}>{(items, notice) => (items ? list(items) : notice)}</ProjectSource>
    </NamedSection>
  )
}

/** About the width of a letter of a display face, in em. */
const letter = 0.62

/** About how wide the longest word of some texts is, in em. Chinese and Japanese break between any two letters. */
function longestWord(texts: readonly string[]): number {
  const words = texts.flatMap((text) =>
    text.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u),
  )
  return Math.max(...words.map((word) => word.length)) * letter
}

function Project({ section, item }: { section: ResolvedSection<'projects'>; item: ProjectItem }) {
  const { title, description, year, tags = [], links } = item
  const facts = [...tags, ...(year === undefined ? [] : [year])]
  const { comma } = punctuationIn(useContent().site.lang)
  return (
    <Line data-part="entry" id={entryId(section, item)}>
      <Name $below={section.heading} {...foreign(title)}>
        <MainLink item={item} />
      </Name>
      <div>
        <Text data-part="text" {...foreign(description)}>
          {figured(description)}
        </Text>
        <Result item={item} />
        {facts.length > 0 && <Facts>{facts.join(comma)}</Facts>}
        {links && <EntryLinks section={section} item={{ ...item, link: undefined, page: undefined }} />}
      </div>
    </Line>
  )
}

/** The name, which leads to the page of the project, or else to the project itself. */
function MainLink({ item: { title, link, page } }: { item: ProjectItem }) {
  const href = page?.href ?? link
  if (href === undefined) return title
  return (
    <a href={href} {...(page ? { 'data-page': '' } : isElsewhere(href) && inNewTab)}>
      {title}
      {!page && isElsewhere(href) && (
        <Hidden>
          <NewTab />
        </Hidden>
      )}
    </a>
  )
}

const Line = styled.article`
  display: grid;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-2) var(--space-2h);

  @media ${broad} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    align-items: baseline;
  }
`

const Name = styled(EntryTitle)`
  --room: calc(100vw - 2 * var(--gutter));
  /* The longest word of all is whole in each. */
  font-size: clamp(1.25rem, min(max(2.125rem, 4.2vw), var(--room) / var(--longest)), 3.75rem);
  line-height: calc(1.05 + var(--diacritics));
  letter-spacing: var(--tight);
  overflow-wrap: anywhere;

  @media ${broad} {
    /* About a third of the page, where the head of the section stands beside. */
    --room: calc(min(100vw - 2 * var(--gutter), var(--page)) * 0.31);
  }

  > a:is(:hover, :focus-visible, :active) {
    color: var(--accent);
  }
`

const Text = styled.p`
  max-inline-size: var(--measure);
  font-size: clamp(1.0625rem, 1.5vw, 1.1875rem);
  line-height: 1.4;
`

const Facts = styled.p.attrs({ 'data-part': 'meta' })`
  margin-block-start: var(--space-half);
  font-size: var(--type-small);
  color: var(--muted);
`
