import { iconSets } from '../../lookup/pictures/icons.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/rewritten.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** The number of icons for which a nearer name is looked up, which takes a walk through all names. */
const maxSought = 100

/** Every icon is in one of the installed sets. */
export const iconRule: Rule = ({ ofKind }, { root, text }, context) =>
  ofKind.icon.flatMap(({ path, value }, index) => {
    // The schema reports a name of the wrong form.
    if (!context.hasIcon || !/^[a-z0-9-]+:[a-z0-9-]+$/.test(value) || context.hasIcon(value)) return []
    const near = (index < maxSought && context.nearIcons?.(value)) || []
    const [prefix = ''] = value.split(':', 1)
    return [
      {
        code: 'unknown-icon',
        message: iconSets.some((set) => set === prefix)
          ? `there is no icon ${quoted(value)}`
          : `there is no set of icons ${quoted(prefix)}; installed are ${list(iconSets)}`,
        label: near[0] === undefined ? undefined : `did you mean "${near[0]}"?`,
        fix:
          near[0] !== undefined && near.length === 1
            ? [rewritten(text, positionOf(root, path).span, near[0])]
            : undefined,
        help: 'all names are at https://icon-sets.iconify.design/lucide/ and /simple-icons/',
        allowed: near.length > 1 ? near : undefined,
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
