import { styled } from 'styled-components'

/** What stands in the place of samples until they are made; also what a page without scripts says. */
export const SamplesPending = ({ text }: { text: string }) => <p role="status">{text}</p>

/** Said when samples could not be loaded, with a way to try again. */
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
      <p>{text}</p>
      <Again type="button" onClick={onRetry}>
        {action}
      </Again>
    </div>
  )
}

const Again = styled.button`
  min-block-size: var(--target);
  margin-block-start: var(--space-1);
  color: var(--text);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-underline-offset: var(--underline);
`
