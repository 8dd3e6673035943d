import { readSource, UnreadableFile } from '../../../schema/lookup/files.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import type { Edit, EditAnswer, EditHistory, EditRequest } from '../../shared/edits.ts'
import type { ContentFile } from '../content/content.ts'
import { applyEdit } from './applyEdit.ts'
import { changedLines } from './changedLines.ts'
import { checkedEdit } from './checkedEdit.ts'
import { pathOf, refuseUnwritable, shownName } from './editedFiles.ts'
import { history } from './history.ts'
import { writeUnchanged } from './writeUnchanged.ts'

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

  const write = async (file: string, before: string, after: string, path?: string): Promise<Done> => {
    if (before === after) return {}
    const warning = await checkedEdit(source, file, after, path)
    refuseUnwritable(source, file)
    endTrial()
    writeUnchanged(file, before, after)
    return done(file, before, after, warning)
  }

  const edit = async (wanted: Edit, isTrial: boolean): Promise<Done> => {
    const file = pathOf(source, 'file' in wanted ? wanted.file : 'main')
    const before = readSource(file)
    const applied = applyEdit(before, wanted)
    if ('problem' in applied) throw new Refused(applied.problem, applied.now)
    const path = 'path' in wanted ? pathText(wanted.path) : undefined
    if (isTrial) {
      const warning = await checkedEdit(source, file, applied.text, path)
      trial = { file, before }
      source.show(new Map([[file, applied.text]]))
      return done(file, before, applied.text, warning)
    }
    const outcome = await write(file, before, applied.text, path)
    if (before !== applied.text) steps.add({ file, before, after: applied.text })
    return outcome
  }

  const go = async (way: 'undo' | 'redo'): Promise<Done> => {
    const step = steps.next(way)
    if (!step) return {}
    const { file, before, after } = step
    const [from, to] = way === 'undo' ? [after, before] : [before, after]
    if (readSource(file) !== from)
      throw new Unbuildable(`${shownName(file)} was changed elsewhere since, and that stays.`)
    const outcome = await write(file, from, to)
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

function done(file: string, before: string, after: string, warning: string | undefined): Done {
  const lines = changedLines(before, after)
  return { ...(lines && { lines: { file: shownName(file), ...lines } }), ...(warning && { warning }) }
}

/** What to say of an error: what is foreseen has a sentence, and nothing else must end the server. */
function problemOf(error: unknown): { problem: string; now?: string } {
  if (error instanceof Refused && error.now !== undefined) return { problem: error.message, now: error.now }
  if (error instanceof Unbuildable || error instanceof UnreadableFile) return { problem: error.message }
  return { problem: `That did not work: ${error instanceof Error ? error.message : String(error)}` }
}
