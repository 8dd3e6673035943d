import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSource, UnreadableFile } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { type Diagnostic, type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { read } from '../../../schema/yaml/source.ts'
import type { Edited, EditHistory, Refusal } from '../../shared/editor.ts'
import type { Asking } from '../../shared/editorQuestions.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import type { ContentFile, SiteContent } from '../content/content.ts'
import { changedLines, changeIn } from './changedLines.ts'
import { type AddedFile, addFiles, type Change, refuseUnwritable, type SiteChange } from './editedFiles.ts'
import { PartIsLinked } from './linkMending.ts'
import { capital, pageWords } from './pageWords.ts'
import { makePatches, type Patched } from './patches.ts'
import { SiteDraft } from './siteDraft.ts'
import { ChangedMeanwhile } from './versions.ts'

/** The one way by which a page writes: the YAML of a site, the overlays beside it, and the Markdown of its pages. */
export interface SiteEditor {
  /** Makes an edit: all of it or nothing. Throws, with a sentence. */
  edit: (edit: Asking<'edit'>) => Promise<Edited>
  undo: () => Promise<Edited>
  redo: () => Promise<Edited>
  history: () => EditHistory
}

/** An edit that was made, the files that were copied for it, and how to take those away again. */
interface Step extends SiteChange {
  take: () => void
  /** Tells the values that it is of from others. */
  of: string
}

/** More than anyone undoes; each step keeps the texts of its files twice. */
const mostSteps = 200

/**
 * An edit is applied to the text as it is on disk and checked; what would be invalid, or was changed meanwhile, is refused.
 *
 * @param onWritten called with each file that was written
 */
export function siteEditor(source: ContentFile, onWritten: (file: string) => void = () => {}): SiteEditor {
  /** The edits of a session, of all files in one row, and how many of them are done. */
  const steps: Step[] = []
  let done = 0
  let last: Promise<unknown> = Promise.resolve()
  /** One after another. */
  const inTurn = <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = last.then(task, task)
    last = outcome
    return outcome
  }

  /** Files that were added for it are there already. */
  const write = async (
    changes: readonly Change[],
    added: readonly AddedFile[],
    patched: readonly Patched[] = [],
  ): Promise<Edited> => {
    if (changes.length + added.length === 0) return {}
    const { content, warning } = await checkedEdit(source, changes, patched)
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
    source.adopt(content)
    for (const { file } of changes) onWritten(file)
    return { lines: [...changes, ...added.map(asChange)].map(changedLines)[0], warning }
  }

  const edit = async ({ patches, isMore = false }: Asking<'edit'>): Promise<Edited> => {
    const draft = new SiteDraft(source)
    const patched = makePatches(draft, patches)
    const changes = draft.changes()
    const { added } = draft
    const take = addFiles(source, added)
    try {
      const outcome = await write(changes, added, patched)
      if (changes.length + added.length > 0)
        remember({ changes, added, take, of: JSON.stringify(patched) }, isMore)
      return outcome
    } catch (error) {
      take()
      throw error
    }
  }
  /** @param isMore whether it goes on with the last step, where that has changed the same value alone */
  const remember = (step: Step, isMore: boolean) => {
    const last = done === steps.length ? steps.at(-1) : undefined
    const [before, ...others] = last?.changes ?? []
    const [change] = step.changes
    const isSame = last?.of === step.of && others.length + last.added.length + step.added.length === 0
    if (isMore && isSame && before && before.after === change?.before) {
      before.after = change.after
      // Back where it began.
      if (before.before === before.after) steps.pop()
    } else steps.splice(done, steps.length, step)
    if (steps.length > mostSteps) steps.shift()
    done = steps.length
  }

  const stepBy = (by: 1 | -1) => steps[by < 0 ? done - 1 : done]
  const go = async (by: 1 | -1): Promise<Edited> => {
    const step = stepBy(by)
    if (!step) return {}
    const changes = step.changes.map((change) => changeNow(change, by))
    if (by > 0)
      step.take = addFiles(
        source,
        step.added.filter(({ file }) => !existsSync(file)),
      )
    const outcome = await write(changes, by > 0 ? step.added : []).catch((error) => {
      if (by > 0) step.take()
      throw error
    })
    step.changes = by > 0 ? changes : changes.map(turned)
    done += by
    if (by < 0) step.take()
    if (by > 0 || changes.length > 0) return outcome
    return { lines: step.added.map(asChange).map(turned).map(changedLines)[0] }
  }
  const canGo = (by: 1 | -1): boolean => {
    try {
      return stepBy(by)?.changes.map((change) => changeNow(change, by)) !== undefined
    } catch {
      return false
    }
  }

  return {
    edit: (wanted) => inTurn(() => edit(wanted)),
    undo: () => inTurn(() => go(-1)),
    redo: () => inTurn(() => go(1)),
    history: () => ({ canUndo: canGo(-1), canRedo: canGo(1) }),
  }
}

/** What the check refuses of an edit, and the value that it is about. */
class InvalidValue extends Unbuildable {
  readonly path: Path | undefined
  constructor(message: string, path: Path | undefined) {
    super(message)
    this.path = path
  }
}

const turned = ({ file, before, after }: Change): Change => ({ file, before: after, after: before })

/** A change of a step, or the way back, in the text that its file has by now. Throws, with a sentence, where its lines are others. */
function changeNow(change: Change, by: 1 | -1): Change {
  const before = readSource(change.file)
  const after = changeIn(before, by > 0 ? change : turned(change))
  if (after === undefined)
    throw new Unbuildable(`${shownPath(change.file)} was changed elsewhere since, and that stays.`)
  return { file: change.file, before, after }
}

/** A file that was added, as a change of nothing to its text. */
const asChange = ({ file, content }: AddedFile): Change => ({
  file,
  before: '',
  after: typeof content === 'string' ? content : '',
})

/**
 * Checks a site with other texts of some files. Throws what the report says if it is not valid with them.
 *
 * @param patched the values that were edited: what is said of these needs no place
 * @returns the content with them, and the first warning that there was not before
 */
async function checkedEdit(source: ContentFile, changes: readonly Change[], patched: readonly Patched[]) {
  const content = await source.checked(new Map(changes.map(({ file, after }) => [file, after])))
  if ('diagnostics' in content) {
    const errors = content.diagnostics.filter(({ severity }) => severity === 'error')
    const patchOf = ({ file, path }: Diagnostic) =>
      patched.find((one) => one.file === resolve(file) && pathText(one.path) === pathText(path))
    const first = errors.find(patchOf) ?? errors[0]
    const known = first && patchOf(first)?.known
    const isOfMain = first && source.isMain(first.file)
    throw new InvalidValue(
      first ? sentencesOf(first, Boolean(known), changes) : 'The content has mistakes.',
      known ?? (isOfMain ? first.path : undefined),
    )
  }
  const now: SiteContent = source.content()
  const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message])
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
  const words = path.length > 0 && 'value' in source ? `${capital(pageWords(path, source.value))} · ` : ''
  const place = isHere ? '' : `${words}${shownPath(file)}:${line}: `
  const choices = allowed?.length ? `allowed: ${allowed.join(', ')}` : ''
  return [place + message, help, choices].filter(Boolean).join('\n')
}

/** What to say of an error: what is foreseen has a sentence, and nothing else must end the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ChangedMeanwhile)
    return { problem: error.message, now: error.now, path: error.path, seen: error.seen }
  if (error instanceof InvalidValue) return { problem: error.message, path: error.path }
  if (error instanceof PartIsLinked) return { problem: error.message, links: error.links }
  if (error instanceof Unbuildable || error instanceof UnreadableFile) return { problem: error.message }
  return { problem: `That did not work: ${error instanceof Error ? error.message : String(error)}` }
}
