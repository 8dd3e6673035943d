import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Document, isMap, stringify } from 'yaml'
import { z } from 'zod'
import { exampleOf, exampleText, isExamplePicture } from '../../../schema/model/examples.ts'
import type { PostsFile } from '../../../schema/model/feed.ts'
import { isRequired, objectOf, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import { own } from '../../../schema/yaml/valueAt.ts'

/** What an example of a section is to say in place of what its file says. */
interface Changes {
  layout?: string | undefined
  id: string
  /** The file with its posts. */
  postsFile?: string | undefined
}

/**
 * An example of a section as lines of YAML, without the dash of the entry: that beside the schema of its type, which has
 * every key, those that may be left out in comments.
 */
export function exampleLines(
  { type, schema }: { type: string; schema: z.ZodObject },
  { layout, id, postsFile }: Changes,
): string[] {
  const documents = exampleText(type)?.split(/^---\n/m) ?? [ownExample(schema)]
  // A layout that needs other keys has a document of its own.
  const ofLayout = documents.find((text) => layout && new RegExp(`^layout: ${layout}\\b`, 'm').test(text))
  const [standard = ''] = documents
  const lines = (ofLayout ?? standard).trimEnd().split('\n')
  return lines.map((line) => {
    if (line.startsWith('id: ')) return line.replace(/^id: \S+/, `id: ${id}`)
    const [, written] = /^# layout: (\S+)/.exec(line) ?? []
    if (written !== undefined && layout !== undefined && layout !== written)
      return line.replace(`# layout: ${written}`, `layout: ${layout}`)
    if (postsFile !== undefined && line.startsWith('# file: ') && !line.startsWith(`# file: ${postsFile} `))
      return line.replace(/^# file: \S+/, `file: ${postsFile}`)
    return line
  })
}

/** The same of a type of an owner's own: of lists, the first entry has the comments. */
function ownExample(schema: z.ZodObject): string {
  const document = new Document(needed(schema))
  for (const { path, value, schema: field } of walk(document.toJS(), schema)) {
    const object = objectOf(field, value)
    const map = document.getIn(path, true)
    if (!object || !isMap(map) || path.some((step) => typeof step === 'number' && step > 0)) continue
    const optional = Object.entries(object.shape).filter(([, inner]) => !isRequired(inner))
    const comments = optional.map(([key, inner]) => stringify({ [key]: neededOf(inner, 0) }))
    if (comments.length > 0) map.comment = comments.join('').trimEnd().replace(/^/gm, ' ')
  }
  return String(document)
}

/** How many entries the lists of such an example have. */
const entries = 3

/** The keys that an object needs, with values that say what to write. */
function needed(schema: z.ZodObject, index = 0): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(schema.shape))
    if (isRequired(field)) value[key] = neededOf(field, index)
  return value
}

/** What a field is to have at least, with words that say what to write; a list some entries. */
export function neededOf(field: z.core.$ZodType, index: number): unknown {
  const object = objectOf(field, undefined)
  if (object) return needed(object, index)
  const inner = unwrapped(field)
  if (inner instanceof z.ZodArray)
    return Array.from({ length: entries }, (_, at) => neededOf(inner.element, at))
  return exampleOf(field, index)
}

/** A file that a new section needs beside the YAML. */
interface ExampleFile {
  name: string
  text: string
  /** What it is, as a sentence. */
  what: string
}

/**
 * The files that a new section names and that are not there yet.
 *
 * @param isThere whether there is a file at a path beside the YAML
 */
export function missingExampleFiles(
  { value, postsFile }: { value: unknown; postsFile: string | undefined },
  isThere: (path: string) => boolean,
): ExampleFile[] {
  const files: ExampleFile[] = []
  for (const name of new Set(textsOfExample(value).filter(isExamplePicture))) {
    const text = readFileSync(examplePictureFile(name), 'utf8')
    files.push({ name, text, what: 'a picture that stands in for yours.' })
  }
  const feed = own(value, 'feed')
  if (postsFile !== undefined && typeof feed === 'string') {
    const what = 'invented posts; npm run refresh writes those of your feed.'
    files.push({ name: postsFile, text: postsOf(feed), what })
  }
  return files.filter(({ name }) => !isThere(name))
}

/** The file of such a picture, which lies beside this module under the same name. */
const examplePictureFile = (path: string): string =>
  fileURLToPath(new URL(path.replace(/^.*\//, ''), import.meta.url))

function postsOf(feed: string): string {
  const entries = ['2024-05-31', '2024-03-12', '2024-01-20'].map((date) => ({
    title: 'The title of a post',
    link: 'https://example.com/',
    date,
  }))
  return `${JSON.stringify({ feed, entries } satisfies PostsFile, null, 2)}\n`
}

/** Every text of some data. */
export function textsOfExample(value: unknown): string[] {
  const texts: string[] = []
  for (const { value: inner } of walk(value)) if (typeof inner === 'string') texts.push(inner)
  return texts
}
