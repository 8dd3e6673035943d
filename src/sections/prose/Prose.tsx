import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { Columns, ContentColumn, SectionHeader } from '../../ui/text/SectionHeader.tsx'

/** A long text, from Markdown. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <Columns>
        <ContentColumn>
          <Reveal>
            <MarkdownText text={section.text} below={section.heading} />
          </Reveal>
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}
