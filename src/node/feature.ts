import type { Plugin } from 'vite'
import type { Command } from './cli/commandLine.ts'
import type { ContentFile } from './content/content.ts'
import type { ResolveSite } from './content/resolveLocales.ts'
import type { Importer } from './create/importer.ts'

/** A command of `onefolio`. */
export interface CommandEntry {
  /** What it does, in a line of `onefolio --help`. */
  does: string
  /** Loads it, and only what it needs: most commands are done before Vite would have loaded. */
  load: () => Promise<Command>
}

/** What a dev server or a build is for. */
export interface Site {
  content: ContentFile
  resolveSite: ResolveSite
  /** Whether the page of the dev server has a bar to find things in the YAML. */
  hasBar: boolean
}

/**
 * What a feature adds to the core, which knows it by this alone. It is the `index.ts` of the feature's folder, which
 * loads all else where it is needed, and a line in `features.ts`.
 */
export interface Feature {
  /** Commands, by their names. */
  commands?: Readonly<Record<string, CommandEntry>>
  /** What makes a portfolio of a file, for `onefolio create --from`. */
  importer?: () => Promise<Importer>
  /** A plugin of Vite. */
  plugin?: (site: Site) => Promise<Plugin | false>
}
