import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { digestsBeside, type FileFacts, filesBeside } from '../../../schema/files/files.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { drawingIn } from '../../../schema/pictures/drawing.ts'
import { hasIcon, nearIcons } from '../../../schema/pictures/icons.ts'
import { type Code, codes } from '../../../schema/report/codes.ts'
import { report } from '../../../schema/report/report.ts'
import { at, textOf } from './setting.ts'

const folder = 'tests/fixtures/bad'
const names = readdirSync(at(folder))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))

const {
  files: beside,
  tones,
  decode,
} = decodedFiles(filesBeside(at(`${folder}/portfolio.yaml`)), (path) => at(`${folder}/${path}`))

// A stand-in, so that the repository need not hold a drawing of a megabyte.
const files: FileFacts = (path) =>
  path === 'images/heavy.svg'
    ? { kind: 'picture', format: 'svg', width: 2400, height: 1600, bytes: 1_234_567 }
    : beside(path)

/** The report of each file, once the pictures that it names are decoded, as the check does before it reports. */
const reports = new Map<string, ReturnType<typeof found>>()
beforeAll(async () => {
  for (const name of names) reports.set(name, found(name))
  if (await decode()) for (const name of names) reports.set(name, found(name))
}, 60_000)

const reportOf = (name: string) => reports.get(name) ?? found(name)

const digest = digestsBeside(at(`${folder}/portfolio.yaml`))
const otherTexts: Record<string, string> = {}
const others = textsBeside(
  at(`${folder}/portfolio.yaml`),
  (file, text) => {
    otherTexts[file] = text
  },
  'portfolio.yaml',
)

// Fixed, so that the reports do not depend on the fonts that are installed.
const installedFonts = () => ['Bricolage Grotesque', 'Instrument Sans']

function found(name: string) {
  const text = textOf(`${folder}/${name}.yaml`)
  const loaded = loadPortfolio(text, {
    file: `${name}.yaml`,
    files,
    digest,
    texts: others,
    tones,
    drawing: (path) => drawingIn(at(`${folder}/${path}`)),
    hasIcon,
    nearIcons,
    installedFonts,
    lettersWithout,
  })
  return { text, diagnostics: 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics }
}

// Files named after the way they are written rather than after a code, and the codes that they must report.
const mistakesIn: Record<string, Code[]> = {
  'byte-order-mark': ['unknown-key'],
  'carriage-returns': ['unknown-anchor', 'unknown-key'],
  'many-at-once': ['unknown-anchor', 'unknown-key', 'unknown-icon', 'yaml-boolean', 'yaml-number'],
  'picture-address': ['link-scheme', 'insecure-link'],
}

describe('each bad file', () => {
  it.each(names)('the report of %s matches the one beside it', async (name) => {
    const { text, diagnostics } = reportOf(name)
    expect(diagnostics).not.toEqual([])
    const texts = { ...otherTexts, [`${name}.yaml`]: text }
    await expect(`${report(diagnostics, texts)}\n`).toMatchFileSnapshot(at(`${folder}/${name}.expected.txt`))
  })

  it.each(names)('%s reports the code in its name, or those listed for it', (name) => {
    const [code] = codes.filter((known) => name.startsWith(known)).toSorted((a, b) => b.length - a.length)
    const wanted = code ? [code] : mistakesIn[name]
    expect(wanted, 'the file name begins with a code, or its codes are listed').toBeDefined()
    expect(reportOf(name).diagnostics.map((one) => one.code)).toEqual(expect.arrayContaining(wanted ?? []))
  })
})
