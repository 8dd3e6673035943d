import { eld } from 'eld/small'
import { localeOf, scriptOf } from '../../../../schema/text/languages.ts'
import type { Resume } from '../resume.ts'

/** The fewest Latin letters from which a language is detected: an "Entrepreneur" may be French. */
const minLatin = 40

/**
 * The share of words in another script from which a text is in that one, whatever names of products it has: a Chinese
 * résumé may name very many.
 */
const minOther = 0.2

/** The share of kana by which a text in Han is Japanese: a の alone may decorate Chinese. */
const minKana = 0.05

/**
 * The language of a résumé as a BCP 47 tag: the one that it states, else that of its texts, by their script where that is
 * not Latin, or else detected. Undefined if they are in English, too short or unclear. Stated Chinese may be in either
 * form, which its texts show.
 */
export function languageOf(resume: Resume): string | undefined {
  const { lang } = resume
  if (lang !== undefined && lang !== 'zh') return lang
  const text = ownersSentences(resume).join('\n')
  const script = scriptIn(text)
  if (lang === 'zh' || script === 'Hani') return chinese(text)
  if (script === 'Latn') return latin(text, resume.location.countryCode)
  return script && detected(text.replace(/\p{Script=Latin}+/gu, ' '), script)
}

/** The script that a text is in; `Jpan` for kana with Han, `Kore` for Hangul. */
function scriptIn(text: string): string | undefined {
  const letters = new Map<string, number>()
  for (const [letter] of text.matchAll(/(?!\p{Script=Latin})\p{L}/gu)) {
    const script = scriptOf(letter)?.replace('Hira', 'Kana')
    if (!script) continue
    letters.set(script, (letters.get(script) ?? 0) + 1)
  }
  // Names of products mostly have capitals.
  const latinWords = text.match(/(?<!\p{L})(?=\p{Script=Latin})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0
  const [han = 0, kana = 0, hangul = 0] = ['Hani', 'Kana', 'Hang'].map((script) => letters.get(script))
  const east = han + kana + hangul
  for (const script of ['Hani', 'Kana', 'Hang']) letters.delete(script)
  if (east > 0) letters.set(hangul > han + kana ? 'Kore' : kana > minKana * east ? 'Jpan' : 'Hani', east)
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  const hasLatin = /\p{Script=Latin}/u.test(text)
  if (most === undefined) return hasLatin ? 'Latn' : undefined
  const [script, count] = most
  // A name may be in another script.
  if (count < 3 && hasLatin) return 'Latn'
  // A word has two letters in Chinese and Japanese, and some five elsewhere.
  const words = count / (script === 'Hani' || script === 'Jpan' ? 2 : 5)
  return words >= minOther * (words + latinWords) ? script : 'Latn'
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
  // The detector knows neither from its sister: a country tells them apart.
  const region = country?.toUpperCase() ?? ''
  const sister = sisters[found.language]?.find(([, regions]) => regions.includes(region))?.[0]
  const language = sister ?? (found.language === 'ms' ? 'id' : found.language)
  // Portuguese is that of Brazil where nothing else is known.
  return language === 'pt' && /^(?:PT|AO|MZ|CV|GW|ST|TL)$/.test(region) ? `pt-${region}` : language
}

/** Languages that are told from the one that the detector names by the country. */
const sisters: Readonly<Record<string, [language: string, regions: string[]][]>> = {
  ms: [['ms', ['MY', 'BN', 'SG']]],
  hr: [['sr-Latn', ['RS', 'ME']]],
}

/** The sentences and phrases of the owner. Names of people, places and skills are in no language. */
function ownersSentences({ label, summary, headline, description, texts, ...lists }: Resume): string[] {
  const found = [label, summary, headline, description]
  for (const one of [...lists.work, ...lists.volunteer])
    found.push(one.position, one.description, one.summary, ...one.highlights)
  for (const { area, studyType, summary } of lists.education) found.push(area, studyType, summary)
  for (const { summary, highlights } of lists.awards) found.push(summary, ...highlights)
  for (const { summary } of lists.publications) found.push(summary)
  for (const { description, highlights } of lists.projects) found.push(description, ...highlights)
  for (const { paragraphs } of texts)
    for (const one of paragraphs) found.push(typeof one === 'string' ? one : one.text)
  return found.filter((text) => text !== undefined)
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
