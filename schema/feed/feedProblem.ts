/** A feed that cannot be used. The message continues a sentence that begins with its address. */
export class FeedProblem extends Error {}
