import type { Page } from '@playwright/test'

/**
 * Records every mail that a page opens in the visitor's mail program, by a link, a form or a script. Only the DevTools
 * protocol reports it.
 *
 * @returns a list of `mailto:` addresses that grows
 */
export async function collectMails(page: Page): Promise<string[]> {
  const mails: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url)
  })
  await session.send('Page.enable')
  return mails
}
