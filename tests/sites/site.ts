import type { Plugin } from 'vite'
import type { Written } from '../written.ts'

/** How a site that tests visit is made. Most are the YAML in the folder of their name. */
export interface Site {
  /** The folder with its `portfolio.yaml`, relative to the project's root; `tests/sites/NAME` if left out. */
  folder?: string
  /** What its YAML is made of in place of that, relative to the project's root, and what makes it. */
  madeOf?: { source: string; write: (source: string, yaml: string) => Promise<void> }
  /** Changes what the YAML says, where a list would be too long to be read. */
  change?: (portfolio: Written) => void
  /** Adds files to the copy that is built. */
  beside?: (folder: string) => Promise<void> | void
  /** Plugins that run before those of the project. */
  plugins?: readonly Plugin[]
  /** Only tests in a folder `thorough` visit it, so that `npm test` need not build it. */
  thorough?: true
}
