import type { FileFacts } from '../../lookup/files.ts'
import { addressOf } from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { pictureFound } from './pictures.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

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
