import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileOf, importOf, refusal } from './importing.ts'

const profile = strToU8('First Name,Last Name\nAda,Okafor\n')
const deep = (open: string, close: string) => `${open.repeat(100_000)}${close.repeat(100_000)}`

describe('a malicious or broken file does no harm', () => {
  it('a ZIP bomb is refused', async () => {
    const bomb = zipSync({ 'Profile.csv': new Uint8Array(8_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusal(fileOf('bomb.zip', bomb))).toContain('made to fill the memory')
  })

  it('a ZIP bomb with a false size is refused', async () => {
    const bomb = zipSync({ 'Profile.csv': new Uint8Array(8_000_000) }, { level: 9 })
    // Falsifies the uncompressed size in the central directory of the archive.
    const view = new DataView(bomb.buffer)
    for (let index = 0; index < bomb.length - 28; index += 1)
      if (view.getUint32(index, true) === 0x02014b50) view.setUint32(index + 24, 100, true)
    expect(await refusal(fileOf('bomb.zip', bomb))).toBeDefined()
  })

  it('archives within an archive are not opened', async () => {
    const bomb = zipSync({ 'Profile.csv': new Uint8Array(8_000_000) }, { level: 9 })
    const nested = zipSync({
      'Profile.csv': profile,
      'more/Positions.zip': bomb,
      'Positions.csv/x.zip': bomb,
    })
    const { left } = await importOf(fileOf('nested.zip', nested))
    expect(left).toEqual(['not read[0]: more/Positions.zip', 'not read[1]: Positions.csv/x.zip'])
  })

  it('an archive of very many files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`${index}.txt`, profile]))
    expect(await refusal(fileOf('many.zip', zipSync(many, { level: 0 })))).toContain('more than 5000 files')
  })

  it('a symbolic link in an archive is not followed', async () => {
    const link = zipSync({ 'Positions.csv': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
    expect(await refusal(fileOf('link.zip', link))).toMatch(/says nothing that a page could show/)
  })

  it('a symbolic link in a folder is reported and not followed', async () => {
    const folder = dirname(fileOf('Profile.csv', profile))
    symlinkSync('/etc/passwd', join(folder, 'Positions.csv'))
    mkdirSync(join(folder, 'Jobs'))
    const { left } = await importOf(folder)
    expect(left.toSorted()).toEqual(['not read[0]: Jobs', 'not read[1]: Positions.csv'])
  })

  it('a named pipe is refused without waiting', async () => {
    const pipe = join(mkdtempSync(join(tmpdir(), 'pipe-')), 'resume.json')
    execFileSync('mkfifo', [pipe])
    expect(await refusal(pipe)).toBe(`${pipe} is no file.`)
  })

  it('the same file twice in an archive is refused', async () => {
    const twice = zipSync({ 'a/Profile.csv': profile, 'b/Profile.csv': profile })
    expect(await refusal(fileOf('twice.zip', twice))).toContain('more than once')
  })

  it('a file of a hundred megabytes is refused', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'large-')), 'resume.json')
    writeFileSync(path, '{')
    truncateSync(path, 100_000_000)
    expect(await refusal(path)).toMatch(/has 100 MB; at most 64 MB are read/)
  })

  it.each([
    ['nothing', 'resume.json', ''],
    ['a cut archive', 'cut.zip', zipSync({ 'Profile.csv': profile }).slice(0, 60)],
    ['an archive of something else', 'other.zip', zipSync({ 'readme.txt': profile })],
    ['a picture', 'resume.json', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['UTF-16 without its mark', 'resume.json', Buffer.from('{"basics":{"name":"Ada"}}', 'utf16le')],
    ['broken quotes', 'Positions.csv', 'Company Name,Title\n"Moth Labs,Engineer\nOther,One\n'],
    ['broken JSON', 'resume.json', '{"basics": {"name": "Ada",}'],
    ['deep JSON', 'resume.json', deep('[', ']')],
    ['other YAML', 'cv.yaml', 'site: {}'],
    ['broken YAML', 'cv.yaml', 'cv: [a'],
    ['deep YAML', 'cv.yaml', `cv: ${deep('[', ']')}`],
    [
      'aliases without end',
      'cv.yaml',
      `cv:\n  a: &a [${'x,'.repeat(20)}]\n  b: &b [${'*a,'.repeat(40)}]\n  c: [${'*b,'.repeat(60)}]\n`,
    ],
    ['broken code', 'portfolio.js', 'const greeting = {'],
    ['deep code', 'gitprofile.config.js', `module.exports = ${deep('[', ']')}`],
    ['signs without end', 'gitprofile.config.js', `module.exports = ${'-'.repeat(100_000)}1`],
    ['sums without end', 'gitprofile.config.js', `module.exports = 1${'+1'.repeat(100_000)}`],
    ['types without end', 'gitprofile.config.ts', `export default 1 as a${'[]'.repeat(100_000)}`],
    [
      'names without end',
      'gitprofile.config.js',
      `const a = [${'1,'.repeat(50)}]\nconst b = [${'a,'.repeat(50)}]\nconst c = [${'b,'.repeat(50)}]\nconst d = [${'c,'.repeat(50)}]\nexport default { github: d }`,
    ],
    ['a document', 'cv.docx', 'text'],
    ['notes that no empty line ends', 'Profile.csv', `Notes:\n${'First Name,Last Name\n'.repeat(20)}`],
    ['escapes in a string that never ends', 'resume.json', `{"basics": "${'\\"'.repeat(300_000)}`],
  ])('%s', async (_, name, content) => {
    const sentence = await refusal(fileOf(name, content))
    expect(sentence).toMatch(/^[^\n]{10,600}[.]$/)
  })

  it.each([
    ['{"basics": {"name": "Ada",}', 1, 28],
    ['{"basics": {\n  "name": "Ada"\n  "label": "x"}}', 3, 3],
    ['{"basics": "a\tb"}', 1, 12],
    ['{"basics": {"name": "Ada"', 1, 26],
    ['{"basics": True,\n"a": 1}', 1, 12],
  ])('a JSON syntax error is reported with its position: %s', async (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(await refusal(fileOf('resume.json', text))).toContain(`in line ${line}, column ${column}.`)
  })

  it('deeply nested objects are reported with a shortened path', async () => {
    const nested = `{"basics": {"name": "Ada", "x": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`
    const { left } = await importOf(fileOf('resume.json', nested))
    expect(left).toEqual([`basics.x${'.a'.repeat(39)}: more, nested too deep to be told`])
  })

  it('YAML tags give only text', async () => {
    const { written } = await importOf(
      fileOf('cv.yaml', 'cv:\n  name: !!python/object/apply:os.system ["x"]\n  label: !!js/function "x"\n'),
    )
    expect(written.site.owner.role).toBe('x')
  })

  it('a missing file is reported', async () => {
    expect(await refusal('/nowhere/resume.json')).toBe('There is no file /nowhere/resume.json.')
  })
})
