/** Where a command writes, and what it knows of its surroundings. */
export interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
  env: NodeJS.ProcessEnv
  /** Whether what it writes is shown in a terminal with colours. */
  colour: boolean
}
