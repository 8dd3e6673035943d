import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { transitionsEnd } from '../page/reader.ts'

/** The rules of axe that depend on the width; all others need to run only once a visit. */
export const layoutRules = ['color-contrast', 'scrollable-region-focusable', 'target-size']

/**
 * What axe finds wrong, as a rule and the elements that break it.
 *
 * @param part the selector of the part to check
 * @param rules the rules to run, by default all
 */
export async function violations(page: Page, part = ':root', rules?: string[]): Promise<string[]> {
  // Legacy mode: without frames of other origins axe needs no second page. Only violations are collected.
  await transitionsEnd(page)
  // Injected once per page, which takes longer than running some rules.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
