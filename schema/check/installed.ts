import { lettersWithout } from '../fonts/familyLetters.ts'
import { installedFonts } from '../fonts/installedFonts.ts'
import { hasIcon, nearIcons } from '../pictures/icons.ts'

/** What a check may ask of the packages that are installed: their icons, their fonts and the letters of these. */
export const installed = { hasIcon, nearIcons, installedFonts, lettersWithout }
