import { describe, expect, it } from 'vitest'
import { RefusedText, refusedResume } from '../../src/node/resume/refusedResume.ts'

const texts = { 'portfolio.yaml': 'site:\n  owner: { name: Ada Byron }\nresume:\n  summary: I count.\n' }

const found = (error: unknown, lang = 'en') =>
  refusedResume(error, { texts, lang }).map(
    ({ code, severity, file, line, column, path, message }) =>
      `${severity}[${code}] ${file}:${line}:${column} ${path}: ${message}`,
  )

describe('a refused résumé', () => {
  it.each([
    [new RefusedText(['skipped from heading level 2 to 5'], []), 'skipped from heading level 2 to 5'],
    [new Error('The font "Ada" is not installed.'), 'The font "Ada" is not installed'],
    ['a word', 'a word'],
  ])('is reported at the key for any other reason: %s', (error, clause) => {
    expect(found(error)).toEqual([
      `error[resume-pdf] portfolio.yaml:3:1 resume: no PDF can be set of the résumé in en: ${clause}`,
    ])
  })
})
