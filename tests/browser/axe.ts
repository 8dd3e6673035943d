import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong, as a rule and the elements that break it.
 *
 * @param part the selector of what is looked at
 */
export async function violations(page: Page, part = ':root'): Promise<string[]> {
  // The page has no frames of other origins, for which axe would open a second page; and what passes is not asked for.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
