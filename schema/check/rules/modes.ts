import type { Mode } from '../../model/theme.ts'
import { valueAt } from '../../yaml/valueAt.ts'

/** The modes that a page can show, as its file says, which may still be wrong in any way. */
export function modesOf(value: unknown): Mode[] {
  const mode = valueAt(value, ['theme', 'mode'])
  if (mode === 'system') return ['dark', 'light']
  return mode === 'light' ? ['light'] : ['dark']
}
