import { posix } from 'node:path'
import { addressOf } from '../model/address.ts'
import { isLookFile, theme as themeSchema } from '../model/theme.ts'
import { mapContent } from '../model/walk.ts'
import { type Diagnostic, type Finding, type Path, type Problem, settle } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'
import { nearest } from '../report/nearest.ts'
import { quoted } from '../report/phrasing.ts'
import { read, type Source } from '../yaml/source.ts'
import { nameSpan, type SourcePosition } from '../yaml/sourcePosition.ts'
import { isGroup, own } from '../yaml/valueAt.ts'
import type { CheckContext } from './context.ts'
import { missingFile } from './links/files.ts'

/** A portfolio whose theme has what its look says; the findings are those of the YAML of both. */
export interface Looked extends Source {
  /** The text of the portfolio, and behind it that of the look: spans of both are within it. */
  text: string
  /** Diagnostics of findings in this text, each in its own file. */
  settled: (findings: readonly Finding[]) => Diagnostic[]
}

/** The look that a theme names, where it is named, and the keys beside it, which win over those of the look. */
interface Named {
  look: string
  at?: SourcePosition | undefined
  rest: Record<string, unknown>
}

/**
 * Reads the look that the theme of a portfolio names, or `context.look` in its place, and merges the theme over it. The
 * theme is left alone if it names none, and without a look if that cannot be read, which is reported. Never throws.
 */
export function withLook(source: Source, text: string, context: CheckContext): Looked {
  const { value, root } = source
  const written = isGroup(value) ? lookOf(own(value, 'theme'), root.entries.get('theme'), context) : undefined
  const named = written && { ...written, look: foundLook(written.look, context) }
  const plain: Looked = {
    ...source,
    text,
    settled: (findings) => settle(findings, text, context.file),
  }
  if (!named) return plain
  const from = readLook(named, context)
  if (!from || 'problem' in from) {
    const missing = from ? [{ ...from.problem, path: ['theme'], span: (named.at ?? root).span }] : []
    return {
      ...plain,
      value: withTheme(value, named.rest),
      settled: (findings) => plain.settled([...missing, ...findings]),
    }
  }

  const offset = text.length + 1
  const folder = `${posix.dirname(named.look)}/`
  const inline = named.at === root.entries.get('theme') ? undefined : root.entries.get('theme')
  const position = mergedPosition(moved(from.root, offset), inline)
  return {
    value: withTheme(value, merged(from.value, named.rest)),
    root: { ...root, entries: new Map([...root.entries, ['theme', position]]) },
    text: `${text}\n${from.text}`,
    findings: [...source.findings, ...from.findings.map((one) => ofLook(one, offset))],
    settled: (findings) => [
      ...plain.settled(findings.filter(({ span }) => span.start < offset)),
      ...settle(
        findings.filter(({ span }) => span.start >= offset).map((one) => inLook(one, offset, folder)),
        from.text,
        from.file,
      ),
    ],
  }
}

/** The path of the look that a theme names; undefined if it names none. */
export function lookIn(theme: unknown): string | undefined {
  const look = typeof theme === 'string' ? theme : own(theme, 'look')
  return typeof look === 'string' && isLookFile(look) ? look.trim() : undefined
}

/**
 * The look of a theme. `context.look` takes the place of the one that it names; of a theme that names none it takes the
 * place of all but the logo, which is the owner's whatever the page looks like.
 */
function lookOf(theme: unknown, at: SourcePosition | undefined, context: CheckContext): Named | undefined {
  const named = lookIn(theme)
  const { look: _, ...rest } = isGroup(theme) ? theme : {}
  if (context.look === undefined)
    return named === undefined ? undefined : { look: named, at: at?.entries.get('look') ?? at, rest }
  if (named !== undefined) return { look: context.look, at: at?.entries.get('look') ?? at, rest }
  return { look: context.look, at, rest: 'logo' in rest ? { logo: rest.logo } : {} }
}

/** The path of a look: as it is written where it lies beside the YAML, else that of the engine's of this name. */
function foundLook(look: string, { texts, looks }: CheckContext): string {
  const path = looks?.pathOf(posix.normalize(look))
  return path === undefined || texts?.read(look) ? look : path
}

type LookSource = Source & { file: string; text: string }

/** The look, read as far as possible; why there is none; or undefined if texts are not looked up. */
function readLook(
  { look }: Named,
  { texts, files, looks }: CheckContext,
): LookSource | { problem: Problem } | undefined {
  if (addressOf(look).kind !== 'path' || /^[\\/]/.test(look))
    return {
      problem: {
        code: 'missing-file',
        message: `${quoted(look)} is no path that begins at the folder of this file`,
        help: 'put the look beside this file, as in looks/mine.yaml',
      },
    }
  if (!texts) return undefined
  const missing = missingFile(look, files?.(look))
  if (missing) {
    const beside = texts.list('looks').filter(isLookFile)
    const allowed = [...new Set([...beside.map((name) => `looks/${name}`), ...(looks?.names ?? [])])]
    const near = nearest(
      posix.basename(look),
      allowed.map((one) => posix.basename(one)),
    )
    return {
      problem: {
        ...missing,
        label: missing.label ?? (near === undefined ? undefined : `did you mean "looks/${near}"?`),
        help: 'a look is a YAML file beside this one',
        allowed: allowed.toSorted(),
      },
    }
  }
  const found = texts.read(look)
  if (!found || 'problem' in found)
    return {
      problem: {
        code: 'missing-file',
        message: found?.problem ?? `there is no file ${quoted(look)} beside this one`,
      },
    }
  const { file, text } = found
  const source = read(text)
  if (!('root' in source)) return { ...nothing, findings: source.findings, file, text }
  const { value, findings, refused } = ownLook(source)
  const beside = besideYaml(value, posix.dirname(look))
  return { ...source, value: beside, findings: [...source.findings, ...findings], file, text, ...refused }
}

const empty = { start: 0, end: 0 }
const nothing: Source = {
  value: {},
  root: {
    kind: 'map',
    span: empty,
    empty: false,
    flow: false,
    plain: false,
    entries: new Map(),
  },
  findings: [],
}

/** What a look may say: the keys of a theme, and none of a portfolio around them. */
function ownLook({ value, root }: Source): {
  value: Record<string, unknown>
  findings: Finding[]
  refused?: Pick<Source, 'root'>
} {
  const at = (problem: Problem, key?: string): Finding => {
    const position = (key !== undefined && root.entries.get(key)) || root
    return {
      ...problem,
      path: key === undefined ? [] : [key],
      span: key === undefined ? position.span : nameSpan(position),
    }
  }
  const help = 'write the keys that may stand below theme:, such as mode: dark and accent: "#ff6a3d"'
  const refused = { root: nothing.root }
  if (value === null)
    return {
      value: {},
      findings: [at({ code: 'empty-file', message: 'this look says nothing yet', help })],
      refused,
    }
  if (!isGroup(value))
    return {
      value: {},
      findings: [at({ code: 'wrong-type', message: 'a look is made of keys, as a theme is', help })],
      refused,
    }
  const around = ['theme', 'sections', 'site'].find((key) => Object.hasOwn(value, key))
  if (around !== undefined)
    return {
      value: {},
      findings: [
        at(
          {
            code: 'unknown-key',
            message:
              around === 'theme'
                ? 'a look holds what stands below theme:, without that word'
                : 'this is a whole portfolio, and a look holds only what may stand below theme:',
            help:
              around === 'theme'
                ? 'take the line away, and move what is below it to the start of the line'
                : help,
          },
          around,
        ),
      ],
      refused,
    }
  if (!Object.hasOwn(value, 'look')) return { value, findings: [] }
  const { look: _, ...rest } = value
  return {
    value: rest,
    findings: [
      at({ code: 'unknown-key', message: 'a look names no other look', help: 'take the key away' }, 'look'),
    ],
  }
}

/** A look whose files, named from its own folder, are named from that of the YAML. */
const besideYaml = (look: unknown, folder: string): unknown =>
  mapContent(look, themeSchema, ({ value, kind }, copy) => {
    if (typeof value !== 'string' || (kind !== 'drawing' && kind !== 'styleFile')) return copy
    const isPath = addressOf(value).kind === 'path' && value.trim() !== '' && !/^[\\/]/.test(value)
    return isPath ? posix.join(folder, value.trim()) : value
  })

const withTheme = (value: unknown, theme: unknown) =>
  Object.fromEntries([...Object.entries(value ?? {}), ['theme', theme]])

/** Groups of keys are merged; of all else the inline value wins, an empty one too, so that it is reported. */
function merged(look: unknown, inline: unknown): unknown {
  if (inline === undefined) return look
  if (!isGroup(look) || !isGroup(inline)) return inline
  const keys = new Set([...Object.keys(look), ...Object.keys(inline)])
  return Object.fromEntries([...keys].map((key) => [key, merged(own(look, key), own(inline, key))]))
}

/** The positions of merged values. */
function mergedPosition(look: SourcePosition, inline: SourcePosition | undefined): SourcePosition {
  if (!inline) return look
  if (look.kind !== 'map' || inline.kind !== 'map') return inline
  const entries = new Map(look.entries)
  for (const [key, position] of inline.entries) {
    const below = look.entries.get(key)
    entries.set(key, below ? mergedPosition(below, position) : position)
  }
  return { ...inline, entries, merged: [inline, look] }
}

const by = (offset: number, { start, end }: Span): Span => ({ start: start + offset, end: end + offset })

/** Positions behind another text. */
function moved({ span, key, entries, ...position }: SourcePosition, offset: number): SourcePosition {
  const inner = [...entries].map(([step, one]) => [step, moved(one, offset)] as const)
  return {
    ...position,
    span: by(offset, span),
    ...(key && { key: by(offset, key) }),
    entries: new Map(inner),
  }
}

/** A finding of the joined text as one of the look, with paths from its folder. */
function inLook(
  { path, span, fix, message, label, ...finding }: Finding,
  offset: number,
  folder: string,
): Finding {
  const within: Path = path[0] === 'theme' ? path.slice(1) : path
  const fromLook = (words: string) => words.replaceAll(`"${folder}`, '"')
  return {
    ...finding,
    message: fromLook(message),
    ...(label !== undefined && { label: fromLook(label) }),
    path: within,
    span: by(-offset, span),
    fix: moveEdits(fix, -offset),
  }
}

/** A finding of the YAML of a look as one of the joined text. */
const ofLook = ({ path, span, fix, ...finding }: Finding, offset: number): Finding => ({
  ...finding,
  path: path.length > 0 ? ['theme', ...path] : path,
  span: by(offset, span),
  fix: moveEdits(fix, offset),
})

const moveEdits = (fix: Finding['fix'], offset: number) =>
  fix?.map((edit) => ({ ...edit, ...by(offset, edit) }))
