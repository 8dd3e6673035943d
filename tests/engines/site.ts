import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Host, serve } from '../browser/support/servers/server.ts'
import { builtSites } from '../sites/builds.ts'

/**
 * Records what the page reports, from its first script on: errors, warnings, policy violations, and files and fonts
 * that fail.
 */
const probe = `{
  const problems = (window.problems = [])
  const report = (...parts) => problems.push(parts.join(' ').slice(0, 300))
  addEventListener('error', ({ target, message, filename, lineno }) => {
    if (target === window || !target?.tagName) report('error', message, filename, lineno)
    else report('missing', target.tagName, target.currentSrc || target.src || target.href)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason?.stack || reason))
  addEventListener('securitypolicyviolation', (event) => report('policy', event.violatedDirective, event.blockedURI))
  const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  // What a face is made from; nothing where a script has made it.
  const srcOf = ({ family, unicodeRange }) => rules().find(({ style }) =>
    style?.getPropertyValue('font-family') === family && style.getPropertyValue('unicode-range') === unicodeRange
  )?.style.getPropertyValue('src')
  window.fontLoads = []
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    for (const face of fontfaces) {
      const src = srcOf(face)
      // Names of a system's fonts, of which it need have none: what stands in for the text's font.
      if (src && !src.includes('url(')) continue
      // Firefox says that an optional font has failed when it came too late to be shown. Whether it can be shown is told
      // by another load of the same file.
      if (src && face.display === 'optional')
        fontLoads.push(new FontFace(face.family, src).load().catch(() => report('font', face.family)))
      else report('font', face.family)
    }
  })
  for (const kind of ['error', 'warn']) {
    const log = console[kind]
    console[kind] = (...words) => {
      report(kind, ...words)
      log.apply(console, words)
    }
  }
}`

/** The host of the site's pictures elsewhere, which no test may reach. */
const foreign = 'https://pictures.example/'

/** The sites that engines walk, each at an origin of its own. */
export interface Walked {
  /** The site `items`. */
  origin: string
  /** The sites `languages`, and `caseStudies`. */
  languages: string
  caseStudies: string
  /** The sites with other layouts, more types of sections, and another art. */
  layouts: string
  more: string
  art: string
}

const others = ['languages', 'caseStudies', 'layouts', 'more', 'art'] as const

/** The names of a site's pictures at that host, each once. */
function foreignPictures(site: string): Set<string> {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js)$/.test(file))
    .map((file) => readFileSync(join(site, file), 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/https:\/\/pictures\.example\/([\w-]+\.(?:jpg|png))/g)].flatMap(
        ([, name]) => name ?? [],
      ),
    ),
  )
}

/** Serves the sites with the probe, and with those pictures at their own origin. */
export async function serveProbed(): Promise<Walked & { close: () => void }> {
  const builds = builtSites(['items', ...others])
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#567' }
  const serveSite = async (name: string): Promise<Host> => {
    const site = join(folder, name)
    cpSync(join(builds, name), site, { recursive: true })
    writeFileSync(join(site, 'probe.js'), probe)
    for (const picture of foreignPictures(site)) await sharp({ create }).toFile(join(site, picture))
    return serve(site, {
      change(bytes, path) {
        if (!/\.(?:html|js)$/.test(path)) return bytes
        return bytes
          .toString()
          .replaceAll(foreign, '/')
          .replace(/(?=<meta http-equiv)/, '<script src="/probe.js"></script>')
      },
    })
  }
  const items = await serveSite('items')
  const hosts = await Promise.all(others.map(serveSite))
  const originOf = (name: (typeof others)[number]) => hosts[others.indexOf(name)]?.origin ?? ''
  return {
    origin: items.origin,
    languages: originOf('languages'),
    caseStudies: originOf('caseStudies'),
    layouts: originOf('layouts'),
    more: originOf('more'),
    art: originOf('art'),
    close() {
      for (const { close } of [items, ...hosts]) close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
