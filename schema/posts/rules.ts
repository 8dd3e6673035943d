import { openScheme, refusedScheme, webFound } from '../check/links/addresses.ts'
import type { Rule } from '../check/rules/rule.ts'
import { foundAt } from '../check/rules/rule.ts'
import { type TextFiles, textAt } from '../files/textFiles.ts'
import { addressOf } from '../model/address.ts'
import { readPosts } from '../model/feed.ts'
import { type Path, type Problem, pathText } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'

/** Every feed has an address of the web, and its posts are in a file beside the YAML. */
export const feedRule: Rule = ({ ofKind }, { root }, { texts }) => {
  const groupOf = (path: Path) => pathText(path.slice(0, -1))
  const files = new Map(ofKind.postsFile.map(({ path, value }) => [groupOf(path), value.trim()]))
  const firstOf = new Map<string, string>()
  return [
    ...ofKind.postsFile.flatMap(({ path, value }) => foundAt(root, path, fileNamed(value.trim()))),
    ...ofKind.feed.flatMap(({ path, value }) => {
      const feed = value.trim()
      const file = files.get(groupOf(path)) ?? 'posts.json'
      const first = firstOf.get(file) ?? feed
      firstOf.set(file, first)
      if (first !== feed) return foundAt(root, path, shared(first, file))
      const wrong = feedFound(feed)
      if (wrong?.severity !== undefined || !wrong)
        return [
          ...foundAt(root, path, wrong),
          ...(fileNamed(file) ? [] : foundAt(root, path, postsFound(feed, file, texts))),
        ]
      return foundAt(root, path, wrong)
    }),
  ]
}

const help = 'write the whole address of an RSS or Atom feed, such as "https://example.com/feed.xml"'

function feedFound(feed: string): Problem | undefined {
  if (!feed) return undefined
  const address = addressOf(feed)
  if (address.kind === 'host') return openScheme(feed, 'a feed')
  if (address.kind !== 'scheme')
    return { code: 'link-address', message: `${quoted(feed)} is not the address of a feed`, help }
  if (address.scheme !== 'https' && address.scheme !== 'http')
    return { ...refusedScheme(address.scheme, 'a feed'), help }
  return webFound(feed, address)
}

const shared = (first: string, file: string): Problem => ({
  code: 'wrong-posts',
  message: `the posts of this feed would be kept in ${quoted(file)}, which has those of ${quoted(first)}`,
  help: 'give it a file of its own, such as file: talks.json beside feed',
})

/** The problem of a path to which `npm run refresh` does not write: it takes a JSON file beside the YAML. */
function fileNamed(file: string): Problem | undefined {
  const isBeside = addressOf(file).kind === 'path' && !/^[\\/]|\\|(?:^|\/)\.\.(?:\/|$)/.test(file)
  if (!file || (isBeside && /[^/]\.json$/.test(file))) return undefined
  return {
    code: 'wrong-posts',
    message: `${quoted(file)} is no JSON file beside this one`,
    help: 'name a file that npm run refresh may write, such as "posts.json"',
  }
}

/** The problem of the file in which the posts of a feed are kept. */
function postsFound(feed: string, file: string, texts: TextFiles | undefined): Problem | undefined {
  if (!texts) return undefined
  const text = textAt(texts, file)
  if (text === undefined)
    return {
      code: 'missing-posts',
      message: `nothing has been read of this feed yet: there is no file ${quoted(file)} beside this one`,
      help: 'run npm run refresh, which reads the feed and writes that file, and commit the file with the rest',
    }
  const kept = readPosts(text)
  if ('wrong' in kept)
    return {
      code: 'wrong-posts',
      message: `the file ${quoted(file)}, in which the posts of this feed are kept, ${kept.wrong}`,
      help: 'run npm run refresh, which writes it anew',
    }
  if (kept.feed !== feed)
    return {
      code: 'wrong-posts',
      message: `the file ${quoted(file)} has the posts of another feed, ${quoted(kept.feed)}`,
      help: 'run npm run refresh; two feeds need a file each, named by file:',
    }
  return undefined
}
