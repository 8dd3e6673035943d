import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { Columns, ContentColumn, SectionHead } from '../../ui/SectionHead.tsx'
import { typeset } from '../../ui/typeset.ts'

/** A text of some length, from Markdown. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <Columns>
        <ContentColumn>
          <Reveal>
            {/* Made from Markdown when the page was built, by schema/lookup/markdown.ts, which lets no tag through.
                biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
            <Body dangerouslySetInnerHTML={{ __html: section.text.html }} />
          </Reveal>
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

const Body = styled.div`
  ${typeset}
`
