import { sentenceList } from '../../../../schema/report/phrasing.ts'
import { looksOfEngine } from '../../create/looks.ts'
import { professionIn } from '../professions.ts'
import type { Resume } from '../resume.ts'

/** From how many publications on somebody is a scholar, whose page has them right behind the present. */
export const manyPublications = 5

/** A look, and what to say of it: why it was taken, and which others there are. */
export interface TakenLook {
  name: string
  said: string
}

/**
 * The look for a person: the one for his profession, by his role or else his latest post, and else the one for
 * publications or for everyone.
 *
 * @param asked the name of a look that was asked for
 */
export function lookFor(resume: Pick<Resume, 'label' | 'work' | 'publications'>, asked?: string): TakenLook {
  const looks = looksOfEngine()
  const lookThatSuits = (field: string) => looks.find(({ suits }) => suits.includes(field))?.name
  const taken = (name: string, why: string) => {
    const others = looks.filter((one) => one.name !== name).map((one) => one.name)
    return { name, said: `Took ${name}${why}. Also: ${sentenceList(others)}; theme: NAME takes one.` }
  }
  if (asked !== undefined) return taken(asked, '')
  const { label, work, publications } = resume
  for (const role of [label, work[0]?.position]) {
    const profession = role === undefined ? undefined : professionIn(role)
    const look = profession && lookThatSuits(profession.field)
    if (look) return taken(look, `, for ${profession.said}`)
  }
  const scholarly = publications.length >= manyPublications ? lookThatSuits('publications') : undefined
  if (scholarly) return taken(scholarly, `, for ${publications.length} publications`)
  return taken(lookThatSuits('everyone') ?? looks[0]?.name ?? '', ', which suits everyone')
}
