import { styled } from 'styled-components'
import { foreign } from '../ui/text/words.tsx'

interface Props {
  isFailed: boolean
  /** The words of the YAML for each state, and for the button that loads the samples again. */
  words: { loading: string; failed: string; retry: string }
  onRetry: () => void
}

/** Shown until samples are made, and without scripts; or, where they could not be loaded, with a button to retry. */
export function SamplesNotice({ isFailed, words: { loading, failed, retry }, onRetry }: Props) {
  if (!isFailed)
    return (
      <p role="status" {...foreign(loading)}>
        {loading}
      </p>
    )
  return (
    <div role="alert">
      <p {...foreign(failed)}>{failed}</p>
      <Retry type="button" onClick={onRetry} {...foreign(retry)}>
        {retry}
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
