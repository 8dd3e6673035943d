import { paletteOf } from '../../colour/palette.ts'
import { maxScrim, scrimOf } from '../../colour/scrim.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { modesOf } from './contrast.ts'
import type { Rule } from './rule.ts'

/** Pictures behind text can still be seen below the scrim that makes the text readable. */
export const scrimRule: Rule = ({ pictures }, { value, root }, { tones }) => {
  const dir = valueAt(value, ['site', 'dir']) === 'rtl' ? 'rtl' : 'ltr'
  const sections = valueAt(value, ['sections'])
  const hasAccent =
    !Array.isArray(sections) ||
    sections.some((section) => String(own(section, 'headline') ?? '').includes('*'))
  return pictures.flatMap(({ path, schema, value: picture }): Finding[] => {
    const src = own(picture, 'src')
    // If it is left out, its default counts.
    const place = own(schema.safeParse(picture).data, 'place')
    if (place !== 'behind' || typeof src !== 'string') return []
    const isForeign = /^https?:/i.test(src)
    const known = isForeign ? undefined : tones?.(src)
    if (!known && !isForeign) return []
    const needed = modesOf(value).map((mode) => {
      const { whole, side, header } = scrimOf(known, paletteOf(mode, own(value, 'theme')), dir, hasAccent)
      return { mode, opacity: Math.max(whole, side, header) }
    })
    const worst = needed.toSorted((a, b) => b.opacity - a.opacity)[0]
    if (!worst || worst.opacity <= maxScrim) return []
    const at = [...path, 'src']
    return [
      {
        code: 'covered-picture',
        severity: 'warning',
        message: `in the ${worst.mode} mode ${quoted(src)} is covered by the background at ${Math.round(worst.opacity * 100)} % opacity, since words on it could not be read otherwise`,
        help: 'use a calmer picture, or colours of text, muted and accent with more contrast to the background, or write place: beside',
        path: at,
        span: positionOf(root, at).span,
      },
    ]
  })
}
