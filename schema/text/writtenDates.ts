/** `2021`, `2021-03`, `2021-03-14`, or `present`. */
export type ResumeDate = string

/** A period as somebody wrote it, of which one end may be missing. */
export interface WrittenPeriod {
  start?: ResumeDate
  end?: ResumeDate
  /** Whether only the years of it are exact, since it has a season or the like: it shows as it was written. */
  isRough: boolean
}

/** The longest text that is parsed as a date or a period, in characters. */
const maxPeriod = 80

/** A duration behind an end, such as `(2 years)` or `· 2 yrs`, which the dates already show. */
const duration = /(?<=\S)\s*(?:[(（](?![^()（）]*\d{4})(?=[^()（）]*\d)[^()（）]*[)）]|·(?![^·]*\d{4}).*)$/

/** Digits of other scripts, as ASCII has them. */
const withAsciiDigits = (text: string) =>
  text
    .replace(/[٠-٩۰-۹０-９๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[०-९০-৯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - 6) & 15))

/** The word for a year behind it, in Russian, Ukrainian, Bulgarian and Turkish. */
const yearWord = /(?<=\d)\s?(?:гг?|рр?|года|року|yılı)\.?$/u

/** Thai dates with the years of our era: those of Thailand's are 543 more. */
const inOurEra = (text: string) =>
  /\p{Script=Thai}|^25\d\d\s?[-–]\s?25\d\d$/u.test(text)
    ? withoutInnerDots(text)
        .replace(/(?:พศ|คศ)\.?\s?/gu, '')
        .replace(/(?<!\d)25\d\d(?!\d)/g, (year) => String(Number(year) - 543))
    : text

/** Thai abbreviations without the dots between their letters. */
const withoutInnerDots = (text: string) => text.replace(/(?<=\p{Script=Thai})\.(?=\p{Script=Thai})/gu, '')

const cleaned = (text: string) =>
  inOurEra(withAsciiDigits(text)).trim().replace(duration, '').trim().replace(yearWord, '')

/** A day, a month in words and a year, in any of the orders that languages have. */
const [dayFirst, yearFirst] = [
  /^(?:(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s/-]+(?:of\s+|de\s+|di\s+)?)?(\p{L}[\p{L}\p{M}]*?(?:\s\p{L}[\p{L}\p{M}]*)??)\.?,?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?=[\s,]))?(?:[\s,./-]+(?:(?:of|de|del|di)\s+)?|(?=\d))(\d{4}|['’‘]\d{2})\.?$/u,
  /^(\d{4})[.,]?[\s/-]+(\p{L}[\p{L}\p{M}]*)\.?(?:\s+(\d{1,2})\.?)?$/u,
]

/** A word before a date that says no more than that it is one. */
const preposition = /^(?:in|im|en|em|el|nel|w|we|v|в|у|ב|في|در)\s+(?=\S)/iu

/**
 * Parses a date in one of the forms that exports have; undefined if it is no date, or day and month cannot be told
 * apart.
 */
export function parseDate(text: string): ResumeDate | undefined {
  if (text.length > maxPeriod) return undefined
  const whole = cleaned(text)
  if (isOngoing(whole)) return 'present'
  const written = whole.replace(preposition, '')
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(
    written,
  )
  if (iso) return checked(iso[1], iso[2], iso[3])
  if (/^['’‘]\d{2}$/.test(written)) return fourDigits(written)
  const pointed = /^(\d{4})\.\s?(\d{1,2})\.?(?:\s?(\d{1,2})\.?)?$/.exec(written)
  if (pointed) return checked(pointed[1], pointed[2], pointed[3])
  const monthFirst = /^(?:tháng\s|thg\s)?(\d{1,2})\s?(?:[-/.]|(?<=^th.*),?\s(?:năm\s)?)\s?(\d{4})$/iu.exec(
    written,
  )
  if (monthFirst) return checked(monthFirst[2], monthFirst[1])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written)
  if (dotted) return checked(dotted[3], dotted[2], dotted[1])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written)
  if (slashed) return dayAndMonth(slashed[1], slashed[2], slashed[3])
  const eastern = /^(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?$/.exec(written)
  if (eastern) return checked(eastern[1], eastern[2], eastern[3])
  return wordedDate(written)
}

function wordedDate(written: string): ResumeDate | undefined {
  const [, before, name = '', after, year = ''] = dayFirst.exec(written) ?? []
  const month = monthNamed(name)
  if (month !== undefined) return checked(fourDigits(year), String(month), before ?? after)
  const [, first, second = '', day] = yearFirst.exec(written) ?? []
  const later = monthNamed(second)
  return later === undefined ? undefined : checked(first, String(later), day)
}

/** A year with an apostrophe in place of its century: '20 is 2020, and '98 is 1998. */
function fourDigits(year: string): string {
  if (year.length === 4) return year
  const short = year.slice(1)
  return `${Number(short) <= 50 ? 20 : 19}${short}`
}

/** A day and a month, whose order differs by country; undefined if both numbers can be the month. */
function dayAndMonth(first = '', second = '', year = ''): ResumeDate | undefined {
  if (Number(first) > 12) return checked(year, second, first)
  return Number(second) > 12 || first === second ? checked(year, first, second) : undefined
}

/**
 * What may stand between two dates. A hyphen needs no blanks behind a year, or between dates without hyphens of their
 * own.
 */
const between =
  /\s*(?:[–—〜～~→]|-{1,2}>|-{2,3}|\.{2,3}|…)\s*|\s+-\s*|\s*-\s+|(?<=\d{4}|\d{4}[/.]\d{1,2}|\p{L}\.?)-(?=\p{L}|\d{4}(?:$|[/.]\d{1,2}$)|\d{1,2}[/.]\d{4}$|['’‘]\d)|(?<=\d{4}-\d{2})\/(?=\d{4}-)|\s*[至到]\s*|(?<=\d|[年月日])から(?=\d)|\s*부터\s*|\s+(?:to|until|till?|thru|through|bis|à|a|au|aux|al|ad|alla|jusqu['’](?:à|en|au)|hasta|até|ao|às|tot|t\/m|do|до|по|إلى|الى|حتى|עד|ועד|تا|fins a|până (?:în|la)|(?:έως|μέχρι)(?: τ[οη]ν?)?|đến|hingga|sampai|s\.?d\.?|ถึง|से|থেকে)\s+/giu

/**
 * Parses a range such as `June 2018 – Present`, `May – August 2021` or `From 2019 to 2021`, or an open one such as
 * `June 2018 –` and `Since 2018`, which ends at `present`; undefined if it is none, or rough.
 */
export function parseRange(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const written = cleaned(text.slice(0, maxPeriod + 1))
  if (text.trim().length > maxPeriod) return undefined
  const [open] = /^.*\S(?=\s*[-–—~〜～→]+>?$)/.exec(written) ?? []
  const lasting = open ?? withoutWord(written, since).replace(onwards, '')
  if (lasting !== written) {
    const start = parseDate(lasting)
    if (start && start !== 'present') return { start, end: 'present' }
  }
  const plain = written.replace(/[까까]지$|まで$|\s(?:तक|পর্যন্ত)$/u, '')
  for (const whole of [plain, withoutWord(plain, from)])
    for (const { 0: join, index } of whole.matchAll(between)) {
      const rest = whole.slice(index + join.length)
      // "till date" is one word for the present, though "till" may join two dates.
      const end = parseDate(rest) ?? parseDate(whole.slice(index).trim())
      const start = end && startBefore(whole.slice(0, index), end)
      if (start && end) return { start, end }
    }
  return twoYears(plain)
}

/** A text without a word at its beginning, in any case. */
const withoutWord = (text: string, word: RegExp) =>
  text.replace(new RegExp(word.source, `${word.flags}i`), '')

/** The start of a range; one that is a month alone is in the year of the end, or in the one before. */
function startBefore(text: string, end: ResumeDate): ResumeDate | undefined {
  const start = parseDate(text)
  if (start) return start === 'present' ? undefined : start
  const [year = '', month] = end.split('-')
  if (!month || end === 'present') return undefined
  const inYear = parseDate(`${text} ${year}`)
  if (!inYear || inYear.length < 7) return undefined
  return inYear.slice(0, 7) <= end.slice(0, 7) ? inYear : parseDate(`${text} ${Number(year) - 1}`)
}

/** Years such as `2018-22`, where the second is no month, and years of school such as `2018/2019` and `2018/19`. */
function twoYears(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const [, start = '', join, short = ''] = /^(\d{4})\s?([-/–])\s?(\d{2}|\d{4})$/.exec(text) ?? []
  const end = `${start.slice(0, 4 - short.length)}${short}`
  if (!checked(start) || !checked(end) || end <= start) return undefined
  if (short.length === 2 && Number(short) <= 12) return undefined
  // Years with a slash between them may be two of several, but for those of a school.
  return join === '/' && Number(end) !== Number(start) + 1 ? undefined : { start, end }
}

/**
 * Parses what somebody wrote as a period: a range, a date alone, an end alone such as `until 2019`; and the years of one
 * with seasons and the like. Undefined if nothing of it can be read.
 */
export function parsePeriod(text: string): WrittenPeriod | undefined {
  const exact = exactPeriod(text)
  if (exact) return { ...exact, isRough: false }
  if (text.length > maxPeriod) return undefined
  const years = withoutRough(withAsciiDigits(text))
  const read = years === text.trim() ? undefined : exactPeriod(years)
  return read && { ...read, isRough: true }
}

function exactPeriod(text: string): Omit<WrittenPeriod, 'isRough'> | undefined {
  const range = parseRange(text)
  if (range) return range
  const date = parseDate(text)
  if (date) return date === 'present' ? { end: date } : { start: date, end: date }
  const end = parseDate(withoutWord(cleaned(text), until))
  return end && end !== 'present' ? { end } : undefined
}

function checked(year = '', month?: string, day?: string): ResumeDate | undefined {
  if (Number(year) < 1900 || Number(year) > 2100) return undefined
  if (month === undefined) return year
  const monthNumber = Number(month)
  if (monthNumber < 1 || monthNumber > 12) return undefined
  const toMonth = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return toMonth
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate()
  if (Number(day) < 1 || Number(day) > lastDay) return undefined
  return `${toMonth}-${day.padStart(2, '0')}`
}

// The words of written dates, in the languages of the interface and of exports. All are compared as `folded` writes them.

/**
 * A word as it is compared: in small letters, without diacritics, but with vowels that are written as such, with a
 * straight apostrophe and without a last dot.
 */
const folded = (word: string): string =>
  withoutInnerDots(word)
    .normalize('NFD')
    .replace(/(?!(?![\u093c\u09bc])[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[.॰]$/, '')
    .trim()

const set = (...words: string[]) => new Set(words.flatMap((line) => line.split('|')).map(folded))

/** Languages whose names of months are read. */
const languages = [
  'en',
  'de',
  'de-AT',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'ro',
  'hu',
  'tr',
  'id',
  'ru',
  'uk',
  'ar',
  'ar-SY',
  'ar-MA',
  'ar-DZ',
  'he',
  'fa',
  'sk',
  'el',
  'bg',
  'ca',
  'th',
  'hi',
  'bn',
]

/**
 * Abbreviations that people write and no locale has, and the names in Croatian: its listopad is October, and that of
 * Polish and Czech, which is read, November.
 */
const abbreviations: Readonly<Record<string, number>> = {
  sept: 9,
  setiembre: 9,
  mrz: 3,
  jän: 1,
  agto: 8,
  फर: 2,
  siječanj: 1,
  siječnja: 1,
  veljača: 2,
  veljače: 2,
  ožujak: 3,
  ožujka: 3,
  travanj: 4,
  travnja: 4,
  svibanj: 5,
  svibnja: 5,
  lipanj: 6,
  lipnja: 6,
  srpanj: 7,
  srpnja: 7,
  kolovoz: 8,
  kolovoza: 8,
  rujan: 9,
  rujna: 9,
  studeni: 11,
  studenoga: 11,
  studenog: 11,
  prosinac: 12,
  prosinca: 12,
}

/** Month numbers by name, long and short: made when first needed, which takes some 30 ms. */
let monthNames: Map<string, number> | undefined

/** The number of the month that a word names; undefined for other words, and for one that languages disagree about. */
function monthNamed(name: string): number | undefined {
  monthNames ??= namesOfMonths()
  return monthNames.get(folded(name))
}

/** Forms of a name that a locale lacks: the Hebrew one with the word for "in" before it, and cases of Greek ones. */
function otherForms(name: string, language: string): string[] {
  if (language === 'he') return [`ב${name.replace(/^ב/, '')}`]
  return language === 'el' ? ['ος', 'ο'].map((ending) => name.replace(/ου$/, ending)) : []
}

function namesOfMonths(): Map<string, number> {
  const names = new Map(Object.entries(abbreviations).map(([name, number]) => [folded(name), number]))
  const other = new Set<string>()
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const alone of [true, false])
        for (let number = 1; number <= 12; number += 1) {
          const format = new Intl.DateTimeFormat(language, {
            calendar: 'gregory',
            month,
            timeZone: 'UTC',
            ...(alone ? {} : { day: 'numeric' as const }),
          })
          const parts = format.formatToParts(Date.UTC(2021, number - 1, 1))
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '')
          for (const one of [name, ...otherForms(name, language)]) {
            if (!/^\p{L}[\p{L}\p{M}]+(?: \p{L}+)?$/u.test(one)) continue
            if ((names.get(one) ?? number) !== number) other.add(one)
            names.set(one, number)
          }
        }
  for (const name of other) names.delete(name)
  return names
}

/** Words for an end that has not come. */
const ongoing = set(
  'present|the present|present day|present time|current|currently|current date|now|ongoing|on going|on-going|today|date',
  'continuing|active|to present|still working|in progress',
  'heute|jetzt|dato|laufend|aktuell|gegenwart|gegenwärtig|derzeit|andauernd|dauert an|fortlaufend',
  "présent|ce jour|aujourd'hui|maintenant|en cours|actuel|actuelle|actuellement|l'heure actuelle|nos jours|le présent",
  'presente|el presente|la actualidad|actual|actualidad|actualmente|hoy|hoy en día|ahora|la fecha|el momento|en curso',
  'atual|atualmente|atualidade|a atualidade|o momento|momento|hoje|agora|o presente|presente momento|em curso|em andamento|corrente',
  'oggi|ora|adesso|attuale|attualmente|in corso|il presente|tuttora|data odierna',
  'heden|nu|vandaag|huidig|lopend|nuvarande|pågående|idag|i dag|nuværende|dags dato|nå|nåværende',
  'nykyinen|nykyhetki|nyt|edelleen|jatkuu|jelenleg|jelenlegi|jelen|napjainkig|mostanáig|folyamatban',
  'obecnie|teraz|dziś|dzisiaj|chwili obecnej|nadal|w trakcie|dnes|současnost|současnosti|nyní|dosud|doposud|trvá',
  'súčasnosť|súčasnosti|doteraz|danas|sada|sadašnjost|trenutno|trenutačno|u tijeku',
  'prezent|în prezent|azi|astăzi|acum|actualitat|avui',
  'σήμερα|το παρόν|παρόν|τώρα|σε εξέλιξη|сега|момента|днес|настоящия момент|понастоящем|настояще',
  'nay|hiện tại|hiện nay|bây giờ|sekarang|saat ini|kini',
  'ปัจจุบัน|จนถึงปัจจุบัน|वर्तमान|अब|अभी|आज|जारी|अब तक|अभी तक|বর্তমান|বর্তমানে|এখন|চলমান|আজ',
  'halen|hâlâ|devam ediyor|devam etmekte|günümüz|günümüze kadar|bugün|bugüne kadar|şu an|şimdi|şu anda',
  'настоящее время|наст. время|н.в|нв|н. в|сейчас|сегодня|сей день|сих пор|текущее время',
  'дотепер|зараз|сьогодні|цей час|теперішній час|теперішнього часу|нині|донині|сьогодення|н.ч',
  '至今|迄今|今|现在|現在|目前|在职|在職|在職中|在读|在讀|現在に至る|今に至る|現職|継続中|在籍中',
  '현재|현재까지|재직중|재직 중|재학중|재학 중|지금|지금까지',
  'الآن|الوقت الحاضر|الوقت الحالي|اليوم|الحاضر|حاليا|يومنا هذا|مستمر',
  'היום|כיום|עכשיו|כעת|ההווה|הווה|נוכחי',
  'اکنون|تاکنون|حال حاضر|حال|امروز',
)

/** Words before an end, which add nothing to it, at the beginning of a text. */
const until =
  /^(?:until|till|til|up to|to|through|thru|bis|jusqu'(?:a|en|au)|jusque|a|au|al|ad|hasta|ate|ao|fino (?:a|ad|al)|tot(?: en met)?|t\/m|do|до|по|حتى|حتي|الى|עד|ועד|تا|fins(?: al?)?|p[aâ]n[aă] (?:[iî]n|la)|[εέ]ως|μ[εέ]χρι|đ[eế]n|hingga|sampai|ถึง)(?:\s+|(?<=[\u0590-\u05ff\u0600-\u06ff])\s*)(?=\S)/u

/** Words before a start from which on something lasts, at the beginning of a text. */
const since =
  /^(?:since|as of|starting|seit|ab|depuis|desde|dal|dall'|dalla|dai|sinds|sedan|siden|från och med|sejak|des de|din|από(?: τ[οη]ν?)?|từ|ตั้งแต่|od|з|із|с|от|منذ|מאז|מ-|משנת|از|自|从|從)\s*(?=[\s\p{N}]|(?<=[自从從])|(?<=-))\s*/u

/** Words before the start of a period that has an end, at the beginning of a text. */
const from =
  /^(?:(?:from|von|vom|de|del|du|des|desde|dal|dalla|da|di|van|från|fra|din|de la|des de|από(?: τ[οη]ν?)?|от|từ|dari|ตั้งแต่|จาก|od|з|із|с|со|من|از)(?![\p{L}\p{M}])|dall'|d'|מ-?|自|从|從)\s*/u

/** Signs behind a start from which on something lasts, at the end of a text. */
const onwards =
  /\s*(?:から|より|以来|以降|부터|以来|起|至今|['’]?(?:den|dan|ten|tan)\s+(?:beri|itibaren)|onwards?|and (?:on|later)|ff|alkaen|lähtien|óta|से|থেকে)\.?$/u

/** Words that make a date rough: a season, a part of a year, or that it is about then. */
const rough = set(
  'spring|summer|autumn|fall|winter|early|mid|middle|late|beginning|end|circa|ca|c|about|around|approx|approximately',
  'q1|q2|q3|q4|h1|h2|quarter|half|semester|term|trimester|holiday|holidays|1st|2nd|3rd|4th',
  'frühling|frühjahr|sommer|herbst|anfang|mitte|ende|etwa|wintersemester|sommersemester|ws|ss|wise|sose',
  'printemps|été|automne|hiver|début|mi|fin|vers|environ|semestre',
  'primavera|verano|otoño|invierno|principios|inicios|mediados|finales|fines|aprox|aproximadamente',
  'verão|outono|inverno|início|meados|final|fim|estate|autunno|inizio|metà|fine',
  'lente|voorjaar|zomer|herfst|najaar|begin|medio|eind|rond|ongeveer',
  'wiosna|wiosną|wiosny|lato|latem|lata|jesień|jesienią|jesieni|zima|zimą|zimy|początek|połowa|koniec|około',
  'ilkbahar|bahar|yaz|sonbahar|güz|kış|başı|ortası|sonu',
  'весна|весной|весны|лето|летом|лета|осень|осенью|осени|зима|зимой|зимы|начало|середина|конец',
  'весною|весни|літо|влітку|літа|осінь|восени|осені|зимою|взимку|зими|початок|кінець',
  'våren|vår|sommaren|sommar|hösten|höst|vintern|vinter|forår|efterår|høsten|høst|kevät|kesä|syksy|talvi',
  'jaro|léto|podzim|začátek|polovina|konec|jar|leto|jeseň|začiatok|koniec|proljeće|ljeto|jesen|tavasz|nyár|ősz|tél',
  'primăvara|vara|toamna|iarna|estiu|tardor|hivern|άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|пролет|лято|есен|край',
  'ربيع|الربيع|صيف|الصيف|خريف|الخريف|شتاء|الشتاء|אביב|באביב|קיץ|בקיץ|סתיו|בסתיו|חורף|בחורף',
  'بهار|تابستان|پاییز|زمستان',
)

/** The same behind a year in Chinese, Japanese and Korean, and behind a number. */
const roughEnding =
  /(?<=[年년]\s*)(?:春|夏|秋|冬|初|末|上半|下半|前半|後半|前期|後期|봄|여름|가을|겨울|초|말|상반기|하반기)[季期年]?|(?<=\d{4})[-\s]?[QH][1-4](?!\d)/giu

/** A text without the words that make its dates rough, and without what joined them to these. */
const withoutRough = (text: string): string =>
  text
    .replace(roughEnding, ' ')
    .replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*\.?/gu, (word) => (rough.has(folded(word)) ? ' ' : word))
    .replace(/~|(?<!\p{L})(?:of|de|del|di|des)(?=\s+\d{4})/giu, ' ')
    .replace(/^[\s,/–—-]+|[\s,/-]+$/g, '')
    .replace(/[\s,/-]*(\s[–—-]\s)[\s/–-]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is a word for an end that has not come, such as `present` or `bis heute`. */
function isOngoing(text: string): boolean {
  const word = folded(text)
  return ongoing.has(word) || ongoing.has(word.replace(until, ''))
}
