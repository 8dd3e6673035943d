import { isExamplePicture, textsToReplace } from '../../model/examples.ts'
import { schemaAt } from '../../model/schemaIntrospection.ts'
import { quoted } from '../../report/phrasing.ts'
import { isPublic } from './leftovers.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/**
 * Warns of texts and pictures that `npm run add` and a blank start wrote and that are still there. A site without a public address is in
 * progress: nothing is reported unless `strict` is set.
 */
export const exampleRule: Rule = ({ texts, ofKind }, { schema, root, value }, { strict }) => {
  if (!strict && !isPublic(value)) return []
  const left = texts.filter(({ path, value: text }) => {
    const field = schemaAt(schema, path, value)
    // A single word may be right as it is: a currency, a date, the name of a hidden field.
    return (
      field &&
      /\s/.test(text.trim()) &&
      textsToReplace(field).some((one) => String(one).trim() === text.trim())
    )
  })
  return [
    ...left.flatMap(({ path, value: text }) =>
      foundAt(root, path, {
        code: 'leftover-text',
        severity: 'warning',
        message: `${quoted(text.trim())} says what to write here, and is no text for visitors`,
        help: 'write the text, or take it away',
      }),
    ),
    ...ofKind.picture
      .filter(({ value: src }) => isExamplePicture(src.trim()))
      .flatMap(({ path, value: src }) =>
        foundAt(root, path, {
          code: 'leftover-picture',
          severity: 'warning',
          message: `${quoted(src.trim())} stands in for a picture of yours`,
          help: 'put a picture of your own in its place',
        }),
      ),
  ]
}
