import { inspect } from 'node:util'

/** An error whose message is one plain sentence about why a page cannot be built. It is printed without a stack. */
export class Unbuildable extends Error {
  [inspect.custom](): string {
    return this.message
  }
}

/** An input of which nothing can be made; the message is one plain sentence. */
export class Unimportable extends Unbuildable {}
