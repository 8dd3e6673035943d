import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'

/** A problem as a finding at the value that a path leads to; none if there is no problem. */
export const foundAt = (root: SourcePosition, path: Path, problem: Problem | undefined): Finding[] =>
  problem ? [{ ...problem, path, span: positionOf(root, path).span }] : []
