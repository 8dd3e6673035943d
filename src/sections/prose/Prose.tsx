import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { SectionHead } from '../../ui/text/SectionHead.tsx'

/** A long text, from Markdown. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section}>
        <Reveal>
          <MarkdownText text={section.text} below={section.heading} />
        </Reveal>
      </SectionHead>
    </SectionFrame>
  )
}
