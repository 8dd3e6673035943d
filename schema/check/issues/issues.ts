import { z } from 'zod'
import { objectBranch, schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import { type Finding, type Path, pathText } from '../../report/diagnostics.ts'
import { isGroup, own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { withFix } from '../fix.ts'
import { missingFound } from './missing.ts'
import { unknownKeys } from './unknownKeys.ts'
import { wrongValue } from './wrongValue.ts'

/**
 * Turns issues of zod into findings in plain English, each at its position. Missing keys of one object share a finding.
 */
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
  // An issue of a whole object is left out if the object has unknown keys: one of them may be what is missing.
  for (const { path, finding } of ofWholes) if (!withUnknown.has(pathText(path))) findings.push(finding)
  for (const { parent, keys } of lacking.values()) {
    // A key that is only misspelt is not missing as well.
    const missing = keys.filter((key) => !meant.has(pathText([...parent, key])))
    findings.push(...missingFound(parent, missing, checked))
  }
  return findings.map((finding) => withFix(finding, checked))
}

/** If an object fits no branch of a union, the issues of the branch for objects replace that of the union. */
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

/**
 * The findings of YAML, of the schema and of rules together. What is said of a value that YAML does not read as it is
 * meant, such as an alias, would be untrue.
 */
export function mergedFindings(
  ofYaml: readonly Finding[],
  wrong: readonly Finding[],
  others: readonly Finding[],
): Finding[] {
  const misread = ofYaml.filter(({ code }) => code !== 'duplicate-key' && code !== 'yaml-character')
  const refused = misread.map(({ path }) => path).filter((path) => path.length > 0)
  const isSure = ({ path }: Finding) =>
    !refused.some((one) => one.every((step, index) => step === path[index]))
  return [...ofYaml, ...[...wrong, ...others].filter(isSure)]
}
