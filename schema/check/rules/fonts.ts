import { familyId, knownFamilies, packageOf } from '../../lookup/fonts/families.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/rewritten.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** Each family of type is installed. */
export const fontRule: Rule = ({ ofKind }, { root, text }, { installedFonts }) =>
  ofKind.fontFamily.flatMap(({ path, value: family }) => {
    if (!installedFonts) return []
    const installed = installedFonts()
    if (installed.some((one) => familyId(one) === familyId(family))) return []
    const known = packageOf(family)
    const near = known ? undefined : (nearest(family, installed) ?? nearest(family, knownFamilies()))
    const name = known ?? (near !== undefined && !installed.includes(near) ? packageOf(near) : undefined)
    return [
      {
        code: 'unknown-font',
        message: `the font ${quoted(family)} is not installed`,
        label: near === undefined ? undefined : `did you mean "${near}"?`,
        fix:
          near !== undefined && near === onlyNear(family, installed)
            ? [rewritten(text, positionOf(root, path).span, near)]
            : undefined,
        help: name
          ? `install ${known ? 'it' : near} with: npm install ${name}`
          : near === undefined
            ? 'no package of it is known: choose one of https://fontsource.org and write its name as it stands there'
            : undefined,
        allowed: [...installed],
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
