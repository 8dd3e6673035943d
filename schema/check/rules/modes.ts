import type { Mode } from '../../model/theme.ts'
import { valueAt } from '../../yaml/valueAt.ts'

/** The modes that a page can show, by its data, which may be invalid. */
export function modesOf(value: unknown): Mode[] {
  const mode = valueAt(value, ['theme', 'mode'])
  if (mode === 'system') return ['dark', 'light']
  return mode === 'light' ? ['light'] : ['dark']
}
