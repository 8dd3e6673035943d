import { existsSync } from 'node:fs'
import { cancel, intro, select, text } from '@clack/prompts'
import { folderRefusal } from './folder.ts'
import { looksOfEngine, swatch } from './looks.ts'
import { exampleNames } from './start.ts'

/** The source of a new folder's content: a file to import, an example by its name, or texts to replace. */
export type Start = { from: string } | { example: string } | { blank: true }

/** What `create` asks for where its arguments leave it open. Each throws `Cancelled` if the person leaves. */
export interface Questions {
  folder: (standard: string) => Promise<string>
  start: () => Promise<Start>
  /** The name of a look; undefined for the one that an import chooses by itself. */
  look: (start: Start) => Promise<string | undefined>
}

/** The person has left the questions. */
export class Cancelled extends Error {}

/** The questions on this terminal. */
export function questionsHere(): Questions {
  intro('Onefolio: a portfolio site from one file')
  return {
    folder: async (standard) =>
      answered(
        await text({
          message: 'Which folder shall it be in?',
          placeholder: standard,
          defaultValue: standard,
          validate: (given) => folderRefusal(given?.trim() || standard),
        }),
      ).trim(),
    start: async () => {
      const examples = exampleNames()
      const start = answered(
        await select({
          message: 'What shall it begin with?',
          options: [
            { value: 'linkedIn', label: 'LinkedIn', hint: 'your profile, which it saves as a PDF' },
            {
              value: 'from',
              label: 'Another file that you have',
              hint: 'a JSON Resume, Reactive Resume, an archive of LinkedIn …',
            },
            ...(examples.length > 0
              ? [{ value: 'example', label: 'An example', hint: examples.join(', ') }]
              : []),
            { value: 'blank', label: 'A blank page', hint: 'texts that say what to write' },
          ],
        }),
      )
      if (start === 'blank') return { blank: true }
      if (start === 'example')
        return {
          example: answered(
            await select({ message: 'Which one?', options: examples.map((value) => ({ value })) }),
          ),
        }
      const from = await text({
        message:
          start === 'linkedIn'
            ? 'On LinkedIn, open your profile, press More or Resources, then Save to PDF. Where is that file?'
            : 'Which file? It may be a ZIP archive or a folder, too.',
        validate: (given) =>
          given?.trim() && existsSync(unquoted(given)) ? undefined : 'There is no such file: write its path.',
      })
      return { from: unquoted(answered(from)) }
    },
    look: async (start) => {
      const own = { value: '', label: 'the one for what you do' }
      const options = lookOptions(process.stdout.isTTY && process.stdout.hasColors(2 ** 24))
      const message = 'Which look? It is a line of the file, to change at any time.'
      return (
        answered(await select({ message, options: 'from' in start ? [own, ...options] : options })) ||
        undefined
      )
    },
  }
}

/** Each look with what it looks like in words beside its name, and in colours where a terminal has them. */
export const lookOptions = (hasColours: boolean): { value: string; label: string }[] =>
  looksOfEngine().map(({ name, about, colours }) => ({
    value: name,
    label: `${hasColours ? swatch(colours) : ''}${name} · ${about}`,
  }))

/** A path without the quotes in which terminals put one that is dropped on them. */
const unquoted = (path: string) => path.trim().replace(/^(['"])(.*)\1$/, '$2')

function answered(answer: string | symbol): string {
  if (typeof answer === 'string') return answer
  cancel('Nothing was written.')
  throw new Cancelled()
}
