import { FeedProblem } from './readFeed.ts'

/** The largest response that is read, in bytes: more than any feed has. */
const maxBytes = 5_000_000

const maxRedirects = 5

/** The text of a feed, and its address after all redirects. */
interface FeedText {
  text: string
  from: string
}

/**
 * Fetches the text of a feed. Throws `FeedProblem` if anything goes wrong.
 *
 * @param timeout for everything, redirects included, in ms
 */
export async function fetchFeed(address: string, timeout = 20_000): Promise<FeedText> {
  try {
    const response = await followed(address, AbortSignal.timeout(timeout))
    const text = decoded(await bytesOf(response), response.headers.get('content-type') ?? '')
    return { text, from: response.url }
  } catch (error) {
    if (error instanceof FeedProblem) throw error
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new FeedProblem(`has not answered within ${Math.round(timeout / 1000)} seconds`)
    throw new FeedProblem(`could not be reached (${reasonOf(error)})`)
  }
}

/** The response after all redirects, none of which may lead from https to anything less safe. */
async function followed(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address)
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5' },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (!response.ok) throw new FeedProblem(`was answered with the status ${response.status}`)
      return response
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url)) throw new FeedProblem('leads on to something that is no address')
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && next.protocol !== url.protocol)
      throw new FeedProblem(`leads on to ${next.protocol}, which is not safe`)
    url = next
  }
  throw new FeedProblem(`leads on more than ${maxRedirects} times`)
}

/** The decompressed body of a response. Throws `FeedProblem` if it is too large. */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new FeedProblem(`has more than ${maxBytes / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Decodes bytes by their byte order mark, the charset of the server, or the encoding of the XML, in that order; else as
 * UTF-8.
 */
function decoded(bytes: Uint8Array, type: string): string {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, declared] = /^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(beginning) ?? []
  const [, served] = /charset=["']?([\w.:-]+)/i.exec(type) ?? []
  const marked = beginning.startsWith('\xff\xfe')
    ? 'utf-16le'
    : beginning.startsWith('\xfe\xff')
      ? 'utf-16be'
      : undefined
  const encoding = marked ?? served ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new FeedProblem(`is not text in the encoding that it says, ${encoding}`)
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
