import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createJiti } from 'jiti'
import * as zod from 'zod'
import { nearest } from '../../../schema/report/suggest.ts'
import * as fields from './fields.ts'

/** Why a module cannot be loaded, and where. */
export class ModuleProblem extends Error {
  constructor(
    message: string,
    readonly help: string,
    /** The absolute path of the file, and a position in it, from 1. */
    readonly file: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message)
  }
}

/** Modules of an owner, which Node runs. */
export interface OwnModules {
  /** The exports of a module, read anew from disk. Throws `ModuleProblem`, with its place, if it cannot be loaded. */
  load: (file: string) => Record<string, unknown>
}

/**
 * Loads TypeScript modules in Node. They get the engine's own copies of `onefolio/fields` and zod, so that a field is
 * known by its kind, wherever the owner's packages are.
 *
 * @param folder the folder of all own section types
 */
export function ownModules(folder: string, cache: string | undefined): OwnModules {
  const jiti = createJiti(join(folder, 'index.ts'), {
    fsCache: cache === undefined ? false : join(cache, 'jiti'),
    // Edits of a dev server are to be seen, of what a module imports too.
    moduleCache: false,
    interopDefault: false,
    virtualModules: { zod, 'onefolio/fields': known(fields), 'onefolio/section': ofBrowser },
  })
  return {
    load(file) {
      try {
        return Object(jiti(file))
      } catch (error) {
        throw explained(error instanceof Error ? error : new Error(String(error)), file, folder)
      }
    },
  }
}

/** What compiled modules ask of every import. */
const askedOfAll = ['__esModule', 'default', 'then']

/** A module that says so where it lacks what is asked of it. */
const known = (module: object): object =>
  new Proxy(module, {
    get(exported, name) {
      if (typeof name === 'symbol' || name in exported || askedOfAll.includes(name))
        return Reflect.get(exported, name)
      const near = nearest(name, Object.keys(exported))
      throw new Error(`onefolio/fields has no ${name}${near ? `: did you mean ${near}?` : ''}`)
    },
  })

const ofBrowser = new Proxy(
  {},
  {
    get(_, name) {
      if (typeof name === 'symbol' || askedOfAll.includes(name)) return undefined
      throw new Error(
        `${name} of onefolio/section runs in the browser; import only its types here: import type`,
      )
    },
  },
)

/** An error of a module as a problem at its place: that of the syntax, or the line of the owner's that ran into it. */
function explained(error: Error, file: string, folder: string): ModuleProblem {
  const syntax = /^ParseError: (.*?)\s*\n\s*(.*):(\d+):(\d+)\s*$/s.exec(error.message)
  if (syntax) {
    const [, message = '', at = file, line, column] = syntax
    return new ModuleProblem(
      `this file cannot be read: ${sentenceOf(message)}`,
      'mend its syntax; an editor for TypeScript shows the place too',
      at,
      Number(line),
      Number(column) + 1,
    )
  }
  if ('code' in error && error.code === 'MODULE_NOT_FOUND') {
    const [, name = ''] = /Cannot find module '(.*?)'/.exec(error.message) ?? []
    const stack = 'requireStack' in error && Array.isArray(error.requireStack) ? error.requireStack : []
    const from = stack.find((one): one is string => typeof one === 'string' && isWithin(one, folder)) ?? file
    const lines = readFileSync(from, 'utf8').split('\n')
    const index = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`))
    return new ModuleProblem(
      `there is no module ${name}`,
      name.startsWith('.') ? 'mend its path' : `npm install ${name}`,
      from,
      Math.max(0, index) + 1,
      1,
    )
  }
  // Compiled modules keep their lines.
  const frames = [...(error.stack ?? '').matchAll(/\(?((?:[A-Za-z]:)?[\\/][^\n()]*?):(\d+):(\d+)\)?$/gm)]
  const [, at = file, line = '1'] = frames.find(([, one = '']) => isWithin(one, folder)) ?? []
  const indent = readFileSync(at, 'utf8').split('\n')[Number(line) - 1]?.search(/\S/) ?? 0
  return new ModuleProblem(
    `${error.name === 'Error' ? '' : `${error.name}: `}${sentenceOf(error.message)}`,
    'mend this line: nothing behind it is read',
    at,
    Number(line),
    Math.max(0, indent) + 1,
  )
}

/** The first line of a message, with imports under the names that the owner gave them. */
const sentenceOf = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/\(0 ?, \w+\.(\w+)\)/g, '$1').trim()

const isWithin = (file: string, folder: string) => file.startsWith(folder + sep)
