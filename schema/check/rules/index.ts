import { features } from '../../features.ts'
import { pageRule } from '../../pages/rules.ts'
import { type Finding, pathText } from '../../report/diagnostics.ts'
import type { CheckContext, Checked } from '../context.ts'
import { withFix } from '../fix.ts'
import { styleFileRule } from '../styleSheets.ts'
import { contentsOf } from './contents.ts'
import { contrastRule } from './contrast.ts'
import { dateRule } from './dates.ts'
import { drawingRule, iconFileRule, iconRule } from './drawings.ts'
import { layoutRule, mailRule, roleRule, sampleRule } from './entries.ts'
import { fontRule, letterRule } from './fonts.ts'
import { labelRule, languageRule } from './languages.ts'
import { leftoverRule } from './leftovers.ts'
import { anchorRule, endpointRule, idRule, linkRule, quotedAddresses } from './links.ts'
import { markdownRule, sentenceRule } from './markdown.ts'
import { pictureRule, pictureSizeRule } from './pictures.ts'
import type { Rule } from './rule.ts'
import { headingRule, placeholderRule } from './texts.ts'
import { videoRule } from './videos.ts'

const rules: readonly Rule[] = [
  idRule,
  anchorRule,
  linkRule,
  endpointRule,
  markdownRule,
  sentenceRule,
  pageRule,
  pictureRule,
  pictureSizeRule,
  drawingRule,
  iconFileRule,
  iconRule,
  videoRule,
  styleFileRule,
  fontRule,
  letterRule,
  contrastRule,
  sampleRule,
  layoutRule,
  mailRule,
  roleRule,
  dateRule,
  languageRule,
  labelRule,
  headingRule,
  placeholderRule,
  leftoverRule,
  ...features.flatMap(({ rules = [] }) => rules),
]

/**
 * The findings of all rules. They run even over data that the schema refuses; errors at values that it refused are
 * dropped.
 */
export function ruleFindings(checked: Checked, wrong: readonly Finding[], context: CheckContext): Finding[] {
  const refused = new Set(wrong.map(({ path }) => pathText(path)))
  const contents = contentsOf(checked)
  const quoted = quotedAddresses(contents, checked)
  const misread = new Set(quoted.map(({ path }) => pathText(path)))
  const found = rules
    .flatMap((rule) => rule(contents, checked, context))
    .filter(({ path, severity }) => severity === 'warning' || !refused.has(pathText(path)))
    .filter(({ path }) => !misread.has(pathText(path)))
  return [...quoted, ...found].map((finding) => withFix(finding, checked))
}
