import { expect, it } from 'vitest'
import { fileOf, importOf, mistakes, refusal } from './importing.ts'

const basics = { name: 'Ada Okafor', email: 'ada@example.com' }
const resumeOf = (more: object) => fileOf('resume.json', JSON.stringify({ basics, ...more }))

it('posts are on the page as text if none has dates', async () => {
  const work = [
    { name: 'Harbour', position: 'Pilot', summary: 'Brought ships in.' },
    { name: 'Lagoon', position: 'Diver' },
  ]
  const { written, text, left } = await importOf(resumeOf({ work }))
  expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
    type: 'prose',
    text: '- Pilot: Harbour. Brought ships in.\n- Diver: Lagoon',
  })
  expect(written.resume?.work).toHaveLength(2)
  expect(left).toEqual([])
  expect(mistakes(text)).toBe('')
})

it('a dated project is linked by its title or organisation, with no domain in their place', async () => {
  const projects = [
    { name: 'Charts', url: 'https://charts.example/', startDate: '2020', highlights: ['Drew them.'] },
  ]
  const { written } = await importOf(resumeOf({ projects }))
  expect(written.sections.find(({ id }) => id === 'projects')).toMatchObject({
    type: 'timeline',
    items: [{ title: 'Charts', link: { href: 'https://charts.example/' } }],
  })
  expect(JSON.stringify(written.sections)).not.toContain('"charts.example"')
})

it('points in a summary stay points of the paragraph above them', async () => {
  const summary = 'I build ships.\n\nI have:\n- a yard\n- a crane\nWrite to me.'
  const { written } = await importOf(
    fileOf('resume.json', JSON.stringify({ basics: { ...basics, label: 'Builder', summary } })),
  )
  expect(written.sections.find(({ id }) => id === 'about')).toMatchObject({
    paragraphs: ['I build ships.', 'I have:\n- a yard\n- a crane', 'Write to me.'],
  })
})

it('a text without blanks is not truncated within a surrogate pair', async () => {
  const summary = `${'海'.repeat(138)}𠮷${'空'.repeat(99)}`
  const { text, written } = await importOf(
    fileOf('resume.json', JSON.stringify({ basics: { ...basics, summary } })),
  )
  expect(written.sections[0]).toMatchObject({ tagline: `${'海'.repeat(138)}…` })
  expect(mistakes(text)).toBe('')
})

it('a path in the notes of the file is not truncated within a surrogate pair', async () => {
  const inner = { ['b'.repeat(60)]: { [`${'c'.repeat(29)}𠮷`]: 'x' } }
  const { text } = await importOf(resumeOf({ work: [{ name: 'Lagoon', ['a'.repeat(60)]: inner }] }))
  expect(text).toContain(`${'c'.repeat(29)} `)
  expect(mistakes(text)).toBe('')
})

it('a post without dates among dated ones is reported', async () => {
  const work = [
    { name: 'Harbour', position: 'Pilot', startDate: '2020-01' },
    { name: 'Lagoon', position: 'Diver' },
  ]
  const { written, left } = await importOf(resumeOf({ work }))
  expect(written.resume?.work).toHaveLength(2)
  expect(left).toEqual(['work[1]: it stands in the résumé alone: a timeline shows what has dates'])
})

it('empty entries are dropped', async () => {
  const empty = { name: '', position: null, startDate: '', highlights: [''] }
  const { written } = await importOf(
    resumeOf({ work: [empty, { team: 'x' }], education: [{ institution: '', type: 'x' }] }),
  )
  expect(written.resume).toEqual({})
  expect(await refusal(fileOf('resume.json', '{"education": [{"type": "x"}]}'))).toMatch(/says nothing/)
})

it.each([
  ['the earliest first', ['2010–2012', '2013-05–2015', '2019–'], ['2019', '2013-05', '2010']],
  ['the latest first', ['2019–', '2013-05–2015', '2010–2012'], ['2019', '2013-05', '2010']],
  ['as matters most', ['2013-05–2015', '2019–', '2010–2012'], ['2013-05', '2019', '2010']],
  ['with what goes on first', ['2010–', '2013-05–2015'], ['2010', '2013-05']],
])('posts given %s are sorted latest first, or keep a custom order', async (_, periods, shown) => {
  const work = periods.map((period) => {
    const [startDate, endDate] = period.split('–')
    return { name: `Harbour of ${period}`, position: 'Pilot', startDate, endDate }
  })
  const { written } = await importOf(resumeOf({ work }))
  const items = written.sections.flatMap((section) => (section.type === 'timeline' ? section.items : []))
  expect(items.map(({ start }) => start)).toEqual(shown)
})
