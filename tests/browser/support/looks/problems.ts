import type { BrowserContext } from '@playwright/test'
import type { Network } from '../page/network.ts'

/**
 * Collects, from every page of a context, what is logged as a warning or an error and what is
 * thrown and not caught: hydration mismatches, refusals by the content policy, missing files.
 *
 * @param failed pictures that fail on purpose, and so may be logged
 * @returns a list that grows: each entry a kind, a text and where it happened
 */
export function collectProblems(context: BrowserContext, { failed }: Network): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (!['warning', 'error'].includes(message.type()) || failed.has(url)) return
    problems.push(`${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => {
    problems.push(`thrown: ${error.error().stack || error.error().message}`)
  })
  return problems
}
