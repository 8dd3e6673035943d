import { Fragment } from 'react'

/** A text that wraps between its phrases, which the build marks with U+200B where a script needs it. */
export function Phrases({ text }: { text: string }) {
  return text.split('\u200b').map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}
