import type { Tool } from '../tool.ts'
import { keptDraft } from './draft.ts'

/** Edits the words of the page where they stand. */
export const words: Tool = {
  name: 'Edit',
  title: 'Press a text to edit it where it stands. Or press it twice with Alt, without this button.',
  icon: '<path d="M3 13l.7-3L10.6 3.1a1.6 1.6 0 0 1 2.3 2.3L6 12.3z"/><path d="M9.2 4.5l2.3 2.3"/>',
  isForDoublePress: true,
  isWaiting: () => keptDraft() !== undefined,
  begin: async (bar, at) => (await import('./edit.ts')).edit(bar, at),
}
