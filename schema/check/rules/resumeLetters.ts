import { localeOf } from '../../lookup/languages.ts'
import { theme as model } from '../../model/theme.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { familiesWith } from './familiesWith.ts'
import { resumeTexts } from './resumeTexts.ts'
import type { Rule } from './rule.ts'

const pictograph = /\p{Extended_Pictographic}/u

/** The PDF of the résumé can show no letters but those that the theme's fonts have, wherever its texts stand. */
export const resumeLetterRule: Rule = (contents, checked, { lettersWithout }) => {
  const { value, root } = checked
  if (own(value, 'resume') === undefined || !lettersWithout) return []
  const locale = localeOf(valueAt(value, ['site', 'lang']) ?? 'en') ?? new Intl.Locale('en')
  const standard = model.parse(undefined).fonts
  const families = (['text', 'display'] as const).map(
    (role) => valueAt(value, ['theme', 'fonts', role]) ?? standard[role],
  )
  const known = families.filter((family) => typeof family === 'string')
  return resumeTexts(contents, checked).flatMap(({ path, value }): Finding[] => {
    // No family of type lacks the letters of ASCII, and most texts have no others.
    if (!/[^\0-\x7f]/.test(value)) return []
    const missing = lettersWithout(known, value, { pictographs: true })
    if (missing.length === 0) return []
    const named = list(missing.slice(0, 12).map((letter) => quoted(letter)))
    return [
      {
        code: 'resume-letters',
        message: `the PDF of the résumé cannot show ${named}, which ${list([...new Set(known)], 'and')} ${new Set(known).size > 1 ? 'lack' : 'lacks'}`,
        help: missing.some((letter) => pictograph.test(letter))
          ? 'leave out what is a picture, or say it in words'
          : `name a family that has ${missing.length > 1 ? 'them' : 'it'} as text: under theme: fonts:, such as ${familiesWith(missing, locale)}; or write it in other letters`,
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}
