import type { Finding } from '../../report/diagnostics.ts'
import { nameSpan, positionOf } from '../../yaml/sourcePosition.ts'
import { ownerName } from '../describe.ts'
import { insertion } from '../issues/missing.ts'
import type { Rule } from './rule.ts'

/** A section shows either entries of its own or samples: one of the two, and never both. */
export const sampleRule: Rule = ({ sampled }, { root, text, value }) =>
  sampled.flatMap(({ path, schema, items, samples }): Finding[] => {
    if (items !== samples) return []
    const position = positionOf(root, path)
    const owner = ownerName(path, value)
    if (items) {
      const second = positionOf(root, [...path, 'samples'])
      return [
        {
          code: 'items-or-samples',
          message: `${owner} has both items and samples; it can show only one of them`,
          label: 'beside items',
          help: 'take samples away once you have items of your own',
          path: [...path, 'samples'],
          span: second.key ?? second.span,
        },
      ]
    }
    const own = insertion(['items'], schema.shape, position, text).replace(/^add\b/, 'add items of your own')
    const made = insertion(['samples'], schema.shape, position, text).replace(
      /^add\b/,
      'or have samples made',
    )
    return [
      {
        code: 'items-or-samples',
        message: `${owner} has nothing to show: neither items nor samples`,
        label: 'has no items or samples',
        help: `${own}\n${made}`,
        path,
        span: nameSpan(position),
        whole: position.span,
      },
    ]
  })
