import { eld } from 'eld/small'
import { localeOf, scriptOf } from '../../../../schema/text/languages.ts'
import type { Resume } from '../resume.ts'

/** The fewest Latin letters from which a language is detected: an "Entrepreneur" may be French. */
const minLatin = 40

/** How many words a character stands for, roughly, in Han and in scripts without blanks; others are counted in words. */
const [wordsOfHan, wordsUnspaced] = [0.7, 0.2]

const unspaced = new Set(['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'])

/** The fewest letters of another script by which a text with Latin words is in that one: a name may be in it. */
const minOther = 3

/** Up to so many Latin words for each of another script are names of products in a sentence of that script. */
const maxNames = 2

/** The share of kana by which a text in Han is Japanese: a の alone may decorate Chinese. */
const minKana = 0.05

/**
 * The language of a résumé by its texts, as a BCP 47 tag: by their script where that is not Latin, whatever names of
 * products they have; else detected. Undefined if they are in English, too short or unclear.
 */
export function languageOf(resume: Resume): string | undefined {
  const text = textsIn(resume).join('\n')
  const script = scriptIn(text)
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []
  if (script === 'Latn' || (others.length < minOther && /\p{Script=Latin}/u.test(text)))
    return latin(text, resume.location.countryCode)
  if (script === 'Hani') return chinese(text)
  return script && detected(text.replace(/\p{Script=Latin}+/gu, ' '), script)
}

const sentences = /[^.!?;。！？；\n]+/gu
const words =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+/gu

/**
 * The script that most of a text is in; `Jpan` for kana with Han, `Kore` for Hangul. A Chinese résumé may name very many
 * products: Latin words count if they have small letters alone, as in a sentence, and not in one of another script.
 */
function scriptIn(text: string): string | undefined {
  const all = new Map<string, number>()
  for (const [sentence] of text.matchAll(sentences)) {
    const counts = scriptsIn(sentence)
    const latin = counts.get('Latn') ?? 0
    const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - latin
    if (latin <= maxNames * others) counts.delete('Latn')
    for (const [script, count] of counts) all.set(script, (all.get(script) ?? 0) + count)
  }
  const [han = 0, kana = 0, hangul = 0] = ['Hani', 'Kana', 'Hang'].map((script) => all.get(script))
  const east = han + kana + hangul
  for (const script of ['Hani', 'Kana', 'Hang']) all.delete(script)
  if (east > 0) all.set(hangul > han + kana ? 'Kore' : kana > minKana * east ? 'Jpan' : 'Hani', east)
  const [most] = [...all].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? (/\p{Script=Latin}/u.test(text) ? 'Latn' : undefined)
}

/** How much of a sentence is in each script, roughly in words. */
function scriptsIn(sentence: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of sentence.matchAll(words)) {
    const script = scriptOf(word)?.replace('Hira', 'Kana')
    if (!script || (script === 'Latn' && !/^\p{Ll}+$/u.test(word))) continue
    const each = ['Hani', 'Kana'].includes(script)
      ? wordsOfHan
      : unspaced.has(script)
        ? wordsUnspaced
        : undefined
    counts.set(script, (counts.get(script) ?? 0) + (each === undefined ? 1 : each * word.length))
  }
  return counts
}

/** The most likely language of a text, among those of its script. */
function detected(text: string, script: string): string | undefined {
  const usual = localeOf(`und-${script}`)?.maximize().language
  const isIn = (language: string) => localeOf(language)?.maximize().script === script
  const scores = Object.entries(eld.detect(text).getScores())
  const [best] = scores.filter(([language]) => isIn(language)).toSorted(([, one], [, other]) => other - one)
  return best?.[0] ?? usual
}

function latin(text: string, country: string | undefined): string | undefined {
  const letters = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length < minLatin) return undefined
  const found = eld.detect(text.replace(/(?!\p{Script=Latin})\p{L}/gu, ' '))
  if (!found.isReliable() || found.language === 'en') return undefined
  const { language } = found
  // Portuguese is that of Brazil where nothing else is known.
  const region = country?.toUpperCase() ?? ''
  return language === 'pt' && /^(?:PT|AO|MZ|CV|GW|ST|TL)$/.test(region) ? `pt-${region}` : language
}

/** The sentences and phrases of the owner. Names of people, places and skills are in no language. */
function textsIn({ label, summary, page, texts, ...lists }: Resume): string[] {
  const posts = [...lists.work, ...lists.volunteer].flatMap(
    ({ position, description, summary, highlights }) => [position, description, summary, ...highlights],
  )
  const studies = lists.education.flatMap(({ area, studyType, summary }) => [area, studyType, summary])
  const others = [...lists.awards, ...lists.publications, ...lists.projects].flatMap((one) => [
    'description' in one ? one.description : undefined,
    'summary' in one ? one.summary : undefined,
    ...(('highlights' in one ? one.highlights : undefined) ?? []),
  ])
  const paragraphs = texts.flatMap(({ paragraphs }) =>
    paragraphs.map((one) => (typeof one === 'string' ? one : one.text)),
  )
  return [
    label,
    summary,
    page.headline,
    page.description,
    ...posts,
    ...studies,
    ...others,
    ...paragraphs,
  ].filter((text) => text !== undefined)
}

/** Characters that Chinese writes otherwise in its two forms, each in both. */
const [simplified, traditional] = [
  '们个这来为与开发学业务专产设计经验责负项电网络团队应软数据库师级历实习习语简历统构运维测试场动营销优质员认证书获奖协会议华东门户码线图机轻车过长时间术创读写热爱题较对',
  '們個這來為與開發學業務專產設計經驗責負項電網絡團隊應軟數據庫師級歷實習習語簡歷統構運維測試場動營銷優質員認證書獲獎協會議華東門戶碼線圖機輕車過長時間術創讀寫熱愛題較對',
]

function chinese(text: string): string {
  const count = (form: string) => [...text].filter((letter) => form.includes(letter)).length
  return count(traditional) > count(simplified) ? 'zh-Hant' : 'zh'
}
