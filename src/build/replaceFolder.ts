import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Unbuildable } from '../../schema/report/unbuildable.ts'

const move = (from: string, to: string) => {
  try {
    renameSync(from, to)
  } catch (error) {
    // Another disk: a folder can't be renamed across.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}

/** Why a folder cannot be written, in words. */
function reason(error: unknown, target: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${dirname(target)} is no folder.`
    case 'EACCES':
    case 'EPERM':
      return 'its permissions, or those of the folder around it, forbid it.'
    case 'EROFS':
      return 'its disk can only be read.'
    case 'ENOSPC':
      return 'its disk is full.'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

/** Puts the folder `fresh` in the place of `target`. If that fails it throws a sentence, and `target` is as it was. */
export function replaceFolder(fresh: string, target: string): void {
  try {
    exchange(fresh, target)
  } catch (error) {
    throw new Unbuildable(`${target} cannot be written: ${reason(error, target)}`)
  }
}

function exchange(fresh: string, target: string): void {
  const old = `${fresh}.old`
  mkdirSync(dirname(target), { recursive: true })
  const had = existsSync(target)
  if (had) move(target, old)
  try {
    move(fresh, target)
  } catch (error) {
    if (had) move(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}
