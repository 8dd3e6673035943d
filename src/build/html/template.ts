import { Unbuildable } from '../../../schema/report/unbuildable.ts'

/** The slots of `src/index.html`, from which every document of the site is made, as they are marked there. */
const marks = {
  /** The attributes of the root element. */
  attributes: ' lang="en" data-attributes',
  /** The content policy, before anything that it applies to. */
  policy: '<!--policy-->',
  head: '<!--head-->',
  /** The first script, where the page has one. */
  script: '<!--script-->',
  /** The rendered page. */
  page: '<!--page-->',
  /** What the first screen has no need of: a slow line brings all else before it. */
  late: '<!--late-->',
}

export type Slot = keyof typeof marks

/** HTML with more before a mark that it has once. Throws a sentence where it has not. */
export function insertBefore(html: string, mark: string, inserted: string): string {
  const parts = html.split(mark)
  if (parts.length !== 2) throw new Unbuildable(`The rendered page must have ${mark} once.`)
  return parts.join(inserted + mark)
}

/** The template with HTML in some of its slots. Throws a sentence where a slot is missing. */
export function fillSlots(template: string, slots: Partial<Record<Slot, string>>): string {
  return Object.entries(slots).reduce((html, [slot, content]) => {
    const mark = marks[slot as Slot] // The keys of `slots`.
    if (html.split(mark).length !== 2)
      throw new Unbuildable(`src/index.html must have the slot ${mark.trim()} once.`)
    // A function, because a text may hold `$&`, which a replacement string would expand.
    return html.replace(mark, () => content)
  }, template)
}
