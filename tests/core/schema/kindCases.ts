import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ruleFindings } from '../../../schema/check/rules/index.ts'
import { type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { read } from '../../../schema/yaml/source.ts'

/** A field of a kind, a value that only its rule refuses, and the code reported. */
export type KindCase = [field: z.ZodString, bad: string, code: string]

const refinements: Record<string, (field: z.ZodString) => z.ZodType> = {
  'as it is': (field) => field,
  'with a length': (field) => field.min(2).max(200),
  'with a refinement, trimmed': (field) => field.refine((text) => text !== 'x').trim(),
  'optional, with a description': (field) => field.optional().meta({ description: 'Another one.' }),
  'with a default, then refined': (field) => field.default('d').refine((text) => text !== 'x'),
  'changed behind its checks': (field) => field.max(200).transform((text) => text.toUpperCase()),
  'behind another text': (field) => z.string().max(200).pipe(field),
  'before another text': (field) => field.pipe(z.string().max(200)).optional(),
  'told later': (field) => z.lazy(() => field),
}

/** The codes that the rules report for two sections that both have `value` in a field. */
export function codesFor(field: z.ZodType, value: string): string[] {
  const schema = z.strictObject({ sections: z.array(z.strictObject({ field })) })
  const text = [value, value].map((one) => `  - field: ${JSON.stringify(one)}\n`).join('')
  const source = read(`sections:\n${text}`)
  if (!('root' in source)) throw new Error('the text was not read')
  const checked = { schema, value: source.value, root: source.root, text: `sections:\n${text}` }
  const context = { file: 'a.yaml', hasIcon: () => false, installedFonts: () => ['Instrument Sans'] }
  return ruleFindings(checked, [], context).map(({ code }) => code)
}

/** Tests that a field keeps its kind, and the rule of that, however its schema is refined. */
export function testKinds(cases: Partial<Record<Kind, KindCase>>): void {
  describe.each(Object.entries(cases))('a field of the kind %s', (kind, [field, bad, code]) => {
    it.each(Object.entries(refinements))('%s keeps its kind and its rule', (_, refine) => {
      const refined = refine(field)
      expect(kindOf(refined)).toBe(kind)
      expect(codesFor(refined, bad)).toContain(code)
    })
  })
}
