import { Unbuildable } from '../report/unbuildable.ts'

/** An input of which nothing can be made; the message is one plain sentence. */
export class Unimportable extends Unbuildable {}
