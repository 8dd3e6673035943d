import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'

/** A long text, from Markdown: its first sentence is set larger, the rest is muted. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} hasWords>
        <Reveal>
          <Text text={section.text} below={section.heading} />
        </Reveal>
      </SectionHeader>
    </SectionFrame>
  )
}

const Text = styled(MarkdownText)`
  > :is(p:not(:first-child), ul, ol) {
    color: var(--muted);
  }

  > p[data-long] {
    font-size: inherit;
    line-height: inherit;
  }

  strong {
    color: var(--text);
  }
`
