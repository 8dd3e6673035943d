import type { Finding } from '../../report/diagnostics.ts'
import { textWidth } from '../../text/textWidth.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, stepsOf } from '../../yaml/valueAt.ts'
import type { CheckContext } from '../context.ts'
import type { Rule } from './rule.ts'

/** The screen of a common laptop, in px, and the room between its margins. */
const screen = 1280
const room = 1152

/** How wide most text faces are, by the width of display faces; measured in four families of this project. */
const textFace = 0.92

/** Fewer links than this are not too many, but have very long names. */
const few = 5

/** Sizes of the header in px, as in `src/client/theme/tokens.ts`: of its links and its name, and of what lies around them. */
const [linkSize, nameSize] = [15, 19]
const [least, padding, gap] = [44, 12, 12]
const [brandMark, rowGap, modeSwitch] = [28, 16, 48]

/** Warns of links that do not fit into the header of a laptop, where they become a menu behind a button. */
export const headerLinkRule: Rule = (_, { value, root }, context) => {
  const isWritten = own(value, 'nav') !== undefined
  const names = isWritten ? textsOf(own(value, 'nav'), 'name') : textsOf(own(value, 'sections'), 'label')
  const links = [...names, ...languagesOf(context)].map(linkWidth)
  const needed = sum(links) + gap * Math.max(0, links.length - 1)
  const free =
    room -
    nameWidth(value) -
    rowGap -
    (own(own(value, 'theme'), 'mode') === 'system' ? modeSwitch + rowGap : 0)
  if (names.length < few || needed <= free) return []
  const path = [isWritten ? 'nav' : 'sections']
  const { key, span } = positionOf(root, path)
  const finding: Finding = {
    code: 'long-list',
    severity: 'warning',
    message: `the ${names.length} links of the header need more room than a screen ${screen} px wide has, where they become a menu behind a button`,
    label: `${names.length} links`,
    help: isWritten
      ? 'take away those that matter least, or shorten their names; all sections stay on the page'
      : 'write nav with the links that matter most, or shorten the labels of sections; all sections stay on the page',
    path,
    span: key ?? span,
  }
  return [finding]
}

/** The texts of a key in the entries of a list. */
const textsOf = (list: unknown, key: string): string[] =>
  stepsOf(list).flatMap((step) => {
    const text = own(own(list, step), key)
    return typeof text === 'string' ? [text] : []
  })

/** The links to other languages, each by a name of about this length, the one of this page among them. */
const languagesOf = ({ languages = [] }: CheckContext): string[] =>
  languages.length > 0 ? ['Deutsch', ...languages.map(() => 'Deutsch')] : []

const linkWidth = (name: string) => Math.max(least, textFace * linkSize * textWidth(name).total + 2 * padding)

/** The width of the owner's name and the brand mark before it; of a logo alone about as much as of a short name. */
function nameWidth(value: unknown): number {
  const name = own(own(own(value, 'site'), 'owner'), 'name')
  const logo = own(own(value, 'theme'), 'logo')
  const isAlone = own(logo, 'name') === false
  return brandMark + (typeof name === 'string' && !isAlone ? nameSize * textWidth(name).total : 0)
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
