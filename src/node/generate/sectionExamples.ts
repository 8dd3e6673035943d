import { layoutsOf } from '../../../schema/model/layouts.ts'
import { exampleLines } from '../add/examples.ts'
import { anchorOf, sectionKinds } from '../add/newSection.ts'

/** Where the pictures of sections are kept, from the root of the project. */
export const pictureFolder = '.github/readme/sections'

/** Where the small ones are kept that the editor of the dev page shows. */
export const smallPictureFolder = 'src/node/add/pictures'

/** Every type of section in each of its layouts, with the name of its picture, which is also its id in the site of them. */
export const sectionLooks = () =>
  sectionKinds().flatMap((kind) =>
    (kind.layouts.length > 0 ? kind.layouts : [undefined]).map((layout) => ({
      kind,
      layout,
      name: layout === undefined ? kind.type : `${kind.type}-${layout}`,
    })),
  )

/** Every type of section in each of its layouts as Markdown: what it shows, its picture and its YAML. */
export function sectionExamples(): string {
  const looks = sectionLooks()
  const parts = sectionKinds().flatMap(({ type, description }) => [
    `## ${type}\n\n${description}`,
    ...looks.filter(({ kind }) => kind.type === type).map(exampleOfLook),
  ])
  const contents = sectionKinds().map(({ type }) => `[${type}](#${type.toLowerCase()})`)
  return [`${contents.join(' · ')}`, ...parts].join('\n\n')
}

type Look = ReturnType<typeof sectionLooks>[number]

function exampleOfLook({ kind, layout, name }: Look): string {
  const { type, schema } = kind
  const layouts = layoutsOf(schema)
  const isStandard = layout === undefined || layout === layouts?.standard
  const shown = layout === undefined ? type : `${type} in the layout ${layout}`
  const lines = exampleLines(kind, { layout, id: anchorOf(type) })
  const choice =
    layout === undefined
      ? []
      : [`**${layout}**${isStandard ? ', the default layout' : ''}: ${layouts?.choices[layout]}.`, '']
  return [
    ...choice,
    `![A section of the type ${shown}](../${pictureFolder}/${name}.webp)`,
    '',
    `<details><summary><code>npm run add -- ${isStandard ? type : `${type} ${layout}`}</code></summary>`,
    '',
    '```yaml',
    ...lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`.trimEnd()),
    '```',
    '',
    '</details>',
  ].join('\n')
}
