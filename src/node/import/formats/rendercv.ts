import { localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { type Context, Entry, periodOfText } from '../entry.ts'
import { type Education, emptyResume, filled, type Period, type Post, type Resume } from '../resume.ts'
import { markdownLink, markdownWording } from '../wording.ts'
import type { Format } from './format.ts'
import { profileAt } from './networks.ts'

/** Languages of rendercv by the names of its locales. */
const languages: Record<string, string> = {
  arabic: 'ar',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  french: 'fr',
  german: 'de',
  hebrew: 'he',
  hindi: 'hi',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  mandarin_chinese: 'zh',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
}

const ofThePdf = 'it is about the PDF of rendercv'

/** Reads the YAML of rendercv, as its versions from 1 on have it. */
export const rendercv: Format<object> = {
  name: 'rendercv file',
  wording: markdownWording,
  fits: (data) => isGroup(own(data, 'cv')),
  read: readFile,
}

function readFile(data: object, context: Context): Resume {
  const root = new Entry(data, '', context)
  const resume = emptyResume()
  const cv = root.group('cv')
  const [website] = cv.texts('website')
  Object.assign(
    resume,
    filled({
      name: cv.text('name'),
      label: cv.text('headline', 'label'),
      email: cv.texts('email')[0],
      phone: cv.texts('phone')[0]?.replace(/^tel:/, ''),
      url: website && cv.address('website', website),
    }),
  )
  for (const key of ['email', 'phone', 'website'])
    for (const more of cv.texts(key).slice(1)) cv.skip(key, more, 'the page has one')
  resume.location = filled({ city: cv.text('location') })
  const image = cv.portrait('photo')
  if (image) resume.image = image
  resume.profiles = [...cv.list('social_networks'), ...cv.list('custom_connections')].flatMap((one) => {
    const network = one.text('network', 'placeholder')
    const username = one.text('username')
    const url = (one.has('url') ? one.link('url') : undefined) ?? profileAt(network ?? '', username)
    one.done(network ? 'an icon is chosen by the name of the network' : 'it has no name of a network')
    if (!network && (username ?? url)) one.skip('username', username ?? url, 'it has no name of a network')
    return network ? [filled({ network, username: url ? undefined : username, url })] : []
  })
  const sections = cv.group('sections')
  for (const title of sections.keys()) readSection(sections, title, resume)
  sections.done()
  cv.done()

  const locale = root.group('locale')
  const language = locale.text('language')
  if (language) {
    resume.lang =
      languages[language.toLowerCase().replaceAll(' ', '_')] ?? localeOf(language)?.toString() ?? undefined
    if (!resume.lang) locale.skip('language', language, 'it is no language that is known')
  }
  for (const key of locale.keys()) if (key !== 'language') locale.skipWhole(key, ofThePdf)
  for (const key of ['design', 'settings', 'rendercv_settings', 'locale_catalog'])
    root.skipWhole(key, ofThePdf)
  root.done()
  return resume
}

/** Reads a section by the form of its entries, as rendercv does, and by its title if the form fits several kinds. */
function readSection(sections: Entry, title: string, resume: Resume): void {
  const raw = sections.take(title)
  const heading = title.includes('_') || title === title.toLowerCase() ? titled(title) : title
  const kind = sectionKind(title)
  if (Array.isArray(raw) && raw.every((one) => !isGroup(one))) {
    const paragraphs = sections.sentences(title)
    if (kind === 'summary' && !resume.summary) resume.summary = paragraphs.join('\n\n')
    else readLines(paragraphs, kind, heading, resume)
    return
  }
  const lines: string[] = []
  for (const one of sections.list(title)) {
    if (one.has('institution')) resume.education.push(education(one))
    else if (one.has('company') || one.has('position')) {
      if (kind === 'education') resume.education.push(studies(experience(one)))
      else resume[kind === 'volunteering' ? 'volunteer' : 'work'].push(experience(one))
    } else if (one.has('authors') || one.has('journal') || one.has('doi')) publication(one, resume)
    else if (one.has('label')) oneLine(one, kind, resume, lines)
    else if (one.has('name')) normal(one, kind, heading, resume)
    else {
      const line = one.sentence('bullet', 'number', 'reversed_number')
      if (line) lines.push(line)
    }
    one.done()
  }
  readLines(lines, kind, heading, resume)
}

/**
 * Reads lines as groups of skills, if the section is about skills and each has the form `name: skills`; else as a text.
 */
function readLines(
  lines: readonly string[],
  kind: SectionKind | undefined,
  heading: string,
  resume: Resume,
): void {
  const groups = lines.map((line) => /^([^:：]{1,60})[:：]\s*(\S.*)$/u.exec(sentenceWords(line)))
  if (kind === 'skills' && groups.every(Boolean))
    for (const group of groups) skillGroup(group?.[1] ?? '', group?.[2] ?? '', resume)
  else if (lines.length > 0) resume.texts.push({ heading, paragraphs: [...lines] })
}

const titled = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

/** `start_date` and `end_date`, or a `date` that may be free or a range. */
function period(one: Entry): Period {
  if (one.has('date') && !one.has('start_date')) {
    return periodOfText(one.text('date'))
  }
  if (one.has('date')) one.skip('date', one.take('date'), 'it has a start and an end too')
  return one.period(['start_date'], ['end_date'], true)
}

/** A name and its address, from a link in Markdown or from the key `url`. */
function linked(one: Entry, key: string): { words?: string; url?: string } {
  const { words, url } = linkIn(one, key)
  return filled({ words, url: url ?? (one.has('url') ? one.link('url') : undefined) })
}

/** The words of a text, and the address if it is one link in Markdown. */
function linkIn(one: Entry, key: string): { words?: string; url?: string } {
  const link = markdownLink(String(one.take(key) ?? ''))
  if (!link) return filled({ words: one.text(key) })
  const words = one.context.wording(link.words).text
  const url = one.address(key, link.address)
  return filled({ words, url })
}

/** The words of a sentence, where they stand in a place that takes no Markdown. */
function plainWords(one: Entry, key: string, sentence: string): string {
  const { text, lost } = one.context.wording(sentence)
  for (const what of lost) one.skip(key, what, 'the text is shown without it')
  return text
}

/** Work, paid or not. */
function experience(one: Entry) {
  const { words, url } = linked(one, 'company')
  return filled({
    name: words,
    url,
    position: one.text('position'),
    location: one.text('location'),
    ...period(one),
    summary: one.sentence('summary'),
    highlights: one.sentences('highlights'),
  })
}

/** A course of studies. */
function education(one: Entry) {
  const { words, url } = linked(one, 'institution')
  const location = one.text('location')
  const points = one.sentences('highlights')
  const score = one.has('grade') ? undefined : points.find((point) => /^gpa\b/i.test(point))
  return filled({
    institution: words,
    location,
    url,
    area: one.text('area'),
    studyType: one.text('degree'),
    ...period(one),
    score: one.text('grade') ?? (score && plainWords(one, 'highlights', score).replace(/^(gpa):\s*/i, '$1 ')),
    summary: one.sentence('summary'),
    highlights: points.filter((point) => point !== score),
    courses: [],
  })
}

/** A course of studies that is written as work: at a company, in a position. */
const studies = ({ name, position, highlights, summary, ...post }: Post): Education =>
  filled({
    ...post,
    institution: name,
    studyType: position,
    summary,
    highlights,
    courses: [],
  })

/** A paper, with its authors. */
function publication(one: Entry, resume: Resume): void {
  const { words, url } = linked(one, 'title')
  if (words === undefined) {
    one.done('it has no title')
    return
  }
  resume.publications.push(
    filled({
      name: words,
      authors: one.texts('authors'),
      publisher: one.text('journal'),
      ...one.date('date'),
      doi: one.text('doi')?.replace(/^https?:\/\/doi\.org\//i, ''),
      url,
      summary: one.sentence('summary'),
    }),
  )
}

/** `label` and `details`: a group of skills, a language, an interest. */
function oneLine(one: Entry, kind: SectionKind | undefined, resume: Resume, lines: string[]): void {
  const label = one.text('label') ?? ''
  const details = one.text('details') ?? ''
  if (kind === 'skills') skillGroup(label, details, resume)
  else if (kind === 'languages')
    resume.languages.push({ language: label, ...(details && { fluency: details }) })
  else if (kind === 'interests') resume.interests.push({ name: label, keywords: keywordsIn(details) })
  else lines.push(details ? `${label}: ${details}` : label)
}

/** A group of skills under a label; under that of languages, the languages that somebody speaks. */
function skillGroup(label: string, details: string, resume: Resume): void {
  const isOneWord = !/\s/.test(label)
  const languages = isOneWord && sectionKind(label) === 'languages' ? spoken(details) : undefined
  if (languages) resume.languages.push(...languages)
  else resume.skills.push({ name: label, keywords: keywordsIn(details) })
}

/** Reads `English (fluent, TOEFL: 118/120), Turkish (native)`; undefined if any part has another form. */
function spoken(details: string): Resume['languages'] | undefined {
  const entry = /\s*([^,()]+?)\s*\(([^()]+)\)\s*(?:,|$)/y
  const languages: Resume['languages'] = []
  while (entry.lastIndex < details.length) {
    const [, language, fluency] = entry.exec(details) ?? []
    if (!language || !fluency) return undefined
    languages.push({ language, fluency })
  }
  return languages.length > 0 ? languages : undefined
}

/** A comma between parts, and none in brackets. */
const outerComma = /\s*[,;、，；]\s*(?![^()（）]*[)）])/

/** The parts of a text that is a list of short ones; any other text as one entry. */
function keywordsIn(details: string): string[] {
  const parts = details.split(outerComma).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [details]).filter(Boolean)
}

/** `name`, dates and points: an award, a certificate, a project. */
function normal(one: Entry, kind: SectionKind | undefined, heading: string, resume: Resume): void {
  const { words: name, url } = linked(one, 'name')
  if (name === undefined) {
    one.done('it has no name')
    return
  }
  const place = linkIn(one, 'location')
  const location = place.words
  const when = period(one)
  const summary = one.sentence('summary')
  const highlights = one.sentences('highlights')
  const { dates } = when
  const date = when.endDate === 'present' ? when.startDate : (when.endDate ?? when.startDate)
  const isOneDay = when.startDate === undefined || date === when.startDate
  const leaveDates = (why: string) => {
    if (!isOneDay && !dates) one.skip('start_date', when.startDate, why)
  }
  if (kind === 'awards') {
    leaveDates('an award has one date')
    resume.awards.push(filled({ title: name, location, date, dates, summary, highlights, url }))
  } else if (kind === 'certificates') {
    leaveDates('a certificate has one date')
    resume.certificates.push(filled({ name, location, date, dates, url, summary, highlights }))
  } else if (kind === 'volunteering')
    resume.volunteer.push(filled({ position: name, location, url, ...when, summary, highlights }))
  else if (kind === 'work')
    resume.work.push(
      filled({ position: name, location, url: url ?? place.url, ...when, summary, highlights }),
    )
  else
    resume.projects.push(
      filled({
        name,
        location,
        description: summary,
        highlights,
        keywords: [],
        roles: [],
        url,
        ...when,
        ...(kind !== 'projects' && { type: heading, heading }),
      }),
    )
}

/** What a section is about, if the form of its entries does not show it. */
type SectionKind =
  | 'summary'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'awards'
  | 'certificates'
  | 'volunteering'
  | 'education'
  | 'projects'
  | 'work'

/** Words in the names of sections, in small letters; the first kind that has one wins. */
const kinds: [SectionKind, RegExp][] = [
  [
    'summary',
    /(?<!\p{L})(?:summary|about|profile|objective|resumen|perfil|sobre m[ií]|acerca|resumo|sobre mim|profil|zusammenfassung|über mich|à propos|profilo|chi sono|samenvatting|profiel|over mij|podsumowanie|o mnie|özet)(?!\p{L})|摘要|简介|簡介|自我|概要|自己紹介|職務要約|소개|요약|о себе|про мене|نبذة|ملخص|תקציר|אודות/u,
  ],
  [
    'certificates',
    /certif|licen[cs]|zertifi|certyfik|sertifika|证书|證書|证照|證照|資格|자격|сертиф|شهاد|תעוד|הסמכ/u,
  ],
  [
    'awards',
    /award|honou?r|prize|scholarship|auszeichnung|stipendi|premio|premia|reconocimiento|distinction|prêmio|onderscheiding|nagrod|ödül|奖|獎|荣誉|榮譽|受賞|表彰|수상|награ|нагород|جوائز|פרס/u,
  ],
  [
    'skills',
    /skill|technolog|tool|competen|programming|kenntnis|fähigkeit|kompetenz|habilidad|aptitud|conocimiento|tecnolog|herramienta|ferramenta|competência|compétence|outils|competenz|vaardighe|umiejętno|yetenek|beceri|技能|スキル|技术|技術|기술|역량|навык|навич|مهارات|כישור|מיומנ/u,
  ],
  [
    'languages',
    /languages?(?!\p{L})|sprache|idioma|langue|lingue(?!\p{L})|(?<!\p{L})talen(?!\p{L})|język|diller|语言|語言|言語|語学|언어|외국어|язык|мови|لغات|שפות/u,
  ],
  [
    'interests',
    /interest|hobb|interesse|intereses|intérêt|loisir|zainteresowan|兴趣|興趣|趣味|취미|хобби|хобі|интерес|інтерес|اهتمام/u,
  ],
  [
    'volunteering',
    /volunt|ehrenamt|bénévol|wolontar|gönüllü|vrijwillig|志愿|志願|ボランティア|봉사|волонт|волонтер|تطوع|התנדב/u,
  ],
  [
    'education',
    /educa|ausbildung|bildung|studium|formación|(?<!\p{L})formation|formação|istruzione|opleiding|wykształ|eğitim|学历|學歷|教育|学歴|학력|образован|освіт|تعليم|השכלה/u,
  ],
  [
    'projects',
    /project|projekt|proyecto|projeto|projet|progett|proje(?!\p{L})|open.?source|portfolio|项目|專案|プロジェクト|프로젝트|проект|проєкт|مشاريع|פרויקט/u,
  ],
  [
    'work',
    /experience|employment|career|(?<!\p{L})(?:work|jobs?|positions?)(?!\p{L})|berufserfahrung|beruf(?:lich|s)|werdegang|erfahrung|experiencia|empleo|expérience|emploi|esperienz|experiência|emprego|werkervaring|ervaring|loopbaan|doświadczen|zatrudnien|deneyim|职业|工作|经历|經歷|職歴|職務|経歴|경력|опыт|работ|досвід|робот|خبر|ניסיון|תעסוק/u,
  ],
]

/** What a section is about, by its name in one of the languages of the interface; undefined for any other name. */
function sectionKind(name: string): SectionKind | undefined {
  const words = name
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
  return kinds.find(([, word]) => word.test(words))?.[0]
}
