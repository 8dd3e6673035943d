import { localeOf } from '../../languages/languages.ts'
import { interfaceWords } from '../../model/interfaceWords/index.ts'
import { english, wordOf } from '../../model/interfaceWords/standard.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import { asSpoken } from './equalHeadings.ts'
import type { Rule } from './rule.ts'

/** Warns where the links of the header and those of the footer have the same name, by which screen readers list them. */
export const equalLabelRule: Rule = (_, { value, root }) => {
  const locale = localeOf(valueAt(value, ['site', 'lang']))
  const words = locale && interfaceWords(locale)
  const written = (key: string) => {
    const label = valueAt(value, ['labels', key])
    return typeof label === 'string' ? label : undefined
  }
  const labelOf = (key: 'navigation' | 'footerNavigation') =>
    written(key) ?? (words ? wordOf(words, `labels.${key}`) : english(`labels.${key}`))
  const label = labelOf('footerNavigation')
  if (asSpoken(label) !== asSpoken(labelOf('navigation'))) return []
  const path = ['labels', written('footerNavigation') === undefined ? 'navigation' : 'footerNavigation']
  return [
    {
      code: 'duplicate-label',
      severity: 'warning',
      message: `the links of the header and those of the footer are both called ${quoted(label)}, so that users of screen readers cannot tell them apart`,
      help: 'let labels.navigation and labels.footerNavigation differ',
      path,
      span: positionOf(root, path).span,
    },
  ]
}
