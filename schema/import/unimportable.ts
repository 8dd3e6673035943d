import { Unbuildable } from '../report/unbuildable.ts'

/** Why nothing can be made of an input; its message is one plain sentence. */
export class Unimportable extends Unbuildable {}
