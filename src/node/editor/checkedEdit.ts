import { resolve } from 'node:path'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import type { Content, ContentFile, FileTexts } from '../content/content.ts'
import { shownName } from './editedFiles.ts'
import type { Change } from './history.ts'

/** The texts of files after a change, by their paths. */
export const textsAfter = (changes: readonly Change[]): FileTexts =>
  new Map(changes.map(({ file, after }) => [file, after]))

/**
 * Checks a site with other texts of some files. Throws what the report says if it is not valid with them.
 *
 * @param path in the first file of the value that was edited, as diagnostics write it: what is said of it needs no place
 * @returns the content with them, and the first warning that there was not before
 */
export async function checkedEdit(
  source: ContentFile,
  changes: readonly Change[],
  path?: string,
): Promise<{ content: Content; warning: string | undefined }> {
  const content = await source.checked(textsAfter(changes))
  if ('diagnostics' in content) {
    const errors = content.diagnostics.filter(({ severity }) => severity === 'error')
    const isOfEdit = (one: Diagnostic) => resolve(one.file) === changes[0]?.file && one.path === path
    const first = errors.find(isOfEdit) ?? errors[0]
    throw new Unbuildable(first ? said(first, isOfEdit(first)) : 'The content has mistakes.')
  }
  const before = new Set(warningsNow(source).map(nameOf))
  const warning = content.warnings.find((one) => !before.has(nameOf(one)))
  return { content, warning: warning && said(warning, false) }
}

function warningsNow(source: ContentFile): readonly Diagnostic[] {
  const content: Content = source.content()
  return 'diagnostics' in content ? content.diagnostics : content.warnings
}

const nameOf = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join(' ')

/** A diagnostic in the words of the report: what is wrong, and what to do; with its place if that is elsewhere. */
function said({ message, help, allowed, file, line, path }: Diagnostic, isHere: boolean): string {
  const place = isHere ? '' : `${path ? `${path} · ` : ''}${shownName(file)}:${line}: `
  const choices = allowed?.length ? `allowed: ${allowed.join(', ')}` : ''
  return [place + message, help, choices].filter(Boolean).join('\n')
}
