import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { ViteDevServer } from 'vite'
import { shownPath } from '../../../schema/files/paths.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { type ContentError, contentError } from '../content/contentError.ts'
import { ownSections } from './ownSections.ts'

/** What a component has thrown in a page of the dev server. */
export interface Thrown {
  message: string
  stack: string
}

/** The longest stack that is looked at, in characters. */
const longestStack = 20_000

/** A place in the stack of any browser: the address of a module, and its line and column from 1. */
const place = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g

/**
 * An error of a page as the overlay shows it: at the line of the owner's from which it comes; as it is where there is
 * none.
 *
 * @param yaml the path of the YAML, as diagnostics show it
 * @param folder the absolute path of the section types beside it, with slashes
 */
export async function thrownError(
  { message, stack }: Thrown,
  yaml: string,
  folder: string,
  { environments }: ViteDevServer,
): Promise<ContentError> {
  for (const [, address = '', line, column] of stack.slice(0, longestStack).matchAll(place)) {
    const { pathname, search } = new URL(address)
    const module = await environments.client.moduleGraph.getModuleByUrl(pathname + search)
    const map = module?.transformResult?.map
    if (!module?.file?.startsWith(`${folder}/`) || !map || !('sources' in map)) continue
    const found = new SourceMap({ ...map, sourceRoot: '' }).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalLine' in found)) continue
    return errorAt(module.file, found.originalLine + 1, found.originalColumn + 1, message)
  }
  // A browser that cannot link modules names none of the owner's, which are read once more for that.
  const { diagnostics, texts } = ownSections(yaml)
  return diagnostics.length > 0 ? contentError({ diagnostics: [...diagnostics], texts }) : { message, stack }
}

function errorAt(path: string, line: number, column: number, message: string): ContentError {
  const file = shownPath(path)
  const diagnostic: Diagnostic = {
    code: 'own-section',
    severity: 'error',
    message: `this line ended with an error: ${message}`,
    help: 'mend it, or what it is given; the console of the browser has the whole error',
    path: [],
    file,
    line,
    column,
    endLine: line,
    endColumn: column,
  }
  return contentError({ diagnostics: [diagnostic], texts: { [file]: readFileSync(path, 'utf8') } })
}
