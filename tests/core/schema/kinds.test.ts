import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ruleFindings } from '../../../schema/check/rules/index.ts'
import {
  alternative,
  anchorId,
  captionFile,
  drawingFile,
  endpoint,
  fontFamily,
  heading,
  href,
  icon,
  iconFile,
  label,
  markdown,
  pageFile,
  pictureSource,
  sentence,
  styleFileField,
  videoAddress,
} from '../../../schema/model/fields.ts'
import { type Kind, kindOf, kinds } from '../../../schema/model/kinds.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectBranch, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { read } from '../../../schema/yaml/source.ts'
import { codesFor, type KindCase, testKinds } from './kindCases.ts'

// Each kind but those of features, whose tests have them.
const cases: Record<Exclude<Kind, 'label' | 'text' | 'date' | 'feed' | 'postsFile'>, KindCase> = {
  link: [href, 'javascript:alert(1)', 'link-scheme'],
  endpoint: [endpoint, 'ftp://example.com/', 'link-scheme'],
  anchor: [anchorId, 'first', 'duplicate-id'],
  icon: [icon, 'lucide:no-such-icon', 'unknown-icon'],
  iconFile: [iconFile('The icon.'), 'https://example.com/icon.svg', 'picture-path'],
  styleFile: [styleFileField('The style sheet.'), 'https://example.com/extra.css', 'style-address'],
  drawing: [drawingFile('The drawing.'), 'https://example.com/drawing.svg', 'picture-path'],
  picture: [pictureSource, 'images\\portrait.webp', 'picture-path'],
  alternative: [alternative, 'image1', 'weak-alt'],
  heading: [heading('The heading.'), 'Kraftfahrzeughaftpflichtversicherungen', 'long-word'],
  sentence: [sentence('A sentence.'), 'Some ![picture](a.png)', 'markdown-picture'],
  markdown: [markdown, 'Some <b>HTML</b>', 'markdown-html'],
  page: [pageFile('The page.'), 'projects/atlas.md', 'duplicate-page'],
  videoAddress: [videoAddress, 'https://video.example/1', 'video-address'],
  captions: [captionFile, 'videos/reel.srt', 'video-address'],
  fontFamily: [fontFamily('The family.'), 'Comic Sans', 'unknown-font'],
  day: [z.string().register(kinds, { kind: 'day' }), '2024-02-31', 'unreal-date'],
}

testKinds(cases)

describe('an interface word', () => {
  /** The codes for a page in a language that does not write the word. */
  const unwritten = (field: z.ZodType, lang: string) => {
    const schema = z.strictObject({ site: z.strictObject({ lang: z.string() }), field })
    const text = `site: { lang: ${lang} }\n`
    const source = read(text)
    if (!('root' in source)) throw new Error('the text was not read')
    const checked = { schema, value: source.value, root: source.root, text }
    return ruleFindings(checked, [], { file: 'a.yaml' }).map(({ code }) => code)
  }

  it.each(
    Object.entries({
      'as it is': (field: z.ZodType) => field,
      'with a refinement': (field: z.ZodType) => field.refine((text) => text !== 'x'),
      'with a description': (field: z.ZodType) => field.meta({ description: 'Another one.' }),
      'changed behind its checks': (field: z.ZodType) => field.transform((text) => text),
    }),
  )('%s keeps its kind and its rule', (_, refine) => {
    const refined = refine(label('labels.openMenu', 'The name of the menu.'))
    expect(kindOf(refined)).toBe('label')
    expect(unwritten(refined, 'is')).toContain('untranslated-label')
    expect(unwritten(refined, 'en-GB')).toEqual([])
    expect(unwritten(refine(label('form.body', 'A text.')), 'is')).toEqual([])
  })
})

/** The paths of those schemas in a model through which fields cannot be found. */
function* unknownParts(schema: z.core.$ZodType, path: string): Generator<string> {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) yield* unknownParts(inner.element, `${path}[]`)
  else if (inner instanceof z.ZodObject)
    for (const [key, field] of Object.entries(inner.shape)) yield* unknownParts(field, `${path}.${key}`)
  else if (inner instanceof z.ZodDiscriminatedUnion)
    for (const option of inner.options) yield* unknownParts(option, path)
  else if (inner instanceof z.ZodUnion) {
    const others = inner.options.filter((_, index) => index !== objectBranch(inner))
    if (others.some((option) => !isLeaf(unwrapped(option)) || kindOf(option))) yield path
    for (const option of inner.options) yield* unknownParts(option, path)
  } else if (!isLeaf(inner)) yield path
}
const isLeaf = ({ _zod: { def } }: z.core.$ZodType) =>
  ['string', 'number', 'boolean', 'literal', 'enum', 'template_literal'].includes(def.type)

it('every field of the model can be found: there is no record, tuple or union of kinds', () => {
  expect([...unknownParts(portfolio, 'portfolio')]).toEqual([])
  const wrong = z.object({
    first: z.record(z.string(), href),
    second: href.or(z.literal('none')),
    third: z.tuple([href]),
    fourth: z.union([z.object({ href }), z.array(href)]),
    fifth: href.and(z.string()),
    right: z.union([z.object({ href }), z.literal('none')]).optional(),
  })
  expect([...unknownParts(wrong, 'wrong')]).toEqual(
    ['first', 'second', 'third', 'fourth', 'fifth'].map((key) => `wrong.${key}`),
  )
})

it('a text without a kind is not checked by the rule of any kind', () => {
  for (const [, bad, code] of Object.values(cases))
    expect(codesFor(z.string().max(200), bad)).not.toContain(code)
})
