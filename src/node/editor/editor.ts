import { readSource, UnreadableFile } from '../../../schema/files/files.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import type { Edit, EditAnswer, EditHistory, EditRequest } from '../../shared/edits.ts'
import { type AddedFile, addFiles } from '../add/addFiles.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import type { ContentFile } from '../content/content.ts'
import { applyEdit } from './applyEdit.ts'
import { changedLines } from './changedLines.ts'
import { checkedEdit, textsAfter } from './checkedEdit.ts'
import { pathOf, refuseUnwritable, shownName } from './editedFiles.ts'
import { type Change, history } from './history.ts'
import { panelChange } from './panelEdit.ts'

/** The one way by which a page writes. */
export interface Editor {
  /** Does what pages ask for, one request after another: all of it or nothing. */
  answer: (request: EditRequest) => Promise<EditAnswer>
  state: () => EditHistory
  /** The file that is shown as if it had another text, and its text on disk. */
  trial: () => Trial | undefined
  /** Shows what is on disk. */
  endTrial: () => void
}

interface Trial {
  file: string
  before: string
}

type Done = Omit<Extract<EditAnswer, { isDone: true }>, 'id' | 'isDone'>

/** An edit that does not fit the text of its file. */
class Refused extends Unbuildable {
  /** What the value says now. */
  readonly now: string | undefined
  constructor(problem: string, now: string | undefined) {
    super(problem)
    this.now = now
  }
}

/**
 * Edits the files of a site: its YAML, the overlays beside it and the Markdown of its pages, and no other. An edit is
 * applied to the text as it is on disk and checked; what would be invalid, or was changed meanwhile, is refused.
 */
export function editor(source: ContentFile): Editor {
  const steps = history()
  let trial: Trial | undefined
  let last: Promise<unknown> = Promise.resolve()

  const endTrial = () => {
    if (!trial) return
    trial = undefined
    source.show(new Map())
  }

  const write = async (changes: readonly Change[], path?: string): Promise<Done> => {
    if (changes.length === 0) return {}
    const { warning } = await checkedEdit(source, changes, path)
    for (const { file } of changes) refuseUnwritable(source, file)
    endTrial()
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
    return done(changes, warning)
  }

  const edit = async (wanted: Edit, isTrial: boolean): Promise<Done> => {
    const { changes, added } = changesOf(source, wanted, isTrial)
    const path = 'path' in wanted ? pathText(wanted.path) : undefined
    if (isTrial) {
      const [first] = changes
      if (!first) return {}
      const { content, warning } = await checkedEdit(source, changes, path)
      trial = { file: first.file, before: first.before }
      source.show(textsAfter(changes), content)
      return done(changes, warning)
    }
    const take = addFiles(source, added)
    const outcome = await write(changes, path).catch((error: unknown) => {
      take()
      throw error
    })
    if (changes.length > 0) steps.add(changes)
    return outcome
  }

  const go = async (way: 'undo' | 'redo'): Promise<Done> => {
    const step = steps.next(way)
    if (!step) return {}
    const changes = step.map(({ file, before, after }) =>
      way === 'undo' ? { file, before: after, after: before } : { file, before, after },
    )
    const other = changes.find(({ file, before }) => readSource(file) !== before)
    if (other) throw new Unbuildable(`${shownName(other.file)} was changed elsewhere since, and that stays.`)
    const outcome = await write(changes)
    steps.went(way)
    return outcome
  }

  const perform = async (request: EditRequest): Promise<Done> => {
    if (request.ask === 'edit') return edit(request.edit, request.isTrial === true)
    if (request.ask !== 'endTrial') return go(request.ask)
    endTrial()
    return {}
  }

  return {
    answer(request) {
      const { id } = request
      const answered = last
        .then(() => perform(request))
        .then(
          (outcome): EditAnswer => ({ id, isDone: true, ...outcome }),
          (error: unknown): EditAnswer => ({ id, isDone: false, ...problemOf(error) }),
        )
      last = answered
      return answered
    },
    state: steps.state,
    trial: () => trial,
    endTrial,
  }
}

/** What an edit changes, and the files that it needs beside them. Throws what speaks against it. */
function changesOf(
  source: ContentFile,
  wanted: Edit,
  isTrial: boolean,
): { changes: Change[]; added: AddedFile[] } {
  if (wanted.kind !== 'text') {
    const change = panelChange(source, wanted, isTrial)
    if ('problem' in change) throw new Unbuildable(change.problem)
    return change
  }
  const file = pathOf(source, wanted.file)
  const before = readSource(file)
  const applied = applyEdit(before, wanted)
  if ('problem' in applied) throw new Refused(applied.problem, applied.now)
  return { changes: before === applied.text ? [] : [{ file, before, after: applied.text }], added: [] }
}

function done(changes: readonly Change[], warning: string | undefined): Done {
  const [first] = changes
  const lines = first && changedLines(first.before, first.after)
  return { ...(lines && { lines: { file: shownName(first.file), ...lines } }), ...(warning && { warning }) }
}

/** What to say of an error: what is foreseen has a sentence, and nothing else must end the server. */
function problemOf(error: unknown): { problem: string; now?: string } {
  if (error instanceof Refused && error.now !== undefined) return { problem: error.message, now: error.now }
  if (error instanceof Unbuildable || error instanceof UnreadableFile) return { problem: error.message }
  return { problem: `That did not work: ${error instanceof Error ? error.message : String(error)}` }
}
