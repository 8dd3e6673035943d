import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { fileOf, importOf, mistakes } from './importing.ts'

// Configurations in JavaScript, as people write them.

/** The import of a portfolio.js of developerFolio with more in it. */
const folio = (greeting: string, more = '', names: string[] = []) =>
  importOf(
    fileOf(
      'portfolio.js',
      `const greeting = { username: 'Ada Okafor', title: 'Hi', ${greeting} }
const socialMediaLinks = { gmail: 'ada@acme.test' }
${more}
export { ${['greeting', 'socialMediaLinks', ...names].join(', ')} }`,
    ),
  )

describe('a text that is put together', () => {
  it.each([
    ['of texts', `"Pilot. " + 'Brings ' + "ships in."`, 'Pilot. Brings ships in.'],
    ['within a function around it', `emoji("Pilot. " + "Brings ships in.")`, 'Pilot. Brings ships in.'],
    ['of a name and a number', `"Pilot for " + years + " years."`, 'Pilot for 7 years.'],
    ['in a template', `\`Pilot for \${years} \${"years"}.\``, 'Pilot for 7 years.'],
  ])('%s is read', async (_, code, text) => {
    const { written, left } = await folio(`subTitle: ${code}`, 'const years = 7')
    expect(written.sections[0]).toMatchObject({ tagline: text })
    expect(left).toEqual([])
  })

  it.each(['"Since " + new Date().getFullYear()', `\`Since \${new Date().getFullYear()}\``, 'years + years'])(
    'of code is left over once and whole: %s',
    async (code) => {
      const { unplaced } = await folio(`subTitle: ${code}`, 'const years = 7')
      expect(unplaced).toMatchObject([{ where: 'greeting.subTitle', what: code }])
    },
  )

  it('cannot grow beyond what is read', async () => {
    const long = JSON.stringify('x'.repeat(30_000))
    const { left } = await folio('subTitle: a + a + a + a', `const a = ${long}`)
    expect(left).toEqual(['greeting.subTitle: it is code, and nothing is run'])
  })
})

it('a list of long sentences becomes a list that the check does not report', async () => {
  const sentences = [
    'I bring ships of any length into harbours of any depth, and have done so in fog and in storms for years.',
    'I teach.',
  ]
  const { text } = await folio(
    '',
    `const skillsSection = { title: 'What I do', skills: ${JSON.stringify(sentences)} }`,
    ['skillsSection'],
  )
  expect(text).toContain(`- ${sentences[0]}\n`)
  expect(mistakes(text)).toBe('')
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml' })
  expect('warnings' in loaded && loaded.warnings).toEqual([])
})
