import { describe, expect, it } from 'vitest'
import { pointsIn } from '../../schema/text/sentence.ts'
import { fileOf, importOf } from './importing.ts'

const importOfWork = (post: object, more: object = {}) =>
  importOf(
    fileOf(
      'resume.json',
      JSON.stringify({
        basics: { name: 'Ada Okafor', email: 'mailto:ada@example.com', phone: 'tel:+49 30 1234' },
        work: [{ name: 'Harbour', position: 'Pilot', startDate: '2020-01', ...post }],
        ...more,
      }),
    ),
  )

const worked = (sections: readonly object[]) =>
  sections.flatMap((section) => ('items' in section && 'resume' in section ? [section.items] : []))

it('emoji are removed and reported', async () => {
  const { written, left } = await importOfWork({ position: 'Pilot 🚀', summary: 'Ships ⚓️ and sails ❤️.' })
  expect(worked(written.sections)).toMatchObject([[{ title: 'Pilot', text: 'Ships and sails .' }]])
  expect(left).toEqual([
    'work[0].position: the text is shown without it',
    'work[0].summary: the text is shown without it',
  ])
})

it('mailto: and tel: are removed from address and number', async () => {
  const { written } = await importOfWork({})
  expect(written.site.owner.email).toBe('ada@example.com')
  expect(written.resume?.contact?.phone).toBe('+49 30 1234')
})

describe('list items', () => {
  it.each([
    ['lines with bullets', 'Led the pilots.\n- Brought 900 ships in\n- Wrote the rules\n(and the exam)'],
    [
      'HTML',
      '<p>Led the pilots.</p><ul><li>Brought 900 ships in</li><li>Wrote the rules (and the exam)</li></ul>',
    ],
  ])('in a summary become points: %s', async (_, summary) => {
    const { written } = await importOfWork({ summary, highlights: [] })
    expect(worked(written.sections)).toMatchObject([
      [
        {
          text: 'Led the pilots.',
          points: ['Brought 900 ships in', 'Wrote the rules (and the exam)'],
        },
      ],
    ])
  })

  it('lose their own bullets', async () => {
    const { written } = await importOfWork({ highlights: ['• Brought 900 ships in', '➤ Wrote the rules'] })
    expect(worked(written.sections)).toMatchObject([
      [{ points: ['Brought 900 ships in', 'Wrote the rules'] }],
    ])
  })

  it('continue in the lines below', () => {
    expect(pointsIn('• Brought ships in,\nin any\n(even bad) weather,\nDay or Night\n\nPilot')).toEqual({
      highlights: ['Brought ships in, in any (even bad) weather, Day or Night'],
      summary: 'Pilot',
    })
  })

  it('are not recognized if a hyphen is part of a sentence', () => {
    expect(pointsIn('Pilot -\nand diver\n-5 degrees')).toEqual({
      summary: 'Pilot -\nand diver\n-5 degrees',
      highlights: [],
    })
  })
})
