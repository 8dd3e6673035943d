import { safeLink } from '../wording.ts'

/** Networks, by their names in small letters without blanks: as they are written, and where a profile is; {} is its name. */
const networks: Record<string, readonly [name: string, address?: string]> = {
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/{}/'],
  github: ['GitHub', 'https://github.com/{}'],
  gitlab: ['GitLab', 'https://gitlab.com/{}'],
  bitbucket: ['Bitbucket', 'https://bitbucket.org/{}'],
  twitter: ['X', 'https://x.com/{}'],
  x: ['X', 'https://x.com/{}'],
  mastodon: ['Mastodon'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/{}'],
  instagram: ['Instagram', 'https://www.instagram.com/{}/'],
  facebook: ['Facebook', 'https://www.facebook.com/{}'],
  threads: ['Threads', 'https://www.threads.net/@{}'],
  reddit: ['Reddit', 'https://www.reddit.com/user/{}/'],
  youtube: ['YouTube', 'https://www.youtube.com/@{}'],
  udemy: ['Udemy', 'https://www.udemy.com/user/{}/'],
  dribbble: ['Dribbble', 'https://dribbble.com/{}'],
  behance: ['Behance', 'https://www.behance.net/{}'],
  medium: ['Medium', 'https://medium.com/@{}'],
  dev: ['DEV', 'https://dev.to/{}'],
  devto: ['DEV', 'https://dev.to/{}'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/{}'],
  researchgate: ['ResearchGate', 'https://www.researchgate.net/profile/{}'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user={}'],
  orcid: ['ORCID', 'https://orcid.org/{}'],
  zhihu: ['Zhihu', 'https://www.zhihu.com/people/{}'],
  skype: ['Skype'],
  telegram: ['Telegram', 'https://t.me/{}'],
  discord: ['Discord'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/{}'],
  hackerrank: ['HackerRank', 'https://www.hackerrank.com/profile/{}'],
  leetcode: ['LeetCode', 'https://leetcode.com/u/{}/'],
  imdb: ['IMDb', 'https://www.imdb.com/name/{}'],
  codepen: ['CodePen', 'https://codepen.io/{}'],
  soundcloud: ['SoundCloud', 'https://soundcloud.com/{}'],
}

/** The key of a network in the table. */
const networkKey = (network: string) => network.toLowerCase().replace(/[\s._-]+/g, '')
const known = (network: string) =>
  Object.hasOwn(networks, networkKey(network)) ? networks[networkKey(network)] : undefined

/** The name of a network as it is written; undefined for one that is not known. */
export const networkName = (network: string): string | undefined => known(network)?.[0]

/** A name of a network with the capitals and blanks that it writes itself, such as `linkedin`; any other as it is. */
export function spelt(network: string): string {
  const name = networkName(network)
  return name !== undefined && networkKey(name) === networkKey(network) ? name : network
}

/** The address of a profile; undefined for an unknown network, or without a user name. */
export function profileAt(network: string, username: string | undefined): string | undefined {
  if (!username) return undefined
  const handle = username.trim().replace(/^@/, '')
  // Some write the whole address in place of the name.
  if (/^(?:https?:\/\/|[^/]+\.[a-z]+\/)/i.test(handle)) return safeLink(handle)
  if (networkKey(network) === 'mastodon') {
    const [user, host] = handle.split('@')
    return user && host && /^[\w.-]+\.[a-z]+$/i.test(host)
      ? `https://${host}/@${encodeURIComponent(user)}`
      : undefined
  }
  const path = handle.split('/').map(encodeURIComponent).join('/')
  return known(network)?.[1]?.replace('{}', () => path)
}

/** The name of the network that an address belongs to, or else its host. */
export function networkOf(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = Object.values(networks).find(
    ([, at]) => at && new URL(at.replace('{}', '')).hostname.replace(/^www\./, '') === host,
  )
  return known?.[0] ?? host
}
