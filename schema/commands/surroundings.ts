/** Where a command writes, and what it knows of its surroundings. */
export interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
  env: NodeJS.ProcessEnv
  /** Whether the report goes to a terminal that supports colours. */
  colour: boolean
  /** The folder of caches; without one, nothing is kept for the next run. */
  cache?: string
}
