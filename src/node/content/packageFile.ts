import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Diagnostic, type Finding, settle } from '../../../schema/report/diagnostics.ts'
import { quoted } from '../../../schema/report/phrasing.ts'
import { own } from '../../../schema/yaml/valueAt.ts'

/** The name of the file in which an owner's folder names its packages. */
export const packageJson = 'package.json'

/** The text of that file in the working directory; empty where there is none. */
export const packageText = (): string => (existsSync(packageJson) ? readFileSync(packageJson, 'utf8') : '')

/** Whether the address of a package leads out of its folder: `file:../a.tgz`, `file:/home/ada/a`. */
function isOutside(spec: string): boolean {
  if (!spec.startsWith('file:')) return false
  const path = posix.normalize(spec.slice('file:'.length).replaceAll('\\', '/'))
  return /^(?:\.\.(?:\/|$)|\/|~|[a-z]:)/i.test(path)
}

/** Warns of packages from outside the folder: on a host, which has the folder alone, they cannot be installed. */
export function packageWarnings(text: string): Diagnostic[] {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    return [] // npm says what is wrong with it.
  }
  const findings: Finding[] = []
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    for (const [name, spec] of Object.entries(Object(own(written, kind)))) {
      if (typeof spec !== 'string' || !isOutside(spec)) continue
      const file = posix.basename(spec.replaceAll('\\', '/'))
      const value = JSON.stringify(spec)
      const start = Math.max(0, text.indexOf(value))
      findings.push({
        code: 'package-outside',
        severity: 'warning',
        message: `${quoted(spec)} is outside this folder, so that ${name} cannot be installed where the site is published`,
        help: /\.(?:tgz|tar\.gz)$/.test(file)
          ? `copy ${file} into this folder, and run npm install ./${file}`
          : 'npm pack makes one file of it: copy that into this folder, and run npm install ./ with its name',
        path: [kind, name],
        span: { start, end: start + value.length },
      })
    }
  return settle(findings, text, packageJson)
}
