import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { iconSets } from '../../pictures/icons.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { pictureFound } from './pictures.ts'
import { foundAt, type Rule } from './rule.ts'

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

/** The formats that icons can be drawn from when the page is built. */
const formats = ['svg', 'png']

const help = 'save it as svg, or as a square png of 512 pixels'

/** The icon of the page is a file beside this one that can be drawn in every size. */
export const iconFileRule: Rule = ({ ofKind }, { root }, { files }) =>
  ofKind.iconFile.flatMap(({ path, value }) => foundAt(root, path, iconFileFound(value.trim(), files)))

function iconFileFound(src: string, files: FileFacts | undefined): Problem | undefined {
  if (!src) return undefined
  if (addressOf(src).kind === 'scheme') {
    return {
      code: 'picture-path',
      message:
        'the icon is drawn in several sizes when the page is built, so it must be a file beside this one',
      help: 'save it in images/ and write its path, such as images/icon.svg',
    }
  }
  const fact = files?.(src)
  if (fact?.kind === 'picture' && !formats.includes(fact.format)) {
    return {
      code: 'picture-format',
      message: `${quoted(src)} is a picture of the format ${fact.format}, and icons are drawn from svg or png`,
      help,
      allowed: formats,
    }
  }
  const problem = pictureFound(src, files)
  return problem?.code === 'not-a-picture' ? { ...problem, help } : problem
}
