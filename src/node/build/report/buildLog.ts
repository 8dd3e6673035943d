import { createLogger, type Logger, type Plugin } from 'vite'

/** What a build prints for the person who runs it. */
export interface BuildLog {
  /** Prints lines; nothing with `--logLevel warn` and below. */
  info: (lines: string) => void
  /** Whether it prints them. */
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
