import { contrast } from '../../../../schema/colour/contrast.ts'
import { groundPalette } from '../../../../schema/colour/grounds.ts'
import { mixed } from '../../../../schema/colour/oklch.ts'
import { grounds, type Theme } from '../../../../schema/model/theme.ts'
import { strataColours } from '../../../client/sections/skills/stratum.ts'
import { type Colours, type GroundsIn, modes } from '../../../client/theme/tokens.ts'
import { dataGround, dataSlides } from '../../../shared/dataAttributes.ts'
import { light } from './colours.ts'

/**
 * The colours of strata, of each background, and of what shows of the one before: `--under`, and `--before`
 * for the words on it.
 *
 * @param colours see `colours.ts`
 */
export const groundsOfTheme =
  (theme: Theme, colours: Colours): GroundsIn =>
  (mode, root) => {
    const rules = grounds.map((ground) => {
      const palette = groundPalette(ground, mode, theme)
      return `
        ${root} [${dataGround}='${ground}'] {
          ${modes[contrast(palette.text, light) > 4.5 ? 'light' : 'dark']}
          ${colours(palette)};
        }
        ${root} [${dataSlides}='${ground}'] {
          --under: ${palette.background};
          --before: ${palette.text};
        }
      `
    })
    return `${root} { ${strata(theme[mode].accent)} } ${rules.join('')}`
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
