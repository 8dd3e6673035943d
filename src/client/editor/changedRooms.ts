import type { ResolvedPage } from '../../shared/page.ts'

/** A part of the page whose content an edit has changed. */
export interface ChangedRoom {
  /** The id of a section; none for the header and the footer. */
  section?: string
  /** The texts and numbers that were not in it before. */
  texts: readonly string[]
}

/** The parts of a page that are not the same in two states of its content. */
export function changedRooms(old: ResolvedPage, now: ResolvedPage): ChangedRoom[] {
  const rooms = now.sections.flatMap(({ id, content }): ChangedRoom[] => {
    const before = old.sections.find((section) => section.id === id)?.content
    return isSame(before, content) ? [] : [{ section: id, texts: newTexts(before, content) }]
  })
  const [around, aroundNow] = [old, now].map(({ sections: _, ...rest }) => rest)
  return isSame(around, aroundNow) ? rooms : [...rooms, { texts: newTexts(around, aroundNow) }]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function newTexts(before: unknown, now: unknown): string[] {
  const had = new Set(textsIn(before))
  return textsIn(now).filter((text) => !had.has(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (typeof value === 'number') return [String(value)]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
