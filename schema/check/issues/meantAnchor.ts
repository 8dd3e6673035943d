import { slug } from 'github-slugger'
import { anchorId } from '../../model/fields.ts'

/**
 * The anchor that a text was meant to be, such as `my-work` for `My Work`; undefined if no anchor can be made of it.
 */
export function meantAnchor(text: string): string | undefined {
  if (text.length > 60) return undefined
  const anchor = slug(text.trim().normalize('NFD').replace(/\p{M}/gu, '')).replaceAll('_', '-')
  return anchorId.safeParse(anchor).success ? anchor : undefined
}
