import { describe, expect, it } from 'vitest'
import { picture } from '../../../schema/model/fields.ts'
import { objectPosition } from '../../../src/client/theme/imageSizes.ts'
import { crop } from '../../../src/node/card/crop.ts'

const reads = (focus: unknown) => picture.safeParse({ src: 'images/a.jpg', alt: 'A room', focus }).data?.focus

describe('the focus of a picture', () => {
  it.each([
    'top',
    'left',
    'center',
    'top left',
    'left top',
    'right center',
    '30%',
    '30% 20%',
    '0% 100%',
    '33.5% 5%',
  ])('may be %s', (focus) => expect(reads(focus)).toBe(focus))

  it.each([
    'up',
    'left right',
    'top bottom',
    '130% 20%',
    '30 20',
    '-5% 0%',
    '30% 20% 10%',
    'top; color: red',
    '',
  ])('may not be %j', (focus) => expect(reads(focus)).toBeUndefined())

  it('decides what stays in view', () => expect(objectPosition('30% 20%', 0.1, 1.5)).toBe('30% 20%'))

  it('is the top of a picture that is far taller than its frame, and the middle of any other', () => {
    expect(objectPosition(undefined, 1440 / 18_000, 4 / 3)).toBe('top')
    expect(objectPosition(undefined, 2 / 3, 16 / 9)).toBe('top')
    expect(objectPosition(undefined, 3 / 4, 4 / 3)).toBeUndefined()
    expect(objectPosition(undefined, 1, 1)).toBeUndefined()
    expect(objectPosition(undefined, 5, 1)).toBeUndefined()
  })

  it.each([
    ['middle', { width: 400, height: 100 }, undefined, { left: 150, top: 0, width: 100, height: 100 }],
    ['left', { width: 400, height: 100 }, 'left', { left: 0, top: 0, width: 100, height: 100 }],
    ['point', { width: 400, height: 100 }, '25% 80%', { left: 75, top: 0, width: 100, height: 100 }],
    ['bottom', { width: 100, height: 400 }, 'bottom', { left: 0, top: 300, width: 100, height: 100 }],
    ['corner', { width: 100, height: 400 }, 'top right', { left: 0, top: 0, width: 100, height: 100 }],
  ])('cuts the card of link previews as the page does, at the %s', (_, picture, position, part) => {
    expect(crop(picture, { width: 600, height: 600 }, position)).toEqual(part)
  })
})
