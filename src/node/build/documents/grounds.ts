import { contrast } from '../../../../schema/colour/contrast.ts'
import { groundPalette } from '../../../../schema/colour/grounds.ts'
import { mixed } from '../../../../schema/colour/oklch.ts'
import { type Ground, grounds, type Theme } from '../../../../schema/model/theme.ts'
import { strataColours } from '../../../client/sections/skills/stratum.ts'
import { type Colours, type GroundsIn, modes } from '../../../client/theme/tokens.ts'
import { dataGround, dataSlides } from '../../../shared/dataAttributes.ts'
import { light, sheetColours } from './colours.ts'

/**
 * The colours of strata, of each background, and of what shows of the one before: `--under`, and `--before`
 * for the words on it.
 *
 * @param colours see `colours.ts`
 * @param first the background of the first screen, which may have sheets in space
 */
export const groundsOfTheme =
  (theme: Theme, colours: Colours, first: Ground): GroundsIn =>
  (mode, root) => {
    const areSheets = theme.frame === 'sheets'
    const rules = grounds.map((ground) => {
      const palette = groundPalette(ground, mode, theme)
      // Ink is that of the page.
      const own =
        ground === 'ink'
          ? ''
          : `${root} [${dataGround}='${ground}'] {
              ${modes[contrast(palette.text, light) > 4.5 ? 'light' : 'dark']}
              ${colours(palette)};
              ${areSheets && ground === first ? sheetColours(palette) : ''};
            }`
      return `
        ${own}
        ${root} [${dataSlides}='${ground}'] {
          --under: ${palette.background};
          --before: ${palette.text};
        }
      `
    })
    const ofSheets = areSheets ? `${strata(theme[mode].accent)};${sheetColours(theme[mode])}` : ''
    return `${root} { ${ofSheets} } ${rules.join('')}`
  }

/** What lies lowest, and the words on light and on dark strata. */
const [lowest, darkWords, lightWords] = ['#101114', '#17100c', '#f5f0e6']

/** The colours of strata from the first to the last, from light by the accent to dark, and those of words on them. */
function strata(accent: string): string {
  const half = (strataColours - 1) / 2
  const colours = Array.from({ length: strataColours }, (_, index) =>
    index < half
      ? mixed(light, accent, 0.32 + (0.68 * index) / half)
      : mixed(accent, lowest, (0.85 * (index - half)) / half),
  )
  return colours
    .map((colour, index) => {
      const words = contrast(colour, darkWords) > contrast(colour, lightWords) ? darkWords : lightWords
      return `--stratum-${index}:${colour};--on-stratum-${index}:${words}`
    })
    .join(';')
}
