import { posix, win32 } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkedFile } from '../../schema/files/linkedFiles.ts'
import { shownPath, slashed } from '../../schema/files/paths.ts'
import { textsBeside } from '../../schema/files/textFiles.ts'
import { overlayLanguage, overlayPath, overlaysOf } from '../../schema/languages/files.ts'
import { besideFile } from '../../schema/pages/loadCaseStudies.ts'
import { chunkGroups } from '../../src/node/build/bundle/chunks.ts'
import { usedRenderers } from '../../src/node/build/bundle/renderers.ts'
import { styledComponents } from '../../src/node/build/bundle/styledComponents.ts'
import { portfolioFile } from '../../src/node/cli/portfolioFile.ts'
import { ContentFile } from '../../src/node/content/content.ts'

/*
 * The sources with Windows' `node:path`, as they get it there. What reads the disk gets names with slashes, which the
 * system of these tests takes as well; functions that only hand the result of `join` to Node cannot be different.
 */
vi.mock('node:path', async (original) => {
  const path: typeof import('node:path') = await original()
  return { ...path.win32, win32: path.win32, posix: path.posix, default: path.win32 }
})

// Test files share their modules: those that were loaded with Windows' paths are for this one alone.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('node:path')
  vi.resetModules()
})

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue('C:\\Users\\Ada\\my site')
  return () => vi.restoreAllMocks()
})

describe('names of files have slashes', () => {
  it('whatever the separator of the system is', () => {
    expect(slashed('content\\images\\me.webp', win32.sep)).toBe('content/images/me.webp')
    expect(slashed('C:\\site\\portfolio.yaml', win32.sep)).toBe('C:/site/portfolio.yaml')
    expect(slashed('content/a\\b.yaml', posix.sep)).toBe('content/a\\b.yaml')
  })

  it.each([
    ['C:\\Users\\Ada\\my site\\content\\portfolio.yaml', 'content/portfolio.yaml'],
    ['c:\\users\\ada\\my site\\portfolio.yaml', 'portfolio.yaml'],
    ['C:/Users/Ada/my site/dist', 'dist'],
    ['C:\\Users\\Ada\\my site\\..drafts\\portfolio.yaml', '..drafts/portfolio.yaml'],
    ['C:\\Users\\Ada\\portfolio.yaml', 'C:/Users/Ada/portfolio.yaml'],
    ['D:\\site\\portfolio.yaml', 'D:/site/portfolio.yaml'],
    ['\\\\server\\sites\\portfolio.yaml', '//server/sites/portfolio.yaml'],
  ])('in reports: %s is %s', (path, shown) => expect(shownPath(path)).toBe(shown))

  it('of the portfolio that a command is given, with all that lies beside it', () => {
    const file = portfolioFile('content\\portfolio.yaml', {})
    expect(file).toBe('content/portfolio.yaml')
    expect(portfolioFile(undefined, { PORTFOLIO: 'D:\\site\\portfolio.yaml' })).toBe('D:/site/portfolio.yaml')
    expect(besideFile(file, 'pages/harbour.md')).toBe('content/pages/harbour.md')
    expect(overlayPath(file, 'de')).toBe('content/portfolio.de.yaml')
    expect(overlayPath('C:\\site\\portfolio.yaml', 'de')).toBe('C:/site/portfolio.de.yaml')
  })

  it('of overlays on disk', () => {
    expect(overlaysOf('tests/pages/site/portfolio.yaml').map(({ path }) => path)).toEqual([
      'tests/pages/site/portfolio.ar.yaml',
      'tests/pages/site/portfolio.de.yaml',
    ])
    expect(overlayLanguage('C:\\site\\portfolio.yaml', 'C:/site/portfolio.de.yaml')).toBe('de')
    expect(overlayLanguage('C:\\site\\portfolio.yaml', 'C:\\site\\other.de.yaml')).toBeUndefined()
  })

  it('of texts beside the portfolio, and their paths on disk', () => {
    const read: string[] = []
    const texts = (yaml: string) => textsBeside(yaml, (file) => read.push(file))
    expect(texts('content/portfolio.yaml').read('looks/paper/look.yaml')).toMatchObject({
      file: 'content/looks/paper/look.yaml',
      text: expect.stringContaining('mode: light'),
    })
    texts('content\\portfolio.yaml').read('pages/none.md')
    texts('C:/site/portfolio.yaml').read('pages/none.md')
    expect(read.slice(1)).toEqual(['content/pages/none.md', 'C:/site/pages/none.md'])
  })
})

describe('paths that Vite names with slashes are those of the content', () => {
  const site = new ContentFile('C:\\Users\\Ada\\my site\\content\\portfolio.yaml')

  it.each([
    ['C:/Users/Ada/my site/content/portfolio.yaml', { isMain: true, isContent: true, dependsOn: true }],
    ['c:/Users/Ada/my site/content/portfolio.yaml', { isMain: true, isContent: true, dependsOn: true }],
    ['C:/Users/Ada/my site/content/portfolio.de.yaml', { isMain: false, isContent: true, dependsOn: false }],
    ['C:/Users/Ada/my site/content/public/a.txt', { isMain: false, isContent: false, dependsOn: true }],
    ['C:/Users/Ada/my site/portfolio.yaml', { isMain: false, isContent: false, dependsOn: false }],
    ['D:/portfolio.de.yaml', { isMain: false, isContent: false, dependsOn: false }],
  ])('%s', (file, expected) => {
    const is = {
      isMain: site.isMain(file),
      isContent: site.isContent(file),
      dependsOn: site.dependsOn(file),
    }
    expect(is).toEqual(expected)
  })

  it('and what lies beside it has a path of the system', () => {
    expect(site.beside('images/me.webp')).toBe('C:\\Users\\Ada\\my site\\content\\images\\me.webp')
  })
})

it.each(['..\\..\\secret.txt', 'files\\..\\..\\secret.txt', '..%5C..%5Csecret.txt', '\\secret.txt'])(
  'a link to %s leads to no file, since it may leave the folder',
  (href) => expect(linkedFile(href)).toBeUndefined(),
)

describe('in a bundle', () => {
  const root = 'C:/Users/Ada/engine/src' // As Vite writes it.

  it('the registry of renderers is imported by a path with slashes', () => {
    const source = new ContentFile('portfolio.yaml')
    vi.spyOn(source, 'content').mockReturnValue({ diagnostics: [], texts: {} })
    const plugin = usedRenderers(source)
    const { configResolved, load, resolveId } = plugin as unknown as Record<
      string,
      (given: unknown) => string
    >
    configResolved?.({ root, command: 'serve' })
    expect(load?.(resolveId?.('virtual:portfolio/renderers'))).toContain(`from "${root}/client/registry.ts"`)
  })

  it('names of components depend on the path below the sources alone', async () => {
    const compiled = async (folder: string) => {
      const plugin = styledComponents(new ContentFile('D:\\owner\\portfolio.yaml'))
      const { configResolved, transform } = plugin as unknown as {
        configResolved: (config: object) => void
        transform: { handler: (this: object, code: string, id: string) => Promise<{ code: string }> }
      }
      configResolved({ root: folder })
      const code = `import styled from 'styled-components'\nexport const Box = styled.div\`color: red\``
      const context = { environment: { name: 'client' } }
      return (await transform.handler.call(context, code, `${folder}/client/ui/Box.tsx`)).code
    }
    expect(await compiled(root)).toBe(await compiled('d:/other/src'))
  })

  it('chunks are chosen by the path below the engine', () => {
    const [group] = chunkGroups('C:\\node_modules\\react\\engine\\src')
    const name = group?.name as (id: string, context: object) => string | null
    const context = { getModuleInfo: () => ({ importers: ['a'], dynamicImporters: [], isEntry: false }) }
    const at = (path: string) => name(`C:/node_modules/react/engine/${path}`, context)
    expect(at('src/client/ui/Heading.tsx')).toBe('shared')
    expect(at('node_modules/react-dom/client.js')).toBe('react')
  })
})
