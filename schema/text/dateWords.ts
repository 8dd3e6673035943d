// The words of written dates, in the languages of the interface and of exports. All are compared as `folded` writes them.

/** A word as it is compared: in small letters, without diacritics, with a straight apostrophe and without a last dot. */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\.$/, '')
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
]

/** Abbreviations that people write and no locale has. */
const abbreviations: Readonly<Record<string, number>> = {
  sept: 9,
  setiembre: 9,
  mrz: 3,
  jän: 1,
  agto: 8,
}

/** Month numbers by name, long and short: made when first needed, which takes some 30 ms. */
let monthNames: Map<string, number> | undefined

/** The number of the month that a word names; undefined for other words, and for one that languages disagree about. */
export function monthNamed(name: string): number | undefined {
  monthNames ??= namesOfMonths()
  return monthNames.get(folded(name))
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
          // In Hebrew the name has the word for "in" before it.
          for (const one of language === 'he' ? [name, `ב${name.replace(/^ב/, '')}`] : [name]) {
            if (!/^\p{L}{2,}(?: \p{L}+)?$/u.test(one)) continue
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
  'heden|nu|vandaag|huidig|lopend|nuvarande|pågående|idag|nå|nåværende|nykyinen',
  'obecnie|teraz|dziś|dzisiaj|chwili obecnej|nadal|w trakcie|dnes|současnost|prezent',
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
export const until =
  /^(?:until|till|til|up to|to|through|thru|bis|jusqu'(?:a|en|au)|jusque|a|au|al|ad|hasta|ate|ao|fino (?:a|ad|al)|tot(?: en met)?|t\/m|do|до|по|حتى|حتي|الى|עד|ועד|تا)(?:\s+|(?<=[\u0590-\u05ff\u0600-\u06ff])\s*)(?=\S)/u

/** Words before a start from which on something lasts, at the beginning of a text. */
export const since =
  /^(?:since|as of|starting|seit|ab|depuis|desde|dal|dall'|dalla|dai|sinds|od|з|із|с|от|منذ|מאז|מ-|משנת|از|自|从|從)\s*(?=[\s\p{N}]|(?<=[自从從])|(?<=-))\s*/u

/** Words before the start of a period that has an end, at the beginning of a text. */
export const from =
  /^(?:(?:from|von|vom|de|del|du|des|desde|dal|dalla|da|di|van|od|з|із|с|со|من|از)(?!\p{L})|dall'|d'|מ-?|自|从|從)\s*/u

/** Signs behind a start from which on something lasts, at the end of a text. */
export const onwards =
  /\s*(?:から|より|以来|以降|부터|以来|起|至今|['’]?(?:den|dan|ten|tan)\s+(?:beri|itibaren)|onwards?|and (?:on|later)|ff)\.?$/u

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
  'ربيع|الربيع|صيف|الصيف|خريف|الخريف|شتاء|الشتاء|אביב|באביב|קיץ|בקיץ|סתיו|בסתיו|חורף|בחורף',
  'بهار|تابستان|پاییز|زمستان',
)

/** The same behind a year in Chinese, Japanese and Korean, and behind a number. */
const roughEnding =
  /(?<=[年년]\s*)(?:春|夏|秋|冬|初|末|上半|下半|前半|後半|前期|後期|봄|여름|가을|겨울|초|말|상반기|하반기)[季期年]?|(?<=\d{4})[-\s]?[QH][1-4](?!\d)/giu

/** A text without the words that make its dates rough, and without what joined them to these. */
export const withoutRough = (text: string): string =>
  text
    .replace(roughEnding, ' ')
    .replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*\.?/gu, (word) => (rough.has(folded(word)) ? ' ' : word))
    .replace(/~|(?<!\p{L})(?:of|de|del|di|des)(?=\s+\d{4})/giu, ' ')
    .replace(/^[\s,/–—-]+|[\s,/-]+$/g, '')
    .replace(/[\s,/-]*(\s[–—-]\s)[\s/–-]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is a word for an end that has not come, such as `present` or `bis heute`. */
export function isOngoing(text: string): boolean {
  const word = folded(text)
  return ongoing.has(word) || ongoing.has(word.replace(until, ''))
}
