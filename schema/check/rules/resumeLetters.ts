import { localeOf } from '../../languages/languages.ts'
import { theme as model } from '../../model/theme.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { familiesWith } from './familiesWith.ts'
import { resumeTexts } from './resumeTexts.ts'
import type { Rule } from './rule.ts'

/** Up to so many texts are reported one by one. */
const several = 12

const pictograph = /\p{Extended_Pictographic}/u

/** The PDF of the résumé shows only letters that the theme's fonts have, so none of its texts may have others. */
export const resumeLetterRule: Rule = (contents, checked, { lettersWithout }) => {
  const { value, root } = checked
  if (own(value, 'resume') === undefined || !lettersWithout) return []
  const locale = localeOf(valueAt(value, ['site', 'lang']) ?? 'en') ?? new Intl.Locale('en')
  const standard = model.parse(undefined).fonts
  const families = (['text', 'display'] as const).map(
    (role) => valueAt(value, ['theme', 'fonts', role]) ?? standard[role],
  )
  const known = families.filter((family) => typeof family === 'string')
  const lacking = resumeTexts(contents, checked).flatMap(({ path, value }) => {
    // No family of type lacks the letters of ASCII, and most texts have no others.
    const missing = /[^\0-\x7f]/.test(value) ? lettersWithout(known, value, { pictographs: true }) : []
    return missing.length > 0
      ? [{ path, missing, isPicture: missing.some((one) => pictograph.test(one)) }]
      : []
  })
  const words = lacking.filter(({ isPicture }) => !isPicture)
  // One other family may fix many: of those only the first is reported, and how many there are.
  const reported = lacking.filter((one) => one.isPicture || words.length <= several || one === words[0])
  return reported.map(({ path, missing, isPicture }): Finding => {
    const more = isPicture || words.length <= several ? 0 : words.length - 1
    const all = more > 0 ? [...new Set(words.flatMap((one) => one.missing))] : missing
    const named = list(all.slice(0, 12).map((letter) => quoted(letter)))
    return {
      code: 'resume-letters',
      message: `the PDF of the résumé cannot show ${named}, which ${list([...new Set(known)], 'and')} ${new Set(known).size > 1 ? 'lack' : 'lacks'}${more > 0 ? ` (${more} more texts have such letters)` : ''}`,
      help: isPicture
        ? 'leave out the emoji, or say it in words'
        : `name a family that has ${all.length > 1 ? 'them' : 'it'} as text: under theme: fonts:, such as ${familiesWith(all, locale)}; or write it in other letters`,
      path,
      span: positionOf(root, path).span,
    }
  })
}
