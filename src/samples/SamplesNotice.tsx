import { styled } from 'styled-components'
import { foreign } from '../ui/foreign.ts'

/** Shown until the samples are made, and where scripts do not run. */
export const SamplesPending = ({ text }: { text: string }) => (
  <p role="status" {...(__FOREIGN__ && foreign(text))}>
    {text}
  </p>
)

/** Shown when the samples could not be loaded, with a button to retry. */
export function SamplesFailed({
  text,
  action,
  onRetry,
}: {
  text: string
  action: string
  onRetry: () => void
}) {
  return (
    <div role="alert">
      <p {...(__FOREIGN__ && foreign(text))}>{text}</p>
      <Retry type="button" onClick={onRetry} {...(__FOREIGN__ && foreign(action))}>
        {action}
      </Retry>
    </div>
  )
}

const Retry = styled.button`
  min-block-size: var(--target);
  margin-block-start: var(--space-1);
  color: var(--text);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-underline-offset: var(--underline);
`
