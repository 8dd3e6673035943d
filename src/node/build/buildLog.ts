import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger, type Logger, type Plugin } from 'vite'
import { counted } from '../../../schema/report/phrasing.ts'

/** What a build prints for the person who runs it. */
export interface BuildLog {
  /** Prints lines; nothing with `--logLevel warn` and below. */
  info: (lines: string) => void
  /** Prints a warning, likewise. */
  warn: (message: string) => void
  /** False with `--logLevel warn` and below. */
  isOn: () => boolean
  plugin: Plugin
}

/** Whether `vite build` was given `--debug`, which it turns into this variable. */
const isDebugVite = () => /\bvite:/.test(process.env.DEBUG ?? '')

/**
 * The log of a build. It takes the place of Vite's own, which lists the files of both bundles in the folders where they
 * are staged.
 *
 * @param isDebug whether Vite's is printed as well
 */
export function buildLog(isDebug = isDebugVite()): BuildLog {
  let logger: Logger | undefined
  return {
    info: (lines) => logger?.info(lines),
    warn: (message) => logger?.warn(message),
    isOn: () => logger !== undefined,
    plugin: {
      name: 'portfolio:log',
      apply: 'build',
      config({ logLevel = 'info', customLogger }) {
        if (logLevel !== 'info') return
        logger = customLogger ?? createLogger(logLevel)
        return isDebug ? {} : { logLevel: 'warn' }
      },
    },
  }
}

/** How often progress is logged where a line cannot be overwritten. */
const interval = 5_000 // ms

/**
 * Shows how many pictures have been encoded: in a terminal as a counter in one line, elsewhere, as in the log of a CI, as
 * a new line every five seconds.
 *
 * @param out where the overwritten line goes
 */
export function encodingProgress(
  log: Pick<BuildLog, 'info' | 'isOn'>,
  out: NodeJS.WriteStream = process.stdout,
): (done: number, total: number) => void {
  let reportedAt = performance.now()
  return (done, total) => {
    if (!log.isOn()) return
    const line = `encoding pictures: ${done} of ${total}`
    if (out.isTTY) {
      out.clearLine(0)
      out.cursorTo(0)
      if (done < total) out.write(line)
    } else if (performance.now() - reportedAt > interval) {
      reportedAt = performance.now()
      log.info(line)
    }
  }
}

/** What is known of a finished build. */
export interface FinishedBuild {
  /** The public address, if the content names it. */
  url: string | undefined
  /** The YAML, as it was named. */
  yaml: string
  /** The folder of the site, as a reader would name it. */
  folder: string
  /** How many files that has, and their bytes. */
  files: number
  bytes: number
  seconds: number
  /** How many placeholders are left in the YAML. */
  leftovers: number
  /** The environment of the process. */
  env: Readonly<Record<string, string | undefined>>
  /** The path of the workflow of GitHub Pages, if there is one. */
  workflow: string | undefined
  /** Whether the folder is in a Git repository. */
  isInRepository: boolean
}

/** The last lines of a build: what is ready, and what to do next. */
export function finishedBuild(built: FinishedBuild): string {
  const { url, yaml, folder, files, bytes, seconds } = built
  const lines = [
    `${folder}/ is ready: ${counted(files, 'file')}, ${sizeOf(bytes)}, in ${seconds.toFixed(1)} s`,
  ]
  if (!url)
    lines.push(
      `No address: set site.url in ${yaml}, so that link previews and search engines get whole addresses.`,
    )
  return ['', ...lines, ...nextSteps(built), ...leftoverLine(built), ''].join('\n')
}

/** A size as people read it: kB below a megabyte. */
const sizeOf = (bytes: number): string =>
  bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** The variables by which a host says that it runs a build of its own. */
const hosting = ['GITHUB_ACTIONS', 'NETLIFY', 'VERCEL', 'CF_PAGES']

function nextSteps({ env, workflow, isInRepository, folder }: FinishedBuild): string[] {
  if (hosting.some((name) => env[name])) return ['Next: the host that runs this build takes it from here.']
  return [
    'Next: npm run preview shows it here as its host will.',
    workflow && isInRepository
      ? `To publish: push to main, and ${workflow} does the rest; any other host takes the files in ${folder}/.`
      : `To publish: upload the files in ${folder}/ to any host.`,
  ]
}

/** The portfolios that commands find by themselves. */
const usual = ['portfolio.yaml', 'content/portfolio.yaml']

/** How many placeholders are in a portfolio, and the command that names them: on GitHub as a warning of the run. */
function leftoverLine({ leftovers, yaml, env }: FinishedBuild): string[] {
  if (leftovers === 0) return []
  const file = /\s/.test(yaml) ? ` "${yaml}"` : ` ${yaml}`
  const command = `npx onefolio check${usual.includes(yaml) ? '' : file} --strict`
  const line = `${counted(leftovers, 'placeholder')} ${leftovers === 1 ? 'is' : 'are'} left: ${command} names each.`
  return [env.GITHUB_ACTIONS === 'true' ? `::warning::${line}` : line]
}

/** How many files a folder has, and their bytes. */
export function folderSize(folder: string): { files: number; bytes: number } {
  let [files, bytes] = [0, 0]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    files += 1
    bytes += statSync(join(entry.parentPath, entry.name)).size
  }
  return { files, bytes }
}
