/** 1 is to the next slide, −1 to the previous one. */
export type Direction = 1 | -1

/** Which slide shows, and the direction of the last move. */
export interface SlideIndex {
  index: number
  direction: Direction
}

/** The slide after or before `index`, wrapping around the ends of a list of `count`. */
export const nextSlide = ({ index }: SlideIndex, direction: Direction, count: number): SlideIndex => ({
  index: (index + direction + count) % count,
  direction,
})
