import type { Plugin } from 'vite'
import type { Locale } from '../../schema/check/locale.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { ResolvedPortfolio } from '../shared/resolved.ts'
import type { Caches } from './build/files/fileCache.ts'
import type { Command } from './cli/commandLine.ts'
import type { ContentFile } from './content/content.ts'
import type { ResolveSite } from './content/locales.ts'
import type { Lookup } from './content/resolveFields.ts'
import type { Importer } from './create/importer.ts'
import type { SiteRoute } from './entry-server.tsx'

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

/** Where a locale is that is resolved. */
export interface LocalePlace {
  /** From its start to the folder of the site: `../`, or nothing. */
  root: string
  /** Its folder in that of the site, such as `de/`, or nothing. */
  folder: string
  /** The texts of the content file, which comes first, and its overlays, by their names, for reports. */
  texts: Readonly<Record<string, string>>
  /** Where made files are kept; undefined where none are made. */
  caches: Caches | undefined
}

/** Pages that are resolved apart, by their paths below the start of their locale, and what all others are resolved with. */
export interface ResolvedApart {
  apart: Readonly<Record<string, ResolvedPortfolio>>
  lookup: Lookup
}

/** What files of a site are made with. */
export interface FileMaking {
  /** The address of the site, if it is known. */
  url: string | undefined
  caches: Pick<Caches, 'fonts' | 'resumes'>
  warn: (message: string) => void
}

/** Files that go with a page, by their paths below the site, each made when it is asked for. */
export type PageFiles = Readonly<Record<string, () => Promise<string | Uint8Array>>>

/**
 * What a feature adds to the core, which knows it by this alone. It is the `index.ts` of the feature's folder, which
 * loads all else where it is needed, and a line in `features.ts`.
 */
export interface NodeFeature {
  /** Commands, by their names. */
  commands?: Readonly<Record<string, CommandEntry>>
  /** What makes a portfolio of a file, for `onefolio create --from`. */
  importer?: () => Promise<Importer>
  /** A plugin of Vite. */
  plugin?: (site: Site) => Promise<Plugin | false>
  /** Resolves pages apart; undefined where the locale has none of them. */
  resolve?: (locale: Locale, lookup: Lookup, place: LocalePlace) => Promise<ResolvedApart | undefined>
  /** Elements for the head of every document; `start` leads from it to the start of its locale. */
  head?: (portfolio: Portfolio, start: string) => string
  /** The files that go with a page. */
  files?: (route: SiteRoute, making: FileMaking) => Promise<PageFiles>
}
