/** How a language sets quotations, dashes and spaces. */
export interface Signs {
  /** Its quotation marks, the outer ones first, each as what opens and what closes. */
  quotes: readonly [outer: Pair, inner: Pair]
  /** Whether single marks that are within no others are outer ones too, as British books have them. */
  singleIsOuter?: boolean
  /** The dash between words. */
  dash: '–' | '—'
  /** The space before it where no line may begin with one. */
  beforeDash?: string
  /** Whether a word of one letter may never end a line. */
  binds?: true
  /** Words that begin with an apostrophe, as a pattern of what follows it. */
  elisions?: string
  /** The no-break spaces before `:` and before `;`, `!` and `?`. */
  before?: { colon: string; others: string }
}

type Pair = readonly [opening: string, closing: string]

/** The no-break space, and the narrow one. */
const [space, narrow] = ['\u00a0', '\u202f']

const pairs = {
  english: ['“', '”'],
  single: ['‘', '’'],
  german: ['„', '“'],
  germanSingle: ['‚', '‘'],
  polish: ['„', '”'],
  pointed: ['«', '»'],
  pointedSingle: ['‹', '›'],
  french: [`«${narrow}`, `${narrow}»`],
  frenchSingle: [`‹${narrow}`, `${narrow}›`],
  inward: ['»', '«'],
  right: ['”', '”'],
  rightSingle: ['’', '’'],
} as const satisfies Record<string, Pair>

const set = (outer: keyof typeof pairs, inner: keyof typeof pairs, more: Partial<Signs> = {}): Signs => ({
  quotes: [pairs[outer], pairs[inner]],
  dash: '–',
  ...more,
})

const slavic = { binds: true, beforeDash: space } as const

const elisions = {
  english: `n\\b|(?:tis|twas|twere|twill|em|til|cause|cos|bout|round|nuff)\\b(?!['’])`,
  german: `(?:s|n|ne|nen|nem|ner|rein|raus|runter|mal)\\b(?!['’])`,
  dutch: `(?:[stnkmr])\\b(?!['’])`,
}

const english = set('english', 'single', { elisions: elisions.english })
const british = { ...set('single', 'english', { elisions: elisions.english }), singleIsOuter: true }
const french = set('french', 'english', { before: { colon: space, others: narrow } })

/**
 * By language, or by language and region. Quotation marks are those of CLDR's `delimiters`, with the rules of
 * typesetters where these are clear: Swiss ones (pointed, without spaces), British books (single outside), the
 * Imprimerie nationale (no-break spaces). Languages that are not here, such as those of other scripts, stay as they are.
 */
const languages: Readonly<Record<string, Signs>> = {
  en: english,
  'en-GB': british,
  'en-AU': british,
  'en-NZ': british,
  de: set('german', 'germanSingle', { elisions: elisions.german }),
  'de-CH': set('pointed', 'pointedSingle', { elisions: elisions.german }),
  'de-LI': set('pointed', 'pointedSingle', { elisions: elisions.german }),
  fr: french,
  'fr-CA': { ...french, before: { colon: space, others: '' } },
  'fr-CH': { ...french, quotes: [pairs.french, pairs.frenchSingle] },
  es: set('pointed', 'english'),
  it: set('pointed', 'english'),
  'it-CH': set('pointed', 'pointedSingle'),
  ca: set('pointed', 'english'),
  pt: set('english', 'single', { dash: '—' }),
  'pt-PT': set('pointed', 'english', { dash: '—' }),
  nl: set('english', 'single', { elisions: elisions.dutch }),
  tr: set('english', 'single'),
  ro: set('polish', 'pointed'),
  el: set('pointed', 'english'),
  pl: set('polish', 'pointed', slavic),
  cs: set('german', 'germanSingle', slavic),
  sk: set('german', 'germanSingle', slavic),
  sl: set('german', 'germanSingle', slavic),
  hr: set('polish', 'single', slavic),
  ru: set('pointed', 'german', { ...slavic, dash: '—' }),
  be: set('pointed', 'german', { ...slavic, dash: '—' }),
  uk: set('pointed', 'german', { ...slavic, dash: '—' }),
  bg: set('german', 'single', { beforeDash: space }),
  hu: set('polish', 'inward'),
  sv: set('right', 'rightSingle'),
  fi: set('right', 'rightSingle'),
  da: set('english', 'single'),
  nb: set('pointed', 'single'),
  nn: set('pointed', 'single'),
  no: set('pointed', 'single'),
  is: set('german', 'germanSingle'),
  et: set('german', 'single'),
  lt: set('german', 'germanSingle'),
  lv: set('english', 'single'),
}

/** The characters that texts of a language may get: its signs. */
export function signLetters(lang: string): string {
  const { quotes, dash } = signsOf(lang) ?? {}
  return quotes && dash ? `${quotes.flat().join('')}${dash}–’` : ''
}

/** The regions where Spanish is set as in Spain. */
const asInSpain = ['ES', 'GQ', 'EH', 'PH', 'IC', 'EA']

/** How a language, a BCP 47 tag, is set; undefined where its texts stay as they are written. */
export function signsOf(lang: string): Signs | undefined {
  const { language, region = '' } = new Intl.Locale(lang)
  if (language === 'es' && region && !asInSpain.includes(region)) return set('english', 'single')
  return languages[`${language}-${region}`] ?? languages[language]
}
