import { safeLink } from '../safeLink.ts'

/** The addresses of profiles, by the name of the network in small letters without blanks; {} is the user’s name. */
const addresses: Record<string, string> = {
  linkedin: 'https://www.linkedin.com/in/{}/',
  github: 'https://github.com/{}',
  gitlab: 'https://gitlab.com/{}',
  bitbucket: 'https://bitbucket.org/{}',
  twitter: 'https://x.com/{}',
  x: 'https://x.com/{}',
  instagram: 'https://www.instagram.com/{}/',
  facebook: 'https://www.facebook.com/{}',
  threads: 'https://www.threads.net/@{}',
  reddit: 'https://www.reddit.com/user/{}/',
  youtube: 'https://www.youtube.com/@{}',
  udemy: 'https://www.udemy.com/user/{}/',
  dribbble: 'https://dribbble.com/{}',
  behance: 'https://www.behance.net/{}',
  medium: 'https://medium.com/@{}',
  dev: 'https://dev.to/{}',
  devto: 'https://dev.to/{}',
  stackoverflow: 'https://stackoverflow.com/users/{}',
  researchgate: 'https://www.researchgate.net/profile/{}',
  googlescholar: 'https://scholar.google.com/citations?user={}',
  orcid: 'https://orcid.org/{}',
  telegram: 'https://t.me/{}',
  kaggle: 'https://www.kaggle.com/{}',
  leetcode: 'https://leetcode.com/u/{}/',
  imdb: 'https://www.imdb.com/name/{}',
  codepen: 'https://codepen.io/{}',
  soundcloud: 'https://soundcloud.com/{}',
}

/** The address of a profile; undefined for an unknown network, or without a user name. */
export function profileAt(network: string, username: string | undefined): string | undefined {
  if (!username) return undefined
  const name = network.toLowerCase().replace(/[\s._-]+/g, '')
  const handle = username.trim().replace(/^@/, '')
  // Some write the whole address in place of the name.
  if (/^(?:https?:\/\/|[^/]+\.[a-z]+\/)/i.test(handle)) return safeLink(handle)
  if (name === 'mastodon') {
    const [user, host] = handle.split('@')
    return user && host && /^[\w.-]+\.[a-z]+$/i.test(host)
      ? `https://${host}/@${encodeURIComponent(user)}`
      : undefined
  }
  if (!Object.hasOwn(addresses, name)) return undefined
  const path = handle.split('/').map(encodeURIComponent).join('/')
  return addresses[name]?.replace('{}', path)
}
