import { foreign } from '../foreign.ts'

/** A text among others in one element: in a `bdi` with its language where that is not the page's. */
export const Words = ({ text }: { text: string }) =>
  foreign(text) ? <bdi {...foreign(text)}>{text}</bdi> : text
