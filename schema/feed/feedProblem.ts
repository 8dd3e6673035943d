/** A feed that cannot be used. Its message is the end of a sentence that begins with the address. */
export class FeedProblem extends Error {}
