import { describe, expect, it } from 'vitest'
import {
  type Direction,
  nextSlide,
  type SlideIndex,
} from '../../src/client/sections/testimonials/Carousel.tsx'

const first: SlideIndex = { index: 0, direction: 1 }

/** The indices visited by a series of moves. */
function walk(count: number, moves: Direction[]): number[] {
  let slide = first
  return moves.map((direction) => {
    slide = nextSlide(slide, direction, count)
    return slide.index
  })
}

describe('moving to another slide', () => {
  it('adds one for the next slide and subtracts one for the previous', () => {
    expect(walk(5, [1, 1, -1])).toEqual([1, 2, 1])
  })

  it('goes from the last slide on to the first', () => {
    expect(walk(5, [1, 1, 1, 1, 1])).toEqual([1, 2, 3, 4, 0])
  })

  it('goes from the first slide back to the last', () => {
    expect(walk(5, [-1, -1])).toEqual([4, 3])
  })

  it('keeps the direction of the last move, also when wrapping around', () => {
    expect(nextSlide({ index: 4, direction: -1 }, 1, 5)).toEqual({ index: 0, direction: 1 })
    expect(nextSlide({ index: 0, direction: 1 }, -1, 5)).toEqual({ index: 4, direction: -1 })
  })

  it('alternates between two slides, and stays on a single one', () => {
    expect(walk(2, [1, 1, -1, -1])).toEqual([1, 0, 1, 0])
    expect(walk(1, [1, -1])).toEqual([0, 0])
  })

  it('does not modify its argument', () => {
    const before = Object.freeze({ ...first })
    nextSlide(before, 1, 5)
    expect(before).toEqual(first)
  })
})
