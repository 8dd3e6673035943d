import { createHash } from 'node:crypto'
import { looksOfEngine } from '../../create/looks.ts'

/** A look for a person: the same one for a name every time, and spread evenly over all names. */
export function lookFor(person: string): string {
  const looks = looksOfEngine()
  const digest = createHash('sha256').update(person.normalize().trim().toLowerCase()).digest()
  return looks[digest.readUInt32BE() % looks.length]?.name ?? ''
}

/** Whether the first screen of a look has a drawing. */
export const hasDrawing = (look: string): boolean => look !== 'poster'
