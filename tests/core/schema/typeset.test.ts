import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { typeset, typesetRuns } from '../../../schema/text/typeset.ts'
import { cases } from '../../setup/cases.ts'

/** No-break spaces as signs that one can see: ~, and the narrow one as `. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '`')

const shown = (lang: string, text: string) => visible(typeset(text, { lang }))

test.each([
  ['en', `"Don't," he said.`, '“Don’t,” he said.'],
  ['en-US', `A 'word' and "a 'nested' one"`, 'A ‘word’ and “a ‘nested’ one”'],
  ['de', `"Ja", sagt er, "er sagte 'nein'"`, '„Ja“, sagt er, „er sagte ‚nein‘“'],
  ['de-AT', `Wie geht's?`, 'Wie geht’s?'],
  ['de-CH', `"Ja 'gut'"`, '«Ja ‹gut›»'],
  ['fr', `"L'été" : oui ; non ! Vrai ? «Si» et « là »`, '«`L’été`»~: oui`; non`! Vrai`? «`Si`» et «`là`»'],
  ['fr', `Quoi? Oui! À 10:30, (bien sûr!) voir: tout.`, 'Quoi`? Oui`! À 10:30, (bien sûr`!) voir~: tout.'],
  ['fr-CA', `"Oui" : non !`, '«`Oui`»~: non!'],
  ['es', `Dijo "sí"`, 'Dijo «sí»'],
  ['es-MX', `Dijo "sí"`, 'Dijo “sí”'],
  ['it', `"L'ora"`, '«L’ora»'],
  ['pt-BR', `"Sim" - não`, '“Sim” — não'],
  ['pt-PT', `"Sim"`, '«Sim»'],
  ['nl', `foto's "ja"`, 'foto’s “ja”'],
  ['pl', `Dom i "ogród" z kotem - tak`, 'Dom i~„ogród” z~kotem~– tak'],
  ['ru', `Он "да" - и в лес`, 'Он «да»~— и~в~лес'],
  ['uk', `М'ята "так"`, 'М’ята «так»'],
  ['sv', `"Ja", sa hon, "han sa 'nej'"`, '”Ja”, sa hon, ”han sa ’nej’”'],
  ['da', `"Ja" - nej`, '“Ja” – nej'],
  ['no', `"Ja 'nei'"`, '«Ja ‘nei’»'],
  ['nb-NO', `"Ja"`, '«Ja»'],
  ['fi', `"Joo"`, '”Joo”'],
  ['cs', `Dům s "zahradou" - ano`, 'Dům s~„zahradou“~– ano'],
  ['sk', `Dom v "záhrade"`, 'Dom v~„záhrade“'],
  ['hu', `"Igen" - nem`, '„Igen” – nem'],
  ['ro', `"Da 'nu'"`, '„Da «nu»”'],
  ['hr', `"Da 'ne'"`, '„Da ‚ne’”'],
  ['bg', `"Да" - не`, '„Да“ – не'],
  ['el', `"Ναι" - όχι`, '«Ναι» – όχι'],
  ['ca', `L'"hort"`, 'L’«hort»'],
  ['vi', `"Có" - không`, '“Có” – không'],
  ['id', `"Ya" - tidak`, '“Ya” – tidak'],
  ['hi', `"हाँ" - नहीं`, '“हाँ” – नहीं'],
  ['bn', `"হ্যাঁ" - না`, '“হ্যাঁ” – না'],
  ['th', `"ใช่" - ไม่`, '“ใช่” – ไม่'],
])('in %s, %s is set as %s', (lang, written, set) => {
  expect(shown(lang, written)).toBe(set)
})

test.each([
  ['names', "O'Neil and Conan O'Brien's", 'O’Neil and Conan O’Brien’s'],
  ['plurals', "the players' lounge", 'the players’ lounge'],
  ['years', '1990-1995, 2019 - 2021, 2019-21, 2019-present', '1990–1995, 2019 – 2021, 2019–21, 2019–present'],
  ['percentages, pages and hours', '10-20%, pp. 12-15, 9:00-17:00', '10–20%, pp. 12–15, 9:00–17:00'],
  ['dashes', 'one - two -- three', 'one – two – three'],
])('English %s', (_, written, set) => {
  expect(shown('en', written)).toBe(set)
})

describe('stays as it is:', () => {
  it.each([
    `5' 10", 5'10", 6' x 4', a 6" board, 12" and 7" singles`,
    'a lone " here',
    '030-123-4567, tel. 1990-1995, (030) 1990-1995, +49-30-2004-2019',
    '2024-05-01, 2024-05, 2024-12, 3-2, 3 - 2, 1.2-1.4, v1-2, AB1990-1995, 1990-1995-7',
    'ISBN 978-3-16-148410-0, ISSN 1932-2008, 2000-1990',
    "https://example.com/a-\"b\"?x='1' and o'me@example.com and mailto:o'me@example.com",
    `files/2019-2024.pdf, /srv/it's, C:\\it's, example.com/it's`,
    '`let it = "so"`',
    `<img alt="it" onerror="document.title='harmed'"> and x='1'`,
    'npm i --save-dev -g, well-known',
    '“Right” – it’s 1990–1995 — fine',
  ])('%s', (text) => {
    expect(shown('en', text)).toBe(text)
  })

  it.each(['ja', 'zh', 'ko', 'ar', 'he', 'fa', 'zh-TW', 'ta'])('everything in %s', (lang) => {
    const text = `"a" - 'b' 1990-1995`
    expect(shown(lang, text)).toBe(text)
  })

  it.each(['{n}', "it's {name}"])('the placeholder in %s', (text) => {
    expect(shown('fr', text).match(/\{\w+\}/)?.[0]).toBe(text.match(/\{\w+\}/)?.[0])
  })
})

test('a quotation may begin in one run and end in another, around what is never changed', () => {
  expect(typesetRuns(['Say "', 'it', '" with ', null, "'s help"], { lang: 'en' })).toEqual([
    'Say “',
    'it',
    '” with ',
    null,
    '’s help',
  ])
})

const pieces = fc.constantFrom(
  ...[
    '"',
    "'",
    '""',
    ' ',
    ' - ',
    '--',
    'a',
    'I',
    "n't",
    '’',
    '“',
    '”',
    '„',
    '«',
    '»',
    ' : ',
    '!',
    '?',
    '.',
    ',',
  ],
  ...[
    '(',
    ')',
    '1990-1995',
    '5',
    '\n\n',
    '\u00a0',
    'x@y.de',
    'https://a.b/c',
    '{n}',
    '…',
    '–',
    'ж',
    'あ',
    "'90s",
  ],
)
const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''))
const languages = fc.constantFrom('en', 'de', 'de-CH', 'fr', 'fr-CA', 'es', 'nl', 'pl', 'ru', 'ja')

/** A text without what typesetting changes: its words and all other signs. */
const bare = (text: string) => text.replace(/["'“”„‘’‚«»‹›\s–—-]/gu, '')

test('nothing but marks, dashes and spaces changes', () => {
  fc.assert(
    fc.property(texts, languages, (text, lang) => {
      const [once = ''] = typesetRuns([text], { lang })
      expect(bare(once)).toBe(bare(text))
    }),
    { numRuns: cases(5000) },
  )
})

test('runs are set as the whole text is, wherever they are divided', () => {
  fc.assert(
    fc.property(texts, languages, fc.nat(), (text, lang, at) => {
      const half = at % (text.length + 1)
      const runs = typesetRuns([text.slice(0, half), '', text.slice(half)], { lang })
      expect(runs.join('')).toBe(typeset(text, { lang }))
    }),
    { numRuns: cases(5000) },
  )
})
