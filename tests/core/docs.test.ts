import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { at, found, textOf } from './schema/setting.ts'

const markdown = new MarkdownIt({ html: true })
const parse = (file: string) => {
  const blocks = markdown.parse(textOf(file), {})
  return { blocks, inline: blocks.flatMap(({ children }) => children ?? []) }
}

/** The ids that GitHub gives to the headings of a file. */
function anchors(file: string): Set<string> {
  const slugger = new GithubSlugger()
  const { blocks } = parse(file)
  const titles = blocks.filter((_, n) => blocks[n - 1]?.type === 'heading_open')
  return new Set(titles.map(({ content }) => slugger.slug(content)))
}

/** The links and pictures of a file that lead to no file or heading. What lies in `content/` an owner may take away. */
function dangling(file: string): string[] {
  return parse(file).inline.flatMap((token) => {
    const href = decodeURI(String(token.attrGet('href') ?? token.attrGet('src') ?? ''))
    const [path = '', id] = href.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (href === '' || /^https?:/.test(href) || target.startsWith('content')) return []
    return existsSync(at(target)) && (id === undefined || anchors(target).has(id)) ? [] : [href]
  })
}

// An owner may have taken the README away, or put one of his own in its place.
const ours = existsSync(at('README.md')) && textOf('README.md').startsWith('# Onefolio\n')

describe.runIf(ours)('the documentation', () => {
  const files = ['README.md', 'schema/guide.md', 'src/README.md', '.github/CONTRIBUTING.md']

  it.each(files)('%s has no link that leads nowhere', (file) => {
    expect(dangling(file)).toEqual([])
  })

  it.each(files)('%s names only commands that exist', (file) => {
    const { scripts } = JSON.parse(textOf('package.json'))
    const named = [...textOf(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:]*)/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([])
  })

  it('names only files that exist', () => {
    const all = ['schema', 'src', 'tests'].flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    // A name such as `motion/Enter.tsx` is enough to find a file.
    const named = [...textOf('src/README.md').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|typ|html))`/g)]
    expect(named.length).toBeGreaterThan(0)
    const gone = named.filter(([, name]) => !all.some((path) => path.endsWith(`/${name}`)))
    expect(gone.map(([, name]) => name)).toEqual([])
  })

  it('begins with a README that is quick to read', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThan(200)
  })

  it('shows ten lines of YAML that are a whole site', () => {
    const blocks = parse('README.md').blocks.filter(({ info }) => info === 'yaml')
    const [yaml = ''] = blocks.map(({ content }) => content)
    expect(yaml.trim().split('\n')).toHaveLength(10)
    expect(found(yaml)).toEqual([])
  })
})
