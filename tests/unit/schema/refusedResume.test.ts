import { describe, expect, it } from 'vitest'
import { refusedResume } from '../../../schema/vite/refusedResume.ts'
import { RefusedText } from '../../../schema/vite/refusedText.ts'

const texts = {
  'portfolio.yaml': `site:
  owner: { name: Ada Byron }
sections:
  - type: prose
    text: An 分 that nobody prints
resume:
  work:
    - position: Analyst 分
`,
  'portfolio.pt-br.yaml': `resume:
  work:
    - position: Analista 析
`,
}

const found = (error: unknown, lang = 'en') =>
  refusedResume(error, { texts, lang }).map(
    ({ code, severity, file, line, column, path, message }) =>
      `${severity}[${code}] ${file}:${line}:${column} ${path}: ${message}`,
  )

describe('a refused résumé', () => {
  it('is reported at each letter that no font has', () => {
    expect(found(new RefusedText([], ['分']))).toEqual([
      'error[resume-letters] portfolio.yaml:8:17 resume.work[0].position: the PDF of the résumé cannot show "分", which no font of the theme has',
    ])
  })

  it('is reported in the file of its language', () => {
    const lines = found(new RefusedText([], ['析', '分']), 'pt-BR')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('portfolio.pt-br.yaml:3:17 resume.work[0].position')
    expect(lines[1]).toContain('portfolio.yaml:8:17')
  })

  it('is reported once, at the key, if no text has the letters', () => {
    const [line, ...others] = found(new RefusedText([], ['年', '月']))
    expect(others).toEqual([])
    expect(line).toMatch(/^error\[resume-letters\] portfolio\.yaml:6:1 resume: .*"年" and "月"/)
  })

  it.each([
    [new RefusedText(['skipped from heading level 2 to 5'], []), 'skipped from heading level 2 to 5'],
    [new Error('The font "Ada" is not installed.'), 'The font "Ada" is not installed'],
    ['a word', 'a word'],
  ])('is reported at the key for any other reason: %s', (error, clause) => {
    expect(found(error)).toEqual([
      `error[resume-pdf] portfolio.yaml:6:1 resume: no PDF can be set of the résumé in en: ${clause}`,
    ])
  })

  it('reports letters and other reasons together', () => {
    expect(found(new RefusedText(['missing document title'], ['分']))).toHaveLength(2)
  })
})
