import { componentName } from './ownSections.ts'

/** The files of a new section type, by their names in its folder: a list of entries that works, checks and builds. */
export function starterFiles(type: string): Record<string, string> {
  const file = componentName(type)
  const name = file.slice(0, -'.tsx'.length)
  return { 'schema.ts': schema(type, file), [file]: component(name) }
}

const schema = (
  type: string,
  file: string,
) => `import { date, group, lead, link, list, section, sentence, text } from 'onefolio/fields'

// What a section of the type ${type} holds, beside the id, label and heading that every section has. The descriptions
// show in editors, and are what onefolio add writes. ${file} beside this file shows it.
export default section('What this section shows, in a sentence.', {
  text: lead,
  items: list(
    group('An entry.', {
      title: text('The title of the entry.'),
      date: date('When it was, such as 2024-03.').optional(),
      text: sentence('A sentence about it, perhaps with a link.').optional(),
      link: link.optional(),
    }),
    'The entries, in the order in which they show.',
  ),
})
`

const component = (name: string) => `import {
  Arrow,
  arrowTo,
  broad,
  EntryTitle,
  foreign,
  onwardLink,
  Reveal,
  RuledList,
  SectionFrame,
  SectionHeader,
  type SectionProps,
  sentence,
  TwoColumns,
  Words,
  withKeys,
} from 'onefolio/section'
import { styled } from 'styled-components'
import type schema from './schema.ts'

/** A list, a hairline above each entry: its date, and beside it what it is. */
export default function ${name}({ section }: SectionProps<typeof schema>) {
  const { items, text, heading } = section
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <RuledList>
        {withKeys(items, ({ title }) => title).map(([key, { title, dates, text, link }], index) => (
          <li key={key}>
            <Reveal index={Math.min(index, 3)}>
              <Entry>
                <When>{dates}</When>
                <div>
                  <Title $below={heading} {...foreign(title)}>
                    {title}
                  </Title>
                  {text && <About {...foreign(text)}>{sentence(text)}</About>}
                  {link && (
                    <Link href={link.href}>
                      <span>
                        <Words text={link.name} />
                      </span>
                      <Arrow to={arrowTo(link.href)} />
                    </Link>
                  )}
                </div>
              </Entry>
            </Reveal>
          </li>
        ))}
      </RuledList>
    </SectionFrame>
  )
}

const Entry = styled(TwoColumns)\`
  gap: var(--space-half) var(--space-3);
  padding-block: var(--space-2h);
\`

const When = styled.p\`
  color: var(--muted);

  @media \${broad} {
    line-height: calc(var(--type-item) * var(--leading-close));
  }
\`

const Title = styled(EntryTitle)\`
  max-inline-size: var(--measure);
  font-family: inherit;
  font-size: var(--type-item);
  font-weight: 600;
  font-stretch: normal;
  line-height: var(--leading-close);
\`

const About = styled.p\`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
  color: var(--muted);
\`

const Link = styled.a\`
  \${onwardLink}
  font-size: var(--type-small);
\`
`
