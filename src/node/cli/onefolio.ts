import { nearest } from '../../../schema/report/suggest.ts'
import type { CommandEntry } from '../feature.ts'
import { features } from '../features.ts'
import { type Command, ended, optionsIn } from './commandLine.ts'
import { version } from './version.ts'

const commands: Readonly<Record<string, CommandEntry>> = {
  create: {
    does: 'make the folder of a site, of what you have or blank',
    load: async () => (await import('./create.ts')).create,
  },
  dev: {
    does: 'serve the page here, and show every edit at once',
    load: async () => (await import('./dev.ts')).dev,
  },
  build: {
    does: 'build the page for any host, into dist/',
    load: async () => (await import('./build.ts')).build,
  },
  preview: {
    does: 'serve the built page as its host will',
    load: async () => (await import('./preview.ts')).preview,
  },
  check: {
    does: 'say what is wrong in the YAML, where, and how to mend it',
    load: async () => (await import('./check.ts')).check,
  },
  add: {
    does: 'add a section, with texts that say what to write',
    load: async () => (await import('./add.ts')).add,
  },
  schema: {
    does: 'write the schema by which editors know your own section types',
    load: async () => (await import('./schema.ts')).schema,
  },
  ...Object.fromEntries(features.flatMap(({ commands = {} }) => Object.entries(commands))),
}

const width = Math.max(...Object.keys(commands).map((name) => name.length))

const usage = `onefolio COMMAND

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  .join('\n')}

onefolio COMMAND --help says more of one, onefolio --version which version this is.
The portfolio is the file that a command is given, that of ${'`PORTFOLIO`'}, portfolio.yaml or content/portfolio.yaml.

Ends with 0 when all is well, 1 with mistakes, 2 when it could not run.`

/** The command line: finds the command that the arguments name, and runs it on the others. */
export const onefolio: Command = async ([name, ...args], surroundings) => {
  const { out, err } = surroundings
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return ended(surroundings, async () => (await command.load())(args, surroundings))
  const given = optionsIn(name === undefined ? [] : [name], ['version'])
  if ('problem' in given) err(`${given.problem}\n\n${usage}`)
  else if (given.isSet('version')) out(version())
  else if (given.isSet('help')) out(usage)
  else if (name === undefined) err(usage)
  else {
    const meant = nearest(name, Object.keys(commands))
    err(`There is no command ${name}.${meant ? ` Did you mean ${meant}?` : ''}\n\n${usage}`)
  }
  return 'problem' in given || !(given.isSet('version') || given.isSet('help')) ? 2 : 0
}
