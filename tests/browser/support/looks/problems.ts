import type { BrowserContext } from '@playwright/test'
import type { Network } from '../page/network.ts'

/**
 * Collects warnings and errors that any page of a context logs, and uncaught exceptions: hydration mismatches, refusals
 * by the content policy, missing files.
 *
 * @param failed URLs of pictures that fail on purpose, whose errors are allowed
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
