import { type Found, findEvent, foundEvent } from '../../shared/findInYaml.ts'
import { soughtAt } from './soughtAt.ts'

let asked = 0
const answers = new Map<number, (found: Found) => void>()
import.meta.hot?.on(foundEvent, (found: Found) => {
  answers.get(found.question)?.(found)
  answers.delete(found.question)
})

/** Asks the server where an element of the page stands in the files of the owner. */
export function askPlace(element: Element): Promise<Found> {
  const question = ++asked
  import.meta.hot?.send(findEvent, { ...soughtAt(element), question })
  return new Promise((resolve) => answers.set(question, resolve))
}
