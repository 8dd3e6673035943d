import { posix } from 'node:path'
import { z } from 'zod'
import { addressOf } from '../model/address.ts'
import { layoutsOf, showingOf } from '../model/layouts.ts'
import { lookFiles, lookSchema, looksFolder } from '../model/look.ts'
import { type PortfolioSchema, portfolio } from '../model/portfolio.ts'
import { objectOf, schemaAt } from '../model/schemaIntrospection.ts'
import { mapContent, walk } from '../model/walk.ts'
import { type Diagnostic, type Finding, type Problem, settle } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'
import { suggestion } from '../report/suggest.ts'
import { rewritten } from '../yaml/edits.ts'
import { read, type Source } from '../yaml/source.ts'
import { nameSpan, type SourcePosition, sourcePositionAt } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'
import { withoutPair } from '../yaml/write.ts'
import { checkValue } from './checkValue.ts'
import type { CheckContext } from './context.ts'
import { withFix } from './fix.ts'
import { framesOfBefore } from './framesOfBefore.ts'
import { styleSheetFound } from './styleSheets.ts'

/** A portfolio over the look that its theme names. */
export interface OverLook {
  /** The portfolio: its theme has what the look says as well, and its sections the layouts that the theme prefers. */
  value: unknown
  /** What is wrong with the name of the look. */
  findings: Finding[]
  /** What is wrong in the look itself. */
  ofLook: Diagnostic[]
  /** Whether a finding in the portfolio is of what the look alone says, and is reported there. */
  isOfLook: (finding: Finding) => boolean
}

/**
 * Reads the look that the theme of a portfolio names, or `context.look` in its place, checks it by itself, and merges the
 * theme over it. Never throws.
 */
export function overLook(source: Source, text: string, context: CheckContext): OverLook {
  const { schema = portfolio } = context
  const { root } = source
  const ofFrame = frameOfBefore(source, text, ['theme', 'frame'])
  const value = ofFrame ? without(source.value, ['theme', 'frame']) : source.value
  const theme = own(value, 'theme')
  const named = lookIn(theme)
  const given = context.look ?? named
  const plain = { findings: ofFrame ? [ofFrame] : [], ofLook: [], isOfLook: () => false }
  if (!isGroup(value) || given === undefined) return { ...plain, value: withLayouts(value, schema) }
  const path = typeof theme === 'string' ? ['theme'] : ['theme', 'look']
  const look = checkedLook(given, context)
  if ('problem' in look) {
    const found = withFix({ ...look.problem, path, span: sourcePositionAt(root, path).span }, { root, text })
    return {
      ...plain,
      value: { ...value, theme: keysBeside(theme, named, context) },
      findings: [...plain.findings, found],
    }
  }
  const beside = keysBeside(theme, named, context)
  // The colours of a career go with the accent.
  const taken = hasAccent(beside) ? without(look.value, ['career']) : look.value
  const over = { ...value, theme: { ...Object(merged(taken, beside)), look: given } }
  const isReported = ({ path }: Finding) =>
    look.findings.some(
      (one) => one.path.length > 0 && one.path.every((step, index) => step === path[index + 1]),
    )
  return {
    value: withLayouts(over, schema),
    findings: plain.findings,
    ofLook: [...look.diagnostics, ...ownStylesFound(given, context)],
    isOfLook: (finding) =>
      finding.path[0] === 'theme' && valueAt(value, finding.path) === undefined && isReported(finding),
  }
}

/** The frame of a theme or of a look, which is no key any more, by its path; undefined where there is none. */
function frameOfBefore({ value, root }: Source, text: string, path: string[]): Finding | undefined {
  const frame = valueAt(value, path)
  const look = typeof frame === 'string' ? framesOfBefore.get(frame) : undefined
  const { key, span } = sourcePositionAt(root, path)
  if (!key) return undefined
  if (frame === 'lines') {
    const group = path.slice(0, -1)
    const isAlone = group.length > 0 && Object.keys(valueAt(value, group) ?? {}).length === 1
    const whole = isAlone ? group : path
    const removed = withoutPair(text, sourcePositionAt(root, whole.slice(0, -1)), whole.at(-1) ?? '')
    return { ...problem('unknown-key of frames'), path, span: key, fix: removed && [removed] }
  }
  if (look === undefined || typeof frame !== 'string') return undefined
  const found = { ...problem('unknown-value of a frame', { frame, look }), path, span }
  if (path.length === 1 || lookIn(own(value, 'theme')) !== undefined) return found
  return { ...found, fix: [{ ...key, text: 'look' }, rewritten(text, span, look)] }
}

/** A copy of a group without what a path leads to. */
function without(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  const { [step]: inner, ...others } = Object(value)
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) }
}

/** The name of the look that a theme names; undefined if it names none. */
export function lookIn(theme: unknown): string | undefined {
  const look = typeof theme === 'string' ? theme : own(theme, 'look')
  return typeof look === 'string' ? look.trim() : undefined
}

/**
 * The keys beside the name of a look, which win over those of the look. Where `context.look` takes the place of a theme
 * that names none, only the logo is left, which is the owner's whatever the page looks like.
 */
function keysBeside(
  theme: unknown,
  named: string | undefined,
  { look }: CheckContext,
): Record<string, unknown> {
  const { look: _, ...rest } = isGroup(theme) ? theme : {}
  if (named !== undefined || look === undefined) return rest
  return 'logo' in rest ? { logo: rest.logo } : {}
}

/** Whether the keys of a theme have an accent of their own. */
const hasAccent = (theme: unknown): boolean =>
  [theme, own(theme, 'dark'), own(theme, 'light')].some((one) => own(one, 'accent') !== undefined)

/** The folder of a look, from that of the portfolio: the owner's, or else the engine's of this name. */
export function lookFolder(
  name: string,
  { texts, looks }: Pick<CheckContext, 'texts' | 'looks'>,
): string | undefined {
  const owns = `${looksFolder}/${name}`
  return isLookName(name) && texts?.read(`${owns}/${lookFiles.yaml}`) ? owns : looks?.folderOf(name)
}

/** The path of the style sheet of a look, which need not be there, from the folder of the portfolio. */
export function stylesOfLook(
  name: string | undefined,
  context: Pick<CheckContext, 'texts' | 'looks'>,
): string | undefined {
  const folder = name === undefined ? undefined : lookFolder(name, context)
  return folder && `${folder}/${lookFiles.styles}`
}

/** What is wrong in the style sheet of an owner's look. The engine's are tested, and their parser takes long to load. */
function ownStylesFound(name: string, context: CheckContext): Diagnostic[] {
  const folder = lookFolder(name, context)
  if (folder === context.looks?.folderOf(name)) return []
  return styleSheetFound(stylesOfLook(name, context), context)
}

/** Whether a text can be the name of a look, which is that of a folder. */
export const isLookName = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name)

/** A look as far as it could be read, its files named from the folder of the portfolio, and what is wrong in it. */
interface CheckedLook {
  value: Record<string, unknown>
  findings: Finding[]
  diagnostics: Diagnostic[]
}

/** Reads and checks the look of a name, or says why there is none. */
function checkedLook(name: string, context: CheckContext): CheckedLook | { problem: Problem } {
  const { texts, schema = portfolio } = context
  const nothing = { value: {}, findings: [], diagnostics: [] }
  if (!texts) return nothing
  const folder = lookFolder(name, context)
  const found = folder === undefined ? undefined : texts.read(`${folder}/${lookFiles.yaml}`)
  if (folder === undefined || !found) return { problem: unknownLook(name, context) }
  if ('problem' in found) return { problem: { code: 'missing-file', message: found.problem } }
  const { file, text } = found
  const source = read(text)
  if (!('root' in source)) return { ...nothing, diagnostics: settle(source.findings, text, file) }
  const refusal = notALook(source)
  if (refusal) return { ...nothing, diagnostics: settle([...source.findings, refusal], text, file) }

  const ofFrame = frameOfBefore(source, text, ['frame'])
  const said = ofFrame ? without(source.value, ['frame']) : source.value
  // As the theme of a portfolio that says nothing else: so each rule finds what it looks for.
  const keys = lookSchema(schema)
  const position: SourcePosition = { ...source.root, entries: new Map([['theme', source.root]]) }
  const asTheme = {
    value: { theme: said },
    root: position,
    findings: source.findings.map((one) => ({ ...one, path: ['theme', ...one.path] })),
  }
  const { findings, value } = checkValue(
    asTheme,
    text,
    z.object({ theme: keys }),
    fromFolder(context, folder),
  )
  const inLook: Finding[] = findings.map((one) => ({ ...one, path: one.path.slice(1) }))
  if (ofFrame) inLook.push(ofFrame)
  const { for: _, ...theme } = Object(own(value, 'theme'))
  return {
    value: besidePortfolio(theme, keys, folder),
    findings: inLook,
    diagnostics: settle(inLook, text, file),
  }
}

/** The problem of a name that is that of no look. */
function unknownLook(name: string, { texts, looks }: CheckContext): Problem {
  const beside = texts?.list(looksFolder) ?? []
  const own = beside.filter((one) => texts?.read(`${looksFolder}/${one}/${lookFiles.yaml}`))
  const allowed = [...new Set([...own, ...(looks?.names ?? [])])].toSorted()
  if (!/\.ya?ml$/i.test(name)) {
    const { label } = suggestion(name, allowed)
    return { ...problem('unknown-value of a look', { name }), label, allowed }
  }
  // A look was a file once.
  const base = posix.basename(name).replace(/\.ya?ml$/i, '')
  const found = { ...problem('wrong-format of a look', { name: base, path: name }), allowed }
  if (allowed.includes(base)) return { ...found, help: `write ${base}`, meant: base }
  return texts?.read(name) === undefined ? { ...found, help: undefined } : found
}

/** The same context for a file in another folder. */
function fromFolder(context: CheckContext, folder: string): CheckContext {
  const { texts, files, drawing, tones, digest } = context
  const from = (path: string) => posix.join(folder, path)
  const there = { ...context }
  if (texts) there.texts = { read: (path) => texts.read(from(path)), list: (path) => texts.list(from(path)) }
  if (files) there.files = (path) => files(from(path))
  if (drawing) there.drawing = (path) => drawing(from(path))
  if (tones) there.tones = (path) => tones(from(path))
  if (digest) there.digest = (path) => digest(from(path))
  return there
}

/** What is wrong with a text that holds no look at all; undefined for one that may be a look. */
function notALook({ value, root }: Source): Finding | undefined {
  if (!isGroup(value)) return { ...problem('wrong-type of a look'), path: [], span: root.span }
  const key = ['theme', 'sections', 'site'].find((one) => Object.hasOwn(value, one))
  if (key === undefined) return undefined
  const span = nameSpan(sourcePositionAt(root, [key]))
  return { ...problem('unknown-key of a look', { key }), path: [key], span }
}

/** A look whose files, named from its own folder, are named from that of the portfolio. */
function besidePortfolio(
  look: Record<string, unknown>,
  schema: z.ZodType,
  folder: string,
): Record<string, unknown> {
  return mapContent(look, schema, ({ value, kind }, copy) => {
    if (typeof value !== 'string' || (kind !== 'drawing' && kind !== 'styleFile')) return copy
    const isPath = addressOf(value).kind === 'path' && value.trim() !== '' && !/^[\\/]/.test(value)
    return isPath ? posix.join(folder, value.trim()) : value
  })
}

/** Groups of keys are merged; of all else the inline value wins, an empty one too, so that it is reported. */
function merged(look: unknown, inline: unknown): unknown {
  if (inline === undefined) return look
  if (!isGroup(look) || !isGroup(inline)) return inline
  const keys = new Set([...Object.keys(look), ...Object.keys(inline)])
  return Object.fromEntries([...keys].map((key) => [key, merged(own(look, key), own(inline, key))]))
}

/** A portfolio whose sections have the layouts that the theme prefers, unless they say one or lack what it shows. */
function withLayouts(value: unknown, schema: PortfolioSchema): unknown {
  const layouts = own(own(value, 'theme'), 'layouts')
  const sections = own(value, 'sections')
  if (!isGroup(layouts) || !Array.isArray(sections)) return value
  const laidOut = sections.map((section, index) => {
    const layout = own(layouts, String(own(section, 'type')))
    const model = objectOf(schemaAt(schema, ['sections', index], value), section)
    if (typeof layout !== 'string' || !model || own(section, 'layout') !== undefined) return section
    const isKnown = Object.hasOwn(layoutsOf(model)?.choices ?? {}, layout)
    return isKnown && suits(section, model, layout) ? { ...section, layout } : section
  })
  return { ...Object(value), sections: laidOut }
}

/** Whether a section has all that a layout shows, and nothing that it does not show. */
function suits(section: unknown, schema: z.ZodObject, layout: string): boolean {
  for (const { value, schema: field } of walk(section, schema)) {
    const shape = (field && isGroup(value) && objectOf(field, value)?.shape) || {}
    for (const [key, inner] of Object.entries(shape)) {
      const showing = showingOf(inner)
      if (!showing) continue
      const isWritten = own(value, key) !== undefined
      const isShown = showing.layouts.includes(layout)
      if (isShown ? !isWritten : isWritten && !showing.mayStay) return false
    }
  }
  return true
}
