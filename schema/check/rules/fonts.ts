import { fontPackage } from '../../lookup/fonts.ts'
import { nearest } from '../../lookup/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** Each family of type is installed. */
export const fontRule: Rule = ({ ofKind }, { root }, { installedFonts }) =>
  ofKind.fontFamily.flatMap(({ path, value: family }) => {
    if (!installedFonts) return []
    const name = fontPackage(family)
    const installed = installedFonts()
    if (installed.some((one) => fontPackage(one) === name)) return []
    const near = nearest(family, installed)
    return [
      {
        code: 'unknown-font',
        message: `the font ${quoted(family)} is not installed`,
        label: near === undefined ? undefined : `did you mean "${near}"?`,
        help: name
          ? `install it with: npm install ${name}`
          : 'write its name as it stands at https://fontsource.org/?variable=true',
        allowed: [...installed],
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
