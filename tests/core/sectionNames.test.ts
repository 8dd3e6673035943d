import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import * as registry from '../../src/client/registry.ts'
import { sectionNames } from './sectionNames.ts'

const types = Object.keys(registry)

/** The two registries: apart from these, only a section's own files may name it. */
const registries = ['src/client/registry.ts', 'src/client/metadataRegistry.ts']

/**
 * The folders of a section's own files: its schema, beside the union of all, and its renderer. The import makes
 * sections of several types from other formats, and so names them too.
 */
const own = new RegExp(
  `^schema/model/sections/|^src/node/import/|^src/client/sections/(?:${types.join('|')})/`,
)

/** Words that mean something else in a file. */
const otherwise: Record<string, readonly string[]> = {
  // The key `motion.hero` of the YAML, with the constants of the planes, which the 404 page has too.
  'schema/model/motion.ts': ['hero'],
  'src/client/motion/usePointerTilt.ts': ['hero'],
  'src/node/build/documents/planesArrival.ts': ['hero'],
  // The number format of the language.
  'src/node/content/resolvePortfolio.ts': ['numbers'],
  'src/client/ui/numbers.ts': ['numbers'],
  // The contact of the résumé.
  // What a look is about.
  'src/node/create/looks.ts': ['about'],
  'src/node/create/questions.ts': ['about'],
  // A word of Spanish.
  'schema/model/interfaceWords/regions.ts': ['video'],
}

/** The files of the résumé, whose lists have the same names as some sections. */
const ofResume =
  /^(?:schema\/(?:resume\/|model\/(?:interfaceWords\/|labels\.ts))|src\/(?:client|node)\/resume\/|src\/client\/sections\/metadata\.ts)/
const resumeWords = ['about', 'contact', 'projects', 'publications', 'skills']

const sources = ['schema', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

const namesIn = (file: string) => sectionNames(file, readFileSync(file, 'utf8'), types)

test('a section type is named only in its own folders, the union and the registries', () => {
  const found = sources
    .filter((file) => !own.test(file) && !registries.includes(file))
    .flatMap((file) => namesIn(file).map(({ line, text }) => ({ file, line, text })))
    .filter(({ file, text }) => !otherwise[file]?.includes(text))
    .filter(({ file, text }) => !(ofResume.test(file) && resumeWords.includes(text)))
    .map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(found).toEqual([])
})

test('no section names another', () => {
  const found = types.flatMap((type) =>
    sources
      .filter((file) => file.startsWith(`src/client/sections/${type}/`))
      .flatMap((file) => {
        const others = types.filter((other) => other !== type)
        return sectionNames(file, readFileSync(file, 'utf8'), others)
          .filter(({ text }) => /\//.test(text))
          .map(({ line, text }) => `${file}:${line} ${text}`)
      }),
  )
  expect(found).toEqual([])
})

test('every facts module is registered, and imports only types or modules of its own section', () => {
  const list = readFileSync('src/client/metadataRegistry.ts', 'utf8')
  const modules = types
    .map((type) => `sections/${type}/metadata.ts`)
    .filter((file) => existsSync(`src/client/${file}`))
  expect(modules.length).toBeGreaterThan(3)
  for (const file of modules) {
    expect(list).toContain(`'./${file}'`)
    const folder = dirname(`src/client/${file}`)
    const values = readFileSync(`src/client/${file}`, 'utf8').matchAll(
      /^import (?!type )[^;]*? from '([^']+)'/gm,
    )
    for (const [, from = ''] of values) {
      expect(from, file).toMatch(/^\.\/[^/]+\.ts$/)
      expect(readFileSync(join(folder, from), 'utf8'), from).not.toMatch(
        /from '(?:react|styled-components|.*\.tsx)/,
      )
    }
  }
})

describe('a section type', () => {
  const within = (source: string) =>
    sectionNames('part.tsx', source, ['hero', 'skills']).map(({ text }) => text)

  it.each([
    [`section.type === 'hero'`, 'hero'],
    ['const type = `skills`', 'skills'],
    [
      `import { skills } from '../../schema/model/sections/skills.ts'`,
      '../../schema/model/sections/skills.ts',
    ],
    [`import type { A } from './sections/hero/Hero.tsx'`, './sections/hero/Hero.tsx'],
    [`const load = () => import('./sections/hero/Hero.tsx')`, './sections/hero/Hero.tsx'],
    ['const of = { hero: 1 }', 'hero'],
    ['facts.skills()', 'skills'],
    ['const { hero } = sections', 'hero'],
    ['type A = Facts<"hero">', 'hero'],
    [`const css = '[data-type=hero] > p'`, '[data-type=hero] > p'],
  ])('is named by %s', (source, text) => {
    expect(within(source)).toEqual([text])
  })

  it.each([
    '// hero and sections/hero/Hero.tsx',
    'const skills = 3',
    `const text = 'What you command: skills and more'`,
    `const path = 'sections/heroine/a.ts'`,
    `import { linesOf } from './lines.ts'`,
  ])('is not named by %s', (source) => {
    expect(within(source)).toEqual([])
  })
})
