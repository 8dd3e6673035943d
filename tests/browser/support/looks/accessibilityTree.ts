import type { Page } from '@playwright/test'

/** An element as it is exposed to screen readers. */
export interface AccessibleNode {
  role: string
  name: string
  /** The visible part of its text. */
  seen: string
}

/** Collapses white space, as words are seen and read. */
const spaced = (words: string) => words.replace(/\s+/g, ' ').trim()

/** All elements with one of these roles in Chromium's accessibility tree, which has its own names of roles. */
export async function accessibleNodes(page: Page, ...roles: string[]): Promise<AccessibleNode[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const exposed: AccessibleNode[] = []
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !roles.includes(role?.value)) continue
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { return this.innerText ?? "" }',
    })
    exposed.push({ role: role?.value, name: spaced(name?.value ?? ''), seen: spaced(result.value) })
  }
  await devtools.detach()
  return exposed
}
