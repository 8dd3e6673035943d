import type { Page } from '@playwright/test'

/** What a screen reader is told of an element. */
export interface Told {
  role: string
  name: string
  /** What can be seen of its words. */
  seen: string
}

/** One space for any between words, as they are seen and read. */
const spaced = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What Chromium itself tells a screen reader of all elements with one of these roles, in its own words for roles. */
export async function toldOf(page: Page, ...roles: string[]): Promise<Told[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const told: Told[] = []
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !roles.includes(role?.value)) continue
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { return this.innerText ?? "" }',
    })
    told.push({ role: role?.value, name: spaced(name?.value ?? ''), seen: spaced(result.value) })
  }
  await devtools.detach()
  return told
}
