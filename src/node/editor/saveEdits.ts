import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSource, UnreadableFile } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { type Diagnostic, type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { read } from '../../../schema/yaml/source.ts'
import type { ChangedLines, Edit, Edited, EditHistory, Refusal } from '../../shared/editor.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import type { Content, ContentFile, FileTexts } from '../content/content.ts'
import { type AddedFile, addFiles, type Change, refuseUnwritable, type SiteChange } from './editedFiles.ts'
import { PartIsLinked } from './linkMending.ts'
import { listEdit } from './listEdit.ts'
import { capital, pageWords, pathOf as pathIn } from './pageWords.ts'
import { panelChange } from './panelEdit.ts'
import { pictureChange } from './pictures.ts'
import { ChangedMeanwhile, textChange } from './textEdit.ts'

/** The one way by which a page writes: the YAML of a site, the overlays beside it, and the Markdown of its pages. */
export interface SiteEditor {
  /** Makes an edit, or shows the content as if it were made: all of it or nothing. Throws, with a sentence. */
  edit: (edit: Edit, isTrial: boolean) => Promise<Edited>
  undo: () => Promise<Edited>
  redo: () => Promise<Edited>
  /** Shows what is on disk. Resolves to the file that was tried on. */
  endTrial: () => Promise<string | undefined>
  /** The same at once, whatever is asked for meanwhile. */
  dropTrial: () => string | undefined
  /** The file that is shown as if it had another text, and its text on disk. */
  trial: () => { file: string; before: string } | undefined
  history: () => EditHistory
}

/** An edit that was made, the files that were copied for it, and how to take those away again. */
interface Step extends SiteChange {
  take: () => void
}

/** More than anyone undoes; each step keeps the texts of its files twice. */
const mostSteps = 200

/**
 * An edit is applied to the text as it is on disk and checked; what would be invalid, or was changed meanwhile, is refused.
 *
 * @param onWritten called with each file that was written: the watcher would tell of it later
 */
export function siteEditor(source: ContentFile, onWritten: (file: string) => void = () => {}): SiteEditor {
  /** The edits of a session, of all files in one row, and how many of them are done. */
  const steps: Step[] = []
  let done = 0
  let trial: { file: string; before: string } | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** One after another. */
  const inTurn = <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = last.then(task, task)
    last = outcome
    return outcome
  }

  const dropTrial = () => {
    const file = trial?.file
    if (trial) source.show(new Map())
    trial = undefined
    return file
  }

  /** Files that were added for it are there already. */
  const write = async (
    changes: readonly Change[],
    added: readonly AddedFile[],
    paths: readonly Path[] = [],
  ): Promise<Edited> => {
    if (changes.length + added.length === 0) return {}
    const { content, warning } = await checkedEdit(source, changes, paths)
    for (const { file } of changes) refuseUnwritable(source, file)
    const written: Change[] = []
    try {
      for (const change of changes) {
        writeUnchanged(change.file, change.before, change.after)
        written.push(change)
      }
    } catch (error) {
      for (const { file, before, after } of written) writeUnchanged(file, after, before)
      throw error
    }
    dropTrial()
    source.adopt(content)
    for (const { file } of changes) onWritten(file)
    return { lines: changedLines([...changes, ...added.map(asChange)]), warning }
  }

  const edit = async (wanted: Edit, isTrial: boolean): Promise<Edited> => {
    const { changes, added } = changesOf(source, wanted, isTrial)
    const paths = pathsOf(wanted)
    if (isTrial) {
      const [first] = changes
      if (!first) return {}
      const { content, warning } = await checkedEdit(source, changes, paths)
      trial = { file: first.file, before: first.before }
      source.show(textsAfter(changes), content)
      return { lines: changedLines(changes), warning }
    }
    const take = addFiles(source, added)
    try {
      const outcome = await write(changes, added, paths)
      if (changes.length + added.length > 0) {
        steps.splice(done, steps.length, { changes, added, take })
        if (steps.length > mostSteps) steps.shift()
        done = steps.length
      }
      return outcome
    } catch (error) {
      take()
      throw error
    }
  }

  const go = async (by: 1 | -1): Promise<Edited> => {
    const step = steps[by < 0 ? done - 1 : done]
    if (!step) return {}
    const changes = step.changes.map(({ file, before, after }) =>
      by < 0 ? { file, before: after, after: before } : { file, before, after },
    )
    const other = changes.find(({ file, before }) => readSource(file) !== before)
    if (other) throw new Unbuildable(`${shownPath(other.file)} was changed elsewhere since, and that stays.`)
    if (by > 0)
      step.take = addFiles(
        source,
        step.added.filter(({ file }) => !existsSync(file)),
      )
    const outcome = await write(changes, by > 0 ? step.added : []).catch((error) => {
      if (by > 0) step.take()
      throw error
    })
    done += by
    if (by < 0) step.take()
    if (by > 0 || changes.length > 0) return outcome
    const gone = step.added.map(asChange).map(({ file, after }) => ({ file, before: after, after: '' }))
    return { lines: changedLines(gone) }
  }

  return {
    edit: (wanted, isTrial) => inTurn(() => edit(wanted, isTrial)),
    undo: () => inTurn(() => go(-1)),
    redo: () => inTurn(() => go(1)),
    endTrial: () => inTurn(async () => dropTrial()),
    dropTrial,
    trial: () => trial,
    history: () => ({ canUndo: done > 0, canRedo: done < steps.length }),
  }
}

/** What an edit changes, and the files that it needs beside them. Throws what speaks against it. */
function changesOf(source: ContentFile, wanted: Edit, isTrial: boolean): SiteChange {
  if (wanted.kind === 'picture') return pictureChange(source, wanted)
  if (wanted.kind === 'entry') return listEdit(source, wanted)
  if (wanted.kind === 'text') return { changes: textChange(source, wanted), added: [] }
  return panelChange(source, wanted, isTrial)
}

/** The paths of the values that an edit is of. */
function pathsOf(wanted: Edit): Path[] {
  if (wanted.kind === 'text') return [wanted.path, ...(wanted.beside ?? []).map(({ path }) => path)]
  if (wanted.kind === 'picture' && wanted.alt) return [wanted.path, wanted.alt.path]
  return 'path' in wanted ? [wanted.path] : []
}

/** What the check refuses of an edit, and the value that it is about. */
class InvalidValue extends Unbuildable {
  readonly path: Path | undefined
  constructor(message: string, path: Path | undefined) {
    super(message)
    this.path = path
  }
}

/** A file that was added, as a change of nothing to its text. */
const asChange = ({ file, content }: AddedFile): Change => ({
  file,
  before: '',
  after: typeof content === 'string' ? content : '',
})

/** The texts of files after a change, by their paths. */
const textsAfter = (changes: readonly Change[]): FileTexts =>
  new Map(changes.map(({ file, after }) => [file, after]))

/**
 * Checks a site with other texts of some files. Throws what the report says if it is not valid with them.
 *
 * @param paths in the first file of the values that were edited: what is said of these needs no place
 * @returns the content with them, and the first warning that there was not before
 */
async function checkedEdit(source: ContentFile, changes: readonly Change[], paths: readonly Path[]) {
  const content = await source.checked(textsAfter(changes))
  if ('diagnostics' in content) {
    const errors = content.diagnostics.filter(({ severity }) => severity === 'error')
    const editedPath = (one: Diagnostic) =>
      resolve(one.file) === changes[0]?.file ? paths.find((path) => pathText(path) === one.path) : undefined
    const first = errors.find(editedPath) ?? errors[0]
    const path = first && editedPath(first)
    throw new InvalidValue(
      first ? sentencesOf(first, Boolean(path), changes) : 'The content has mistakes.',
      path,
    )
  }
  const now: Content = source.content()
  const nameOf = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join(' ')
  const before = new Set(('diagnostics' in now ? now.diagnostics : now.warnings).map(nameOf))
  const warning = content.warnings.find((one) => !before.has(nameOf(one)))
  return { content, warning: warning && sentencesOf(warning, false, changes) }
}

/** A diagnostic in the words of the report: what is wrong, and what to do; with its place on the page if that is elsewhere. */
function sentencesOf(
  { message, help, allowed, file, line, path }: Diagnostic,
  isHere: boolean,
  changes: readonly Change[],
): string {
  const change = changes.find((one) => one.file === resolve(file))
  const source = read(change?.after ?? (existsSync(file) ? readSource(file) : ''))
  const words = path && 'value' in source ? `${capital(pageWords(pathIn(path), source.value))} · ` : ''
  const place = isHere ? '' : `${words}${shownPath(file)}:${line}: `
  const choices = allowed?.length ? `allowed: ${allowed.join(', ')}` : ''
  return [place + message, help, choices].filter(Boolean).join('\n')
}

/** The lines that have changed in the first file, from the first to the last of them. */
function changedLines([first]: readonly Change[]): ChangedLines | undefined {
  if (!first) return undefined
  const [was, is] = [first.before.split(/\r?\n/), first.after.split(/\r?\n/)]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start += 1
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  return {
    file: shownPath(first.file),
    line: start + 1,
    was: was.slice(start, was.length - end),
    is: is.slice(start, is.length - end),
  }
}

/** What to say of an error: what is foreseen has a sentence, and nothing else must end the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ChangedMeanwhile) return { problem: error.message, now: error.now, path: error.path }
  if (error instanceof InvalidValue) return { problem: error.message, path: error.path }
  if (error instanceof PartIsLinked) return { problem: error.message, links: error.links }
  if (error instanceof Unbuildable || error instanceof UnreadableFile) return { problem: error.message }
  return { problem: `That did not work: ${error instanceof Error ? error.message : String(error)}` }
}
