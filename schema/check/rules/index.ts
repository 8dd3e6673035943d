import { pageRule } from '../../pages/rules.ts'
import { feedRule } from '../../posts/rules.ts'
import { type Finding, pathText } from '../../report/diagnostics.ts'
import { resumeLetterRule } from '../../resume/resumeLetters.ts'
import { resumeRule } from '../../resume/rules.ts'
import type { CheckContext, Checked } from '../context.ts'
import { styleFileRule } from '../styleSheets.ts'
import { anchorRule } from './anchors.ts'
import { contentsOf } from './contents.ts'
import { contrastRule } from './contrast.ts'
import { dateRule } from './dates.ts'
import { drawingRule } from './drawings.ts'
import { endpointRule } from './endpoints.ts'
import { exampleRule } from './examples.ts'
import { fontRule } from './fonts.ts'
import { headingRule } from './headings.ts'
import { iconFileRule, iconRule } from './icons.ts'
import { labelRule } from './labels.ts'
import { languageRule } from './languages.ts'
import { layoutRule } from './layouts.ts'
import { leftoverRule } from './leftovers.ts'
import { letterRule } from './letters.ts'
import { linkRule } from './links.ts'
import { markdownRule } from './markdown.ts'
import { pictureSizeRule } from './pictureSizes.ts'
import { pictureRule } from './pictures.ts'
import { placeholderRule } from './placeholders.ts'
import { roleRule } from './roles.ts'
import type { Rule } from './rule.ts'
import { sampleRule } from './samples.ts'
import { videoRule } from './videos.ts'

const rules: readonly Rule[] = [
  anchorRule,
  linkRule,
  endpointRule,
  markdownRule,
  pageRule,
  pictureRule,
  pictureSizeRule,
  drawingRule,
  iconFileRule,
  videoRule,
  feedRule,
  styleFileRule,
  iconRule,
  fontRule,
  contrastRule,
  sampleRule,
  layoutRule,
  languageRule,
  labelRule,
  letterRule,
  headingRule,
  placeholderRule,
  dateRule,
  roleRule,
  resumeRule,
  resumeLetterRule,
  leftoverRule,
  exampleRule,
]

/**
 * The findings of all rules. They run even over data that the schema refuses; errors at values that it refused are
 * dropped.
 */
export function ruleFindings(checked: Checked, wrong: readonly Finding[], context: CheckContext): Finding[] {
  const refused = new Set(wrong.map(({ path }) => pathText(path)))
  const contents = contentsOf(checked)
  return rules
    .flatMap((rule) => rule(contents, checked, context))
    .filter(({ path, severity }) => severity === 'warning' || !refused.has(pathText(path)))
}
