import { contrast } from '../../../../schema/colour/contrast.ts'
import { groundPalette } from '../../../../schema/colour/grounds.ts'
import { mixed } from '../../../../schema/colour/oklch.ts'
import { groundsOf } from '../../../../schema/model/grounds.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { grounds, type Palette } from '../../../../schema/model/theme.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import type { Paint } from '../../../client/sections/metadata.ts'
import { strataColours } from '../../../client/sections/skills/stratum.ts'
import { type Colours, type GroundsIn, modes } from '../../../client/theme/tokens.ts'
import { dataGround, dataSlides } from '../../../shared/dataAttributes.ts'
import { light, planeColours, sheetColours, tintColours } from './colours.ts'
import { showsPlanes } from './planesArrival.ts'

type Page = Pick<Portfolio, 'theme' | 'sections'>

/** Whether a page has a background beside its own. */
export const hasGrounds = ({ theme, sections }: Page): boolean =>
  theme.grounds?.page !== undefined ||
  groundsOf(theme, sections).some((ground) => ground !== 'ink') ||
  sections.some((section) => metadataOf(section).innerGround?.(section) !== undefined)

/**
 * The colours of what sections draw, those of each background, and of what shows of the one before: `--under`, and
 * `--before` for the words on it.
 *
 * @param colours see `colours.ts`
 */
export function groundsOfPage({ theme, sections }: Page, colours: Colours): GroundsIn {
  const inTurn = groundsOf(theme, sections)
  const shown = hasGrounds({ theme, sections }) ? grounds : []
  const paintsOf = (some: typeof sections) =>
    new Set(
      some.map((section) => metadataOf(section).paint?.(section)).filter((paint) => paint !== undefined),
    )
  // On the root as well: the page for unknown addresses has the first screen without its background, or planes.
  const paints = paintsOf(sections)
  if (showsPlanes(sections)) paints.add('planes')
  return (mode, root) => {
    const rules = shown.map((ground) => {
      const palette = groundPalette(ground, mode, theme)
      const under = `${root} [${dataSlides}='${ground}'] { --under: ${palette.background}; --before: ${palette.text}; }`
      // Ink is that of the page.
      if (ground === 'ink') return under
      const onIt = paintsOf(sections.filter((_, index) => inTurn[index] === ground))
      // Strata have those of the page whatever they lie on.
      onIt.delete('strata')
      const painted = [...onIt].map((paint) => paintColours[paint](palette))
      return `
        ${root} [${dataGround}='${ground}'] {
          ${modes[contrast(palette.text, light) > 4.5 ? 'light' : 'dark']}
          ${[colours(palette), ...painted].join(';')};
        }
        ${under}
      `
    })
    const painted = [...paints].map((paint) => paintColours[paint](theme[mode]))
    return `${root} { ${painted.join(';')} } ${rules.join('')}`
  }
}

/** The colours that are derived from a palette for what is drawn. */
const paintColours: Record<Paint, (palette: Palette) => string> = {
  planes: planeColours,
  sheets: sheetColours,
  tints: tintColours,
  strata: ({ accent }) => strata(accent),
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
