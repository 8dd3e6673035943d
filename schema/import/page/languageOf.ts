import { eld } from 'eld/small'
import type { Resume } from '../resume.ts'

/**
 * The fewest letters from which a language is detected: an "Entrepreneur" may be French. Other scripts than Latin need
 * fewer.
 */
const [minLatin, minOther] = [40, 8]

/**
 * Detects the language of a résumé from its texts, as a BCP 47 tag; undefined if they are in English, too short or
 * unclear.
 */
export function languageOf(resume: Resume): string | undefined {
  const text = textsIn(resume).join('\n')
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < (letters.every((letter) => /\p{Script=Latin}/u.test(letter)) ? minLatin : minOther))
    return undefined
  const found = eld.detect(text)
  if (!found.isReliable() || found.language === 'en') return undefined
  return found.language === 'zh' ? chinese(text) : found.language
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
  '们个这来为与开发学业务专产设计经验责负项电网络团队应',
  '們個這來為與開發學業務專產設計經驗責負項電網絡團隊應',
]

function chinese(text: string): string {
  const count = (form: string) => [...text].filter((letter) => form.includes(letter)).length
  return count(traditional) > count(simplified) ? 'zh-Hant' : 'zh'
}
