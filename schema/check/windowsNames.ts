import { publicFolder } from '../files/publicFiles.ts'
import { windowsRefusal } from '../files/windowsNames.ts'
import { atStart, type Diagnostic } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'
import type { CheckContext } from './context.ts'
import { existsAsFile } from './links/files.ts'

/** A context that remembers the files that a check finds, whatever names them. */
export function rememberingFiles<Context extends Pick<CheckContext, 'files' | 'texts' | 'published'>>(
  context: Context,
): { context: Context; warnings: (shown: (path: string) => string) => Diagnostic[] } {
  const { files, texts, published } = context
  const found = new Set<string>()
  return {
    context: {
      ...context,
      files: files && ((path: string) => remembered(path, files(path), existsAsFile)),
      texts: texts && { ...texts, read: (path: string) => remembered(path, texts.read(path), Boolean) },
    },
    warnings(shown) {
      for (const path of published?.().files ?? []) found.add(`${publicFolder}/${path}`)
      return [...found].flatMap((path) => windowsNameFound(path, shown) ?? [])
    },
  }

  function remembered<Fact>(path: string, fact: Fact, isThere: (fact: Fact) => boolean): Fact {
    if (isThere(fact)) found.add(path)
    return fact
  }
}

/** Warns of a file that no computer with Windows can hold, such as a copy of the folder by git there. */
function windowsNameFound(path: string, shown: (path: string) => string): Diagnostic | undefined {
  const why = windowsRefusal(path)
  return why === undefined ? undefined : atStart(shown(path), problem('windows-name', { path, why }))
}
