import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { Room } from '../../ui/Frame.tsx'
import { Beside, Columns, SectionHead } from '../../ui/SectionHead.tsx'
import { typeset } from './typeset.ts'

/** A text of some length, from Markdown. */
export default function Prose({ section }: { section: ResolvedSection<'prose'> }) {
  return (
    <Room>
      <SectionHead {...section} />
      <Columns>
        <Beside>
          <Reveal>
            {/* Made from Markdown when the page was built, by schema/lookup/markdown.ts, which lets no tag through.
                biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
            <Body dangerouslySetInnerHTML={{ __html: section.text.html }} />
          </Reveal>
        </Beside>
      </Columns>
    </Room>
  )
}

const Body = styled.div`
  ${typeset}
`
