import fc from 'fast-check'
import type { Texts } from './words.ts'

const times = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) =>
  fc.array(arbitrary, { minLength: 1, maxLength })

/** Markdown with all syntax that it may have: paragraphs, links, headings, lists, quotations, code and tables. */
export function markdownOf({ label, body }: Texts): fc.Arbitrary<string> {
  const paragraph = body
  const link = fc
    .tuple(body, label)
    .map(([text, name]) => `${text} [${name}](https://elsewhere.example/) ${text}`)
  const weight = fc.tuple(label, label).map(([one, other]) => `**${one}** ~~${other}~~ *${one}* \`${other}\``)
  const heading = fc
    .tuple(fc.integer({ min: 1, max: 6 }), label)
    .map(([level, text]) => `${'#'.repeat(level)} ${text}`)
  const list = fc
    .tuple(times(label, 5), fc.boolean())
    .map(([points, isOrdered]) =>
      points.map((point, index) => (isOrdered ? `${index + 1}. ${point}` : `- ${point}`)).join('\n'),
    )
  const nested = fc.tuple(label, label).map(([one, other]) => `- ${one}\n  1. ${other}\n     - ${one}`)
  const quotation = body.map((text) => `> ${text}`)
  const code = times(label, 4).map((lines) => `\`\`\`js\n${lines.join(' ')}\n\`\`\``)
  const table = fc
    .tuple(times(label, 5), times(label, 3))
    .map(([columns, rows]) =>
      [columns, columns.map(() => '---'), ...rows.map((cell) => columns.map(() => cell))]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n'),
    )
  const block = fc.oneof(
    paragraph,
    link,
    weight,
    heading,
    list,
    nested,
    quotation,
    code,
    table,
    fc.constant('---'),
  )
  // A thematic break alone would be a text without words.
  return fc
    .tuple(fc.oneof(paragraph, heading, list), fc.array(block, { maxLength: 8 }))
    .map(([first, others]) => [first, ...others].join('\n\n'))
}
