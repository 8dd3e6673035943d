import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { SectionHead } from '../../ui/text/SectionHead.tsx'

/** A long text, from Markdown: its first sentence is set larger, the rest is muted. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section}>
        <Reveal>
          <Text text={section.text} below={section.heading} />
        </Reveal>
      </SectionHead>
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
