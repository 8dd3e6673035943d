import { z } from 'zod'
import { nearest, onlyNear } from '../lookup/nearest.ts'
import { parseDate } from '../lookup/writtenDates.ts'
import { kindOf } from '../model/kinds.ts'
import {
  isRequired,
  literalsOf,
  objectBranch,
  objectOf,
  schemaAt,
  typesOf,
  unwrapped,
} from '../model/schemaIntrospection.ts'
import { type Edit, type Finding, type Path, type Problem, pathText } from '../report/diagnostics.ts'
import { counted, quoted } from '../report/phrasing.ts'
import { rewritten } from '../yaml/rewritten.ts'
import { nameSpan, positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'
import type { Checked } from './context.ts'
import { found, named, remark, wanted } from './describe.ts'
import { meantAnchor } from './meantAnchor.ts'
import { meantForm } from './meantForm.ts'
import { meantLanguage } from './meantLanguage.ts'
import { misread } from './misreadScalars.ts'
import { missingFound } from './missing.ts'
import { periodHelp } from './periodHelp.ts'
import { typedQuotes, withoutTypedQuotes } from './typedQuotes.ts'
import { unknownKeys } from './unknown.ts'

/** Puts the issues of a parse into findings in plain English, each at its position. Keys that one object lacks share a finding. */
export function issueFindings(issues: readonly z.core.$ZodIssue[], checked: Checked): Finding[] {
  const findings: Finding[] = []
  const meant = new Set<string>()
  const withUnknown = new Set<string>()
  const ofWholes: { path: Path; finding: Finding }[] = []
  const lacking = new Map<string, { parent: Path; keys: string[] }>()
  for (const issue of issues.flatMap((one) => unfolded(one, checked))) {
    const path = plain(issue.path)
    const key = path.at(-1)
    const parent = path.slice(0, -1)
    if (issue.code === 'unrecognized_keys') {
      const unknown = unknownKeys(issue.keys, path, checked)
      for (const finding of unknown.findings) findings.push(finding)
      for (const name of unknown.meant) meant.add(pathText([...path, name]))
      withUnknown.add(pathText(path))
    } else if (typeof key === 'string' && absent(checked.value, parent, key)) {
      const at = JSON.stringify(parent)
      const lack = lacking.get(at) ?? { parent, keys: [] }
      lack.keys.push(key)
      lacking.set(at, lack)
    } else if (issue.code === 'custom') ofWholes.push({ path, finding: wrongValue(issue, path, checked) })
    else findings.push(wrongValue(issue, path, checked))
  }
  // What an object lacks as a whole may be what one of its keys was meant to say.
  for (const { path, finding } of ofWholes) if (!withUnknown.has(pathText(path))) findings.push(finding)
  for (const { parent, keys } of lacking.values()) {
    // A key that is only misspelt is not missing as well.
    const missing = keys.filter((key) => !meant.has(pathText([...parent, key])))
    findings.push(...missingFound(parent, missing, checked))
  }
  return findings
}

/** Of a union that took neither of its branches, an object is explained by what is wrong within it. */
function unfolded(issue: z.core.$ZodIssue, { schema, value }: Checked): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const path = plain(issue.path)
  const here = schemaAt(schema, path, value)
  const union = here && unwrapped(here)
  if (!(union instanceof z.ZodUnion) || !isGroup(valueAt(value, path))) return [issue]
  const within = issue.errors[objectBranch(union)]
  return within?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
}

function plain(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'number' ? step : String(step)))
}

function absent(value: unknown, parent: Path, key: string): boolean {
  return own(valueAt(value, parent), key) === undefined
}

function wrongValue(issue: z.core.$ZodIssue, path: Path, checked: Checked): Finding {
  const { schema, value, root, text } = checked
  const here = schemaAt(schema, path, value)
  const actual = valueAt(value, path)
  const position = positionOf(root, path)
  const base = { path, span: position.span, help: remark(here, path) }
  const fixAt = (value: string) => [rewritten(text, position.span, value)]
  const bare = typeof actual === 'string' ? withoutTypedQuotes(actual) : undefined
  if (bare !== undefined && here && z.safeParse(here, bare).success)
    return { ...base, code: 'yaml-quote', ...typedQuotes(bare), fix: fixAt(bare) }
  const must = (what: string) => `${named(path)} must be ${what}, and is ${found(actual)}`
  switch (issue.code) {
    case 'invalid_type':
      return {
        ...base,
        // What is empty may have had what could not be read below it.
        ...(actual === null && { whole: position.key ?? position.span }),
        ...(misread(position, here, actual, text, path, hasSuffix(path, checked)) ??
          wrongType(here, actual, path)),
      }
    case 'too_small':
    case 'too_big':
      if (typeof actual === 'number') return { ...base, code: 'out-of-range', message: must(wanted(here)) }
      return { ...base, ...wrongLength(issue, actual, position, path) }
    case 'invalid_value':
      return {
        ...base,
        help: undefined,
        ...unknownValue('unknown-value', actual, issue.values.map(String), path, fixAt),
      }
    case 'invalid_union': {
      const union = here && unwrapped(here)
      if (union instanceof z.ZodUnion && !(union instanceof z.ZodDiscriminatedUnion)) {
        if (actual === null) return { ...base, ...emptyValue(here, path) }
        const group = Object.entries(objectOf(union, actual)?.shape ?? {})
        const required = group.filter(([, key]) => isRequired(key)).map(([name]) => `${name}: …`)
        // Where none is required, each may stand alone.
        const groups = required.length > 0 ? [required.join(', ')] : group.map(([name]) => `${name}: …`)
        const allowed = [...literalsOf(union), ...groups.map((keys) => `{ ${keys} }`)]
        if (group.some(([name]) => name === actual))
          return { ...base, ...wordForKey(String(actual), path), allowed }
        return { ...base, ...unknownValue('unknown-value', actual, literalsOf(union), path, fixAt), allowed }
      }
      const types = typesOf(schemaAt(schema, path.slice(0, -1), value))
      return { ...base, help: undefined, ...unknownValue('unknown-type', actual, types, path, fixAt) }
    }
    case 'invalid_format': {
      // A number has lost what stands before and behind its digits: 04.2018 is 4.2018 to YAML.
      const asWritten =
        typeof actual === 'number' ? text.slice(position.span.start, position.span.end) : String(actual)
      return {
        ...base,
        code: 'wrong-format',
        message:
          typeof actual === 'number'
            ? `${named(path)} must be ${issue.message}, and is ${asWritten}`
            : must(issue.message),
        help: formatHelp(here, path, asWritten) ?? base.help,
      }
    }
    default:
      return { ...base, code: 'wrong-value', message: `${named(path)}: ${issue.message}` }
  }
}

/** Whether the object of a key takes what stands behind a number in a key of its own. */
function hasSuffix(path: Path, { schema, value }: Checked): boolean {
  const parent = path.slice(0, -1)
  const object = objectOf(schemaAt(schema, parent, value), valueAt(value, parent))
  return Object.hasOwn(object?.shape ?? {}, 'suffix')
}

/** What to write in place of a text of the wrong form, where it says what was meant. */
function formatHelp(schema: z.core.$ZodType | undefined, path: Path, written: string): string | undefined {
  if (!schema) return undefined
  const kind = kindOf(schema)
  const key = path.at(-1)
  if (kind === 'date') {
    const period = key === 'start' ? periodHelp(written) : undefined
    if (period) return period
    const date = parseDate(written.normalize('NFKC'))
    if (date && date !== 'present' && z.safeParse(schema, date).success) return `write ${date}`
    return key === 'end' && !/\p{N}/u.test(written)
      ? 'write present for what goes on: each language says it in its own word'
      : undefined
  }
  const meant =
    kind === 'anchor'
      ? meantAnchor(written)
      : path.join('.') === 'site.lang'
        ? meantLanguage(written)
        : undefined
  if (meant) return `write ${meant}`
  const form = meantForm(schema, written)
  return form && `write ${JSON.stringify(form)}`
}

/** A word that is a key of the group that belongs in its place. */
const wordForKey = (word: string, path: Path): Problem => ({
  code: 'unknown-value',
  message: `${named(path)} cannot be ${quoted(word)} alone, which has keys of its own`,
  help: `write ${named(path)}: { ${word}: … }, with its keys in place of the dots`,
})

function wrongType(schema: z.core.$ZodType | undefined, actual: unknown, path: Path): Problem {
  if (actual === null && path.length === 0) {
    return {
      code: 'empty-file',
      message: 'the file says nothing yet',
      help: 'begin with a copy of content/portfolio.yaml',
    }
  }
  if (actual === null) return emptyValue(schema, path)
  const number = typeof actual === 'number' && schema && unwrapped(schema) instanceof z.ZodNumber
  return {
    code: number ? 'out-of-range' : 'wrong-type',
    message: `${named(path)} must be ${wanted(schema)}, and is ${found(actual)}`,
  }
}

function emptyValue(schema: z.core.$ZodType | undefined, path: Path): Problem {
  const group = objectOf(schema, undefined)
  const fill = group ? 'write its keys below it, indented deeper' : 'write it behind the colon'
  const optional = schema && !isRequired(schema) && typeof path.at(-1) === 'string'
  return {
    code: 'empty-value',
    message: `${named(path)} is empty, and must be ${wanted(schema)}`,
    label: 'nothing here',
    help: optional ? `${fill}, or take the key away: it may be left out` : fill,
    allowed: group && Object.keys(group.shape),
  }
}

function wrongLength(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  actual: unknown,
  position: SourcePosition,
  path: Path,
): Problem {
  const text = typeof actual === 'string'
  const span = text ? position.span : nameSpan(position)
  const part = text ? 'character' : 'entry'
  if (issue.code === 'too_big') {
    return {
      span,
      code: 'wrong-length',
      message: `${named(path)} has more than ${counted(issue.maximum, part)}`,
    }
  }
  if (Number(issue.minimum) > 1) {
    return {
      span,
      code: 'wrong-length',
      message: `${named(path)} has fewer than ${counted(issue.minimum, part)}`,
    }
  }
  return text
    ? // Its words may stand in lines below that could not be read.
      { span, whole: span, code: 'empty-text', message: `${named(path)} is a text without a word in it` }
    : { span, code: 'empty-list', message: `${named(path)} needs at least one entry` }
}

function unknownValue(
  code: 'unknown-value' | 'unknown-type',
  actual: unknown,
  allowed: string[],
  path: Path,
  fixAt: (value: string) => Edit[],
): Problem {
  const near = typeof actual === 'string' ? nearest(actual, allowed) : undefined
  const only = typeof actual === 'string' ? onlyNear(actual, allowed) : undefined
  return {
    code,
    message:
      code === 'unknown-type'
        ? `${found(actual)} is not a type of section`
        : `${named(path)} cannot be ${found(actual)}`,
    label: near ? `did you mean "${near}"?` : undefined,
    fix: only !== undefined && only === near ? fixAt(only) : undefined,
    allowed,
  }
}
