import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { interpolate } from '../../ui/interpolate.ts'

/** The position of a project, such as “3 of 5”; false for a single one. */
export const positionOf = ({ position }: ResolvedSection<'projects'>, index: number, count: number) =>
  count > 1 && interpolate(position, { n: index + 1, count })
