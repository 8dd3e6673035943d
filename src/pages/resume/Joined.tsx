import { Fragment } from 'react'
import { Words } from '../../ui/text/Words.tsx'

/** Texts joined by `by`, each in its own language. */
export function Joined({ texts, by }: { texts: readonly string[]; by: string }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && by}
      <Words text={text} />
    </Fragment>
  ))
}
