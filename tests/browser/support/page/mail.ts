import type { Page } from '@playwright/test'

/**
 * Notes every mail that a page asks the visitor's mail program to write, whether by a link, by a
 * form or by a script. The browser's protocol tells it; no event of the page does.
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
