import { expect, it } from 'vitest'
import { lookFor } from '../../src/node/import/page/look.ts'
import { readResume } from '../../src/node/import/resume.ts'
import { fileOf, printed } from './importing.ts'

const lookOf = (label: string, count = 0) => {
  const publications = Array.from({ length: count }, (_, index) => ({ name: `Tides ${index}` }))
  return lookFor(readResume({ basics: { label }, publications }))
}

it.each([
  ['Registered Nurse, Intensive Care', 'meadow', 'a nurse'],
  ['Krankenpflegerin auf der Intensivstation', 'meadow', 'Krankenpflegerin'],
  ['Infirmière', 'meadow', 'Infirmière'],
  ['Enfermera de urgencias', 'meadow', 'Enfermera'],
  ['Grundschullehrerin', 'meadow', 'Grundschullehrerin'],
  ['Senior Backend Developer', 'blueprint', 'a developer'],
  ['Softwareentwickler*in', 'blueprint', 'Softwareentwickler*in'],
  ['Ingénieure logiciel', 'blueprint', 'Ingénieure'],
  ['Data scientist', 'blueprint', 'a data scientist'],
  ['UX Designer', 'poster', 'a designer'],
  ['Directora de arte', 'poster', 'Directora de arte'],
  ['Fotografin', 'nocturne', 'Fotografin'],
  ['Wissenschaftliche Mitarbeiterin', 'paper', 'Wissenschaftliche Mitarbeiterin'],
  ['Professor of Law', 'paper', 'a professor'],
  ['Unternehmensberaterin', 'harbour', 'Unternehmensberaterin'],
])('%s gets %s', (label, look, said) => {
  expect(lookOf(label)).toEqual({
    name: look,
    said: expect.stringContaining(`Took ${look}, for ${said}. Also: `),
  })
})

it('a profession that is not known gets the look of those who publish much, or else that for everyone', () => {
  expect(lookOf('Lamplighter', 5).said).toContain('Took paper, for 5 publications. Also: ')
  expect(lookOf('Lamplighter', 4).said).toContain('Took harbour, which suits everyone. Also: ')
})

it('the latest post says what somebody is where the résumé does not, and the command says so', async () => {
  const resume = {
    basics: { name: 'Ada Okafor' },
    work: [{ name: 'St Luke', position: 'Midwife', startDate: '2020' }],
  }
  const { list } = await printed(fileOf('resume.json', JSON.stringify(resume)))
  expect(list).toContain(
    'Took meadow, for a midwife. Also: blueprint, harbour, nocturne, paper, poster and sheets; theme: NAME takes one.',
  )
})
