import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

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

/** Puts the folder `fresh` in the place of `target`. If that fails, `target` is as it was. */
export function replaceFolder(fresh: string, target: string): void {
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
