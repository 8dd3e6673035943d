import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { foreign } from '../ui/text/words.tsx'
import { type MakeSamples, type SampleOptions, useSamples } from './useSamples.ts'

interface Props<Options extends SampleOptions, Item> {
  /** What the YAML asks for, with its words for each state. */
  options: Options
  make: MakeSamples<Options, Item>
  className?: string
  style?: CSSProperties
  /** Renders the samples, or the place of each with a notice: undefined until they are made. */
  children: (items: readonly Item[] | undefined, notice: ReactNode) => ReactNode
}

/** The element around samples. It takes the focus where the button in the notice is gone. */
export function Samples<Options extends SampleOptions, Item>({
  options,
  make,
  children,
  ...attributes
}: Props<Options, Item>) {
  const { ref, samples, retry } = useSamples(options, make)
  const notice = <SamplesNotice isFailed={samples.state === 'failed'} words={options} onRetry={retry} />
  return (
    <div {...attributes} ref={ref} data-samples={samples.state} tabIndex={-1}>
      {children(samples.state === 'ready' ? samples.items : undefined, notice)}
    </div>
  )
}

interface NoticeProps {
  isFailed: boolean
  /** The words of the YAML for each state, and for the button that loads the samples again. */
  words: { loading: string; failed: string; retry: string }
  onRetry: () => void
}

/** Shown until samples are made, and without scripts; or, where they could not be loaded, with a button to retry. */
function SamplesNotice({ isFailed, words: { loading, failed, retry }, onRetry }: NoticeProps) {
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
