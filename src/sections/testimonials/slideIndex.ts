/** 1 is to the next slide, −1 to the previous one. */
export type Direction = 1 | -1

/** Which slide shows, and which way the last move went. */
export interface Turn {
  index: number
  direction: Direction
}

/** The slide after or before `index`, around the ends of a list of `count`. */
export const turned = ({ index }: Turn, direction: Direction, count: number): Turn => ({
  index: (index + direction + count) % count,
  direction,
})
