import { styled } from 'styled-components'
import { foreign } from '../foreign.ts'

interface Props {
  item: { result?: string | undefined }
  className?: string
}

/** What came of a project, such as “9 s → 80 ms”. */
export const Result = ({ item: { result }, className }: Props) =>
  result && (
    <Shown className={className} {...foreign(result)}>
      {result}
    </Shown>
  )

const Shown = styled.strong`
  display: block;
  margin-block: var(--space-1);
  font: var(--display-weight) var(--type-item) / calc(1.2 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  color: var(--text);
  overflow-wrap: break-word;
`
