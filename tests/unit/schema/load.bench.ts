import { bench, describe } from 'vitest'
import { load } from '../../../schema/load.ts'
import { good } from './setting.ts'

// `npx vitest bench`: each file has ten times as many items as the one before, and should take ten times as long.

const skills = (count: number) =>
  good.replace(
    'footer:',
    `  - type: skills
    id: skills
    label: Skills
    heading: Skills
    items:
${Array.from({ length: count }, (_, n) => `      - { name: Skill ${n}, level: ${n % 101} }`).join('\n')}
footer:`,
  )

describe('load', () => {
  for (const count of [10, 100, 1_000, 10_000]) {
    const text = skills(count)
    bench(`${count} items`, () => {
      load(text, { file: 'portfolio.yaml' })
    })
    const wrong = text.replaceAll('level:', 'lvl:')
    bench(`${count} items, each wrong`, () => {
      load(wrong, { file: 'portfolio.yaml' })
    })
  }
})
