import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedMarkdown } from '../../../shared/resolved.ts'
import { typeset } from './typeset.ts'

interface Props {
  /** A field that `markdown()` declares, as `section` has it. */
  text: ResolvedMarkdown
  /** The heading of the section, below which those of the text are. */
  below: ResolvedHeading
  /** For `styled()`. */
  className?: string
}

/**
 * A text from Markdown. Its HTML was made while building by schema/text/markdown.ts, which lets no tag
 * through.
 */
export const MarkdownText = ({ text, below, className }: Props) => (
  <Body
    className={className}
    data-part="text"
    data-level={below.level}
    {...text.language}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    dangerouslySetInnerHTML={{ __html: text.html }}
  />
)

const Body = styled.div`
  ${typeset}
`
