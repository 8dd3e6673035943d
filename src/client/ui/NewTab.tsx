import { useContent } from '../content.ts'
import { foreign, Words } from './text/words.tsx'

/** The attributes of a link that opens in a new tab, behind whose words stands `NewTab`. */
export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Whether a link leads to another site. */
export const isElsewhere = (href: string): boolean => /^https?:/i.test(href)

/** Says that the link opens in a new tab, after a space. */
export function NewTab() {
  const { newTab } = useContent().labels
  // Chromium leaves a text node of a single plain space out of the accessible name of the link.
  if (!foreign(newTab)) return ` ${newTab}`
  return (
    <>
      {'\u00a0'}
      <Words text={newTab} />
    </>
  )
}
