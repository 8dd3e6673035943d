import { installing, isAmong, knownFamilies, packageOf } from '../../fonts/families.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/**
 * Each family of type is installed. Without one that npm has, the page is built all the same and takes the system's;
 * any other name is a mistake.
 */
export const fontRule: Rule = ({ ofKind }, { root, text }, { installedFonts }) => {
  const installed = installedFonts?.()
  if (!installed) return []
  const absent = ofKind.fontFamily.filter(({ value: family }) => !isAmong(installed, family))
  const known = [...new Set(absent.map(({ value }) => value))].filter((family) => packageOf(family))
  return absent.map(({ path, value: family }) => {
    const at = { path, span: positionOf(root, path).span }
    if (packageOf(family))
      return {
        code: 'unknown-font',
        severity: 'warning',
        message: `the font ${quoted(family)} is not installed: the page shows one of the system in its place`,
        help: `install ${known.length > 1 ? 'all that are missing' : 'it'} with: ${installing(known)}`,
        ...at,
      }
    const near = nearest(family, installed) ?? nearest(family, knownFamilies())
    return {
      code: 'unknown-font',
      message: `the font ${quoted(family)} is not installed`,
      label: near === undefined ? undefined : `did you mean "${near}"?`,
      fix:
        near !== undefined && near === onlyNear(family, installed)
          ? [rewritten(text, at.span, near)]
          : undefined,
      help:
        near === undefined
          ? 'no package of it is known: choose one of https://fontsource.org and write its name as it stands there'
          : installed.includes(near)
            ? undefined
            : `install ${near} with: ${installing([near])}`,
      allowed: [...installed],
      ...at,
    }
  })
}
