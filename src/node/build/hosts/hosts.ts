import { createHash } from 'node:crypto'
import { manifestName } from '../documents/manifest.ts'
import type { HeaderRule } from './headers.ts'

/** A built site as the configuration of a host needs it. */
export interface Hosted {
  rules: readonly HeaderRule[]
  /** The absolute path of the folder with the files. */
  folder: string
  /** The public address of the page, if the content names it. */
  url?: URL | undefined
}

/** The hosts whose configuration can be printed. */
export const hosts = { nginx, vercel } satisfies Record<string, (site: Hosted) => string>

/** `vercel.json`, for `vercel deploy` of the built folder in which it lies. */
function vercel({ rules }: Hosted): string {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: headers.map(([key, value]) => ({ key, value })),
  }))
  // Without `trailingSlash`, `/de` is answered with the page of `/de/`, whose relative links then lead elsewhere.
  const config = { $schema: 'https://openapi.vercel.sh/vercel.json', trailingSlash: true, headers }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Text in nginx's double quotes. Refuses characters with a meaning there, such as `$`, which begins a variable. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be told ${JSON.stringify(value)}.`)
  return `"${value}"`
}

/** A file for nginx's `conf.d`: one server, with compression, headers, caching and the page for unknown addresses. */
function nginx({ rules, folder, url }: Hosted): string {
  // nginx matches and serves decoded paths.
  const base = decodeURI(url?.pathname ?? '/').replace(/\/$/, '')
  const at = (path: string) => quoted(base + decodeURI(path))
  // Unique among the sites of a server.
  const variable = `$portfolio_caching_${createHash('sha256').update(`${url} ${folder}`).digest('hex').slice(0, 8)}`
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers)
  const caching = rules.filter(({ path }) => path !== '/*')
  const isCache = caching.every(({ headers }) => headers.every(([name]) => name === 'Cache-Control'))
  if (!isCache) throw new Error('Only the header Cache-Control may differ from file to file.')
  const cached = caching.map(({ path, headers }) => {
    const [, value = ''] = headers[0] ?? []
    const pattern = (base + decodeURI(path)).replace(/[.+?()[\]{}|^]/g, '\\$&').replace(/\*$/, '')
    return `  "~^${pattern}${path.endsWith('*') ? '' : '$'}" ${quoted(value)};`
  })
  const paths = caching.map(({ path }) => path)
  const serve = (path: string) => (base ? `alias ${quoted(folder + path)}` : `root ${quoted(folder)}`)
  // Each language has a page of its own for unknown addresses.
  const languages = paths.flatMap((path) => /^\/(.+)\/404\.html$/.exec(path)?.slice(1) ?? [])
  const notFoundIn = (lang: string) => `  location ${at(`/${lang}/`)} {
    ${serve(`/${lang}/`)};
    error_page 403 404 =404 ${at(`/${lang}/404.html`)};
  }`
  const manifests = paths.filter((path) => path.endsWith(`/${manifestName}`))
  const manifestAt = (path: string) => `  location = ${at(path)} {
    ${serve(path)};
    types { application/manifest+json webmanifest; }
  }`
  return `map $uri ${variable} {
  default "public, max-age=0, must-revalidate";
${cached.join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${url?.hostname ?? '_'};
  charset utf-8;
  server_tokens off;
  # Behind a proxy the host and the scheme are others than here.
  absolute_redirect off;
  # With certbot's certificate: a browser can read nothing of a record before its end has come, and 16k, as it is by
  # itself, are more than a slow line brings at first.
  ssl_buffer_size 4k;

  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain text/xml application/xml;

${everywhere.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
  add_header Cache-Control ${variable};

  # A folder without a page is no address either.
  error_page 403 404 =404 ${at('/404.html')};
  location ${at('/')} {
    ${base ? 'alias' : 'root'} ${quoted(base ? `${folder}/` : folder)};
  }
  location = ${at('/_headers')} { return 404; }
${base ? `  location = ${at('')} { return 301 ${quoted(`${url?.pathname.replace(/\/$/, '')}/`)}; }\n` : ''}${[...languages.map(notFoundIn), ...manifests.map(manifestAt)].join('\n')}
}
`
}
