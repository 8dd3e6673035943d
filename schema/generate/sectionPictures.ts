import { sectionKinds } from '../add/newSection.ts'

/** Where the pictures of sections are kept, from the root of the project. */
export const pictureFolder = '.github/readme/sections'

/** Every type of section in each of its layouts, with the name of its picture, which is also its id in the site of them. */
export const sectionLooks = () =>
  sectionKinds().flatMap((kind) =>
    (kind.layouts.length > 0 ? kind.layouts : [undefined]).map((layout) => ({
      kind,
      layout,
      name: layout === undefined ? kind.type : `${kind.type}-${layout}`,
    })),
  )
