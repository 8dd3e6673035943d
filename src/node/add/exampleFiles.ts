import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isExamplePicture } from '../../../schema/model/examples.ts'
import type { PostsFile } from '../../../schema/posts/model.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { type NewSection, textsIn } from './newSection.ts'

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
export function exampleFiles(
  { value, postsFile }: Pick<NewSection, 'value' | 'postsFile'>,
  isThere: (path: string) => boolean,
): ExampleFile[] {
  const pictures = new Set(textsIn(value).filter(isExamplePicture))
  const drawn = [...pictures].map((name) => ({
    name,
    text: examplePicture(name),
    what: 'a picture that stands in for yours.',
  }))
  const feed = own(value, 'feed')
  const kept =
    postsFile !== undefined && typeof feed === 'string'
      ? [
          {
            name: postsFile,
            text: postsOf(feed),
            what: 'invented posts; npm run refresh writes those of your feed.',
          },
        ]
      : []
  return [...drawn, ...kept].filter(({ name }) => !isThere(name))
}

/** The file of such a picture, which lies beside this module under the same name. */
export const examplePictureFile = (path: string): string =>
  fileURLToPath(new URL(path.replace(/^.*\//, ''), import.meta.url))

const examplePicture = (path: string) => readFileSync(examplePictureFile(path), 'utf8')

function postsOf(feed: string): string {
  const entries = ['2024-05-31', '2024-03-12', '2024-01-20'].map((date) => ({
    title: 'The title of a post',
    link: 'https://example.com/',
    date,
  }))
  return `${JSON.stringify({ feed, entries } satisfies PostsFile, null, 2)}\n`
}
