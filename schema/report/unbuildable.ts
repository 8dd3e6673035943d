import { inspect } from 'node:util'

/** Why a page cannot be built, as one plain sentence. It is printed without the calls that led to it, which help nobody. */
export class Unbuildable extends Error {
  [inspect.custom](): string {
    return this.message
  }
}
