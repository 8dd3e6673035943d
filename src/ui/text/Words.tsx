import { foreign } from '../foreign.ts'

/** A text beside others in one element: in one of its own where it is in another language than the page. */
export const Words = ({ text }: { text: string }) =>
  foreign(text) ? <bdi {...foreign(text)}>{text}</bdi> : text
