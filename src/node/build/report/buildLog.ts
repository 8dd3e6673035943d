import { createLogger, type Logger, type Plugin } from 'vite'

/** What a build prints for the person who runs it. */
export interface BuildLog {
  /** Prints lines; nothing with `--logLevel warn` and below. */
  info: (lines: string) => void
  /** Whether it prints them. */
  isOn: () => boolean
  plugin: Plugin
}

/** Whether the command was given `--debug`, which Vite turns into this variable. */
const isDebug = () => /\bvite:/.test(process.env.DEBUG ?? '')

/**
 * The log of a build. It takes the place of Vite's own, which lists the files of both bundles in the folders where they
 * are staged; with `--debug` both are printed.
 */
export function buildLog(): BuildLog {
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
        return isDebug() ? {} : { logLevel: 'warn' }
      },
    },
  }
}
