import type { Theme } from '../../../schema/model/theme.ts'

/** How long what answers a visitor takes, in ms: words and controls are quick; planes, pictures and pages are slow. */
export const durations = { quick: 160, slow: 320 }

/** How all of it moves, but for the springs of the YAML: off at once, and slowly into place. */
export const easing = 'cubic-bezier(.2,.7,.2,1)'

/** How many tints of the accent there are, `--tint-0` and on, before they repeat. */
export const tintCount = 6

/** An `@supports` condition for browsers that mix colours: all since 2023. */
export const mixesColours = '(color: color-mix(in srgb, red, red))'

/** Whether the heads of sections stand above their content. */
export const hasHeadersAbove = ({
  frame,
  sectionHeaders,
}: Pick<Theme, 'frame' | 'sectionHeaders'>): boolean =>
  (frame !== 'lines' && frame !== 'plan') || sectionHeaders === 'above'

/** Whether headings, and the owner's name at the foot, are as wide as the page. */
export const hasWideHeadings = ({ frame }: Pick<Theme, 'frame'>): boolean =>
  frame === 'sheets' || frame === 'bands'

/** Whether small words are set in capitals, which fonts must have then. */
export const hasCapitals = ({ frame }: Pick<Theme, 'frame'>): boolean =>
  frame === 'bands' || frame === 'book' || frame === 'plan' || frame === 'stage'
