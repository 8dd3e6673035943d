import fc from 'fast-check'

/** A script: words of one letter up to long ones, with the highest and lowest marks it has, and its separators. */
interface Script {
  words: readonly string[]
  /** Between two words; nothing where a script writes without spaces. */
  space: string
  /** What ends a sentence. */
  stop: string
}

const script = (words: string, space = ' ', stop = '.'): Script => ({ words: words.split(' '), space, stop })

/** The scripts of texts, by name. Shrinking tends to the first. */
export const scripts = {
  latin: script(
    'go I and the of quiet page waffle Ångström jumpy Typography naïve über Engineer website responsibility',
  ),
  german: script(
    'Ä so mit Groß Übung Gestaltung Donaudampfschifffahrt Rindfleischetikettierung Straßenverkehrsordnung',
  ),
  vietnamese: script('à tôi Ễ người Việt thiết kế Ứng dụng những trang Ẳm nghiệp vụ', ' ', '.'),
  cyrillic: script('я и мой Йод Щётка дизайн Разработчик ёж сайт Преподавательница взаимодействие'),
  greek: script('ὁ και το σχεδιασμός Ἄνθρωπος ιστοσελίδα Ψυχή προγραμματιστής ΐ ᾧ'),
  arabic: script('و في مُهَنْدِس تصميم صفحات الويب إلى مُحَمَّدٌ اللغة العربية بالمسؤولية', ' ', '.'),
  hebrew: script('ו של מעצב אתרים שָׁלוֹם עִבְרִית בניית דפים ולכשתתגלגלנה', ' ', '.'),
  devanagari: script('व में हिन्दी वेबसाइट डिज़ाइन कर्त्तृत्व र्ॐ निर्माण अभियांत्रिकी ज़िम्मेदारी', ' ', '।'),
  thai: script('ที่ นักออกแบบ เว็บไซต์ ปู่ กี่ น้ำ ผู้เชี่ยวชาญ และ ความรับผิดชอบ ฏีกา', '', ' '),
  japanese: script(
    'は 私 ウェブサイト デザイナー です 光と影 プログラミング を 作っています 「こと」 東京',
    '',
    '。',
  ),
  chinese: script('我 是 網站 設計師 的 程序員 你好 響應式 責任 北京', '', '。'),
  korean: script('저 는 웹사이트를 디자이너입니다 만듭니다 책임감 있는 개발자 한글', ' ', '.'),
  emoji: script('🎨 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 ✨ 🇩🇪 ❤️ 🚀🚀🚀', ' ', ' '),
} satisfies Record<string, Script>

export type ScriptName = keyof typeof scripts

export const scriptNames = Object.keys(scripts) as ScriptName[] // The keys are those of the object above.

/** `count` words of a script, from the `from`th on, with a stop after every twelfth. */
export function wordsOf(name: ScriptName, count: number, from = 0): string {
  const { words, space, stop } = scripts[name]
  return Array.from({ length: count }, (_, index) => {
    const word = words[(from + index) % words.length] ?? ''
    return index % 12 === 11 && index < count - 1 ? word + stop : word
  }).join(space)
}

/** As many letters of a script as `letters` says, without a break. */
function unbroken(name: ScriptName, letters: number): string {
  const all = [...scripts[name].words.join('').toLowerCase()]
  return Array.from({ length: letters }, (_, index) => all[index % all.length]).join('')
}

/**
 * Texts of a site whose own script is `main`: most are in it, and the others in any, even from word to word.
 *
 * @param all the available scripts
 */
export function textsIn(main: ScriptName, all: readonly ScriptName[] = scriptNames) {
  const any = fc.oneof({ weight: 4, arbitrary: fc.constant(main) }, fc.constantFrom(...all))

  /** Words of one script, from `min` to `max` of them. */
  const plain = (min: number, max: number) =>
    fc
      .tuple(any, fc.integer({ min, max }), fc.nat(20))
      .map(([name, count, from]) => wordsOf(name, count, from))

  /** Words of two scripts in turn, so that both directions of writing meet in one line. */
  const mixed = (min: number, max: number) =>
    fc
      .tuple(fc.constantFrom(...all), any, fc.integer({ min, max }), fc.nat(20))
      .map(([one, other, count, from]) =>
        Array.from({ length: count }, (_, index) => wordsOf(index % 2 ? other : one, 1, from + index)).join(
          ' ',
        ),
      )

  const letter = any.map((name) => unbroken(name, 1))
  const long = any.map((name) => unbroken(name, 40))

  /** A text of up to `max` words; now and then a single letter, 40 letters without a break, or a mixture. */
  const text = (max: number) =>
    fc.oneof(
      { weight: 6, arbitrary: plain(1, Math.min(max, 8)) },
      { weight: 4, arbitrary: plain(1, max) },
      { weight: 2, arbitrary: mixed(2, Math.max(2, Math.min(max, 12))) },
      { weight: 1, arbitrary: letter },
      { weight: 1, arbitrary: long },
    )

  return {
    /** The words of a link, a label, a name. */
    label: text(4),
    /** A heading, now and then one of many lines. */
    heading: fc.oneof({ weight: 9, arbitrary: text(8) }, { weight: 1, arbitrary: plain(9, 40) }),
    /** Running text, now and then of 400 words. */
    body: fc.oneof({ weight: 12, arbitrary: text(40) }, { weight: 1, arbitrary: plain(100, 400) }),
  }
}

export type Texts = ReturnType<typeof textsIn>
