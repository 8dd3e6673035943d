import type { Resume } from '../resume.ts'

/** Small words by which texts tell their language. A word may stand in several, and decides nothing alone. */
const smallWords: Record<string, string> = {
  en: 'the and of with for to from by this that',
  de: 'und der die das mit für von im den bei ich zur zum auf eine nach über',
  es: 'y el los las del con una para por como años desde',
  fr: 'et les des du pour dans avec sur au aux je une est chez',
  it: 'di il della per nel gli che alla dei delle sono presso con del una',
  nl: 'het een van voor met bij aan ik en op te door',
  pl: 'w z oraz dla się na od przez jest przy',
  pt: 'em com uma um dos das não os ao pela na para por como',
  tr: 've bir ile için olarak bu daha gibi',
}

/** How often small words of a language must be there, how many different ones, and how much more often than another’s. */
const [minWords, minDifferent, lead] = [5, 3, 2]

/** What most of a text’s letters are, where one language alone has that script, or nearly so. */
const scripts: [script: RegExp, language: (letters: string) => string | undefined][] = [
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, eastern],
  [/\p{Script=Arabic}/gu, arabic],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Cyrillic}/gu, cyrillic],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Devanagari}/gu, () => 'hi'],
]

/** Names of programs and companies are Latin in any language, so that less than half may be its own script. */
const minShare = 0.3

/**
 * The language in which a résumé that does not tell it is written, as a BCP 47 tag; undefined where its texts are in
 * English, too short, or in several.
 */
export function languageOf(resume: Resume): string | undefined {
  const text = textsIn(resume).join('\n').normalize('NFC').toLowerCase()
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of scripts) {
    const own = text.match(script) ?? []
    if (own.length >= 10 && own.length >= letters * minShare) return language(own.join(''))
  }
  const words = text.match(/\p{L}+/gu) ?? []
  const found = Object.entries(smallWords)
    .map(([language, list]) => {
      const small = new Set(list.split(' '))
      const own = words.filter((word) => small.has(word))
      return { language, count: own.length, different: new Set(own).size }
    })
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = found
  if (!first || !second || first.language === 'en') return undefined
  const isSure =
    first.count >= minWords && first.different >= minDifferent && first.count >= second.count * lead
  return isSure ? first.language : undefined
}

/** What its owner says in sentences and phrases. Names of people, places and skills are in no language. */
function textsIn({ label, summary, page, texts, ...lists }: Resume): string[] {
  const posts = [...lists.work, ...lists.volunteer].flatMap(
    ({ position, description, summary, highlights }) => [position, description, summary, ...highlights],
  )
  const studies = lists.education.flatMap(({ area, studyType, summary }) => [area, studyType, summary])
  const others = [...lists.awards, ...lists.publications, ...lists.projects].flatMap((one) => [
    'description' in one ? one.description : undefined,
    'summary' in one ? one.summary : undefined,
    ...('highlights' in one ? one.highlights : []),
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
  '们个这来为与开发学业务专产设计经验责负项电网络团队应',
  '們個這來為與開發學業務專產設計經驗責負項電網絡團隊應',
]

function eastern(letters: string): string {
  const kana = letters.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana > letters.length / 10) return 'ja'
  const count = (form: string) => [...letters].filter((letter) => form.includes(letter)).length
  return count(traditional) > count(simplified) ? 'zh-Hant' : 'zh'
}

function arabic(letters: string): string {
  return /[ٹڈے]/.test(letters) ? 'ur' : /[پچژگ]/.test(letters) ? 'fa' : 'ar'
}

/** Ukrainian has letters that Russian lacks, and Russian some that others lack. */
function cyrillic(letters: string): string | undefined {
  return /[їєґ]/.test(letters) ? 'uk' : /ў/.test(letters) ? 'be' : /[ыэ]/.test(letters) ? 'ru' : undefined
}
