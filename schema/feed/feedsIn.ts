import { fieldsIn } from '../model/fieldsIn.ts'
import type { Portfolio } from '../model/portfolio.ts'
import { isFeed } from '../model/posts.ts'
import { objectOf } from '../model/schemaIntrospection.ts'
import { own } from '../yaml/valueAt.ts'

/** A feed, and the file beside the YAML in which its posts are kept. */
export interface Feed {
  address: string
  file: string
}

/** The feeds of a portfolio, one for each file: of several with the same file the last counts. */
export function feedsIn(portfolio: Portfolio): Feed[] {
  const found = new Map<string, Feed>()
  for (const { value, field } of fieldsIn(portfolio)) {
    const object = objectOf(field, value)
    const [address, file] = [own(value, 'feed'), own(value, 'file')]
    if (object && isFeed(object) && typeof address === 'string' && typeof file === 'string')
      found.set(file, { address, file })
  }
  return [...found.values()]
}
