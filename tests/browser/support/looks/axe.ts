import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { transitionsEnd } from '../page/reader.ts'

/** What axe asks that depends on the width; all else need be asked of a visit only once. */
export const layoutRules = ['color-contrast', 'scrollable-region-focusable', 'target-size']

/**
 * What axe finds wrong, as a rule and the elements that break it.
 *
 * @param part the selector of what is looked at
 * @param rules those that are asked for; by default all
 */
export async function violations(page: Page, part = ':root', rules?: string[]): Promise<string[]> {
  // The page has no frames of other origins, for which axe would open a second page; and what passes is not asked for.
  await transitionsEnd(page)
  // It is given to a page once: to do so takes longer than to ask some of its rules.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
