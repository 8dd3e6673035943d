import { Unbuildable } from '../../../../schema/report/unbuildable.ts'

/** The slots of `src/index.html`, the template of every document, by the text that stands there. */
const slotTexts = {
  /** The attributes of the root element. */
  attributes: ' lang="en" data-attributes',
  /** The content policy, before anything that it applies to. */
  policy: '<!--policy-->',
  head: '<!--head-->',
  /** The first script, where the page has one. */
  script: '<!--script-->',
  /** The rendered page. */
  page: '<!--page-->',
  /** Styles for print, and what else the first paint does not need. */
  late: '<!--late-->',
}

export type Slot = keyof typeof slotTexts

/** The template with some of its slots filled. Throws a sentence unless each of them occurs exactly once. */
export function fillSlots(template: string, slots: Partial<Record<Slot, string>>): string {
  return Object.entries(slots).reduce((html, [slot, content]) => {
    const text = slotTexts[slot as Slot] // The keys of `slots`.
    if (html.split(text).length !== 2)
      throw new Unbuildable(`src/index.html must have the slot ${text.trim()} once.`)
    // A function, because a text may hold `$&`, which a replacement string would expand.
    return html.replace(text, () => content)
  }, template)
}
