import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { fileNamesIn } from '../../../schema/files/files.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { engineFolder, installedEngine } from '../engine.ts'
import { type OwnersFile, withSchema } from './ownersFile.ts'

/** The engine's folder `schema` from an owner's folder. */
export const ownersSchema = `${installedEngine}/schema`

/** The look of a blank start if none is named. */
const standardLook = 'paper'

const examples = join(engineFolder, 'content/examples')

/** The names of the examples that this engine comes with. */
export const exampleNames = (): string[] =>
  fileNamesIn(examples)
    .filter((name) => statSync(join(examples, name)).isDirectory())
    .toSorted()

/** A start without content: a few sections whose texts say what to write. */
export function blankFiles(look: string = standardLook): OwnersFile[] {
  const text = readFileSync(new URL('./blank.yaml', import.meta.url), 'utf8')
  return [{ path: 'portfolio.yaml', content: withLook(withSchema(text, ownersSchema), look) }]
}

/** An example with all that it names, in its own look or in another. */
export function exampleFiles(name: string, look?: string): OwnersFile[] {
  return readdirSync(join(examples, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .toSorted()
    .map((file): OwnersFile => {
      const path = file.slice(join(examples, name).length + 1).replaceAll('\\', '/')
      if (!/^[^/]+\.yaml$/.test(path)) return { path, content: readFileSync(file) }
      const text = withSchema(readFileSync(file, 'utf8'), ownersSchema).replace(toSee, '')
      return { path, content: look && path === 'portfolio.yaml' ? withLook(text, look) : text }
    })
}

/** The line that says how the repository shows an example. */
const toSee = /^# To see it: .*\n/m

/** A portfolio in another look, which takes the place of its theme but for the logo: that is the owner's in any look. */
function withLook(text: string, look: string): string {
  const source = read(text)
  const theme = 'root' in source ? source.root.entries.get('theme') : undefined
  if (!theme?.key || !('value' in source)) throw new Error('An example and a blank start have a theme.')
  const logo = own(own(source.value, 'theme'), 'logo')
  const next = logo === undefined ? look : { look, logo }
  // A group ends with its last line break.
  const end = text.slice(0, theme.span.end).trimEnd().length
  return edited(text, [
    { start: theme.key.start, end, text: stringify({ theme: next }, { singleQuote: true }).trimEnd() },
  ])
}
