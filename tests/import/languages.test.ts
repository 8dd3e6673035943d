import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import words from '../../src/node/import/page/words.json' with { type: 'json' }
import { type Phrase, phraseIn } from '../../src/node/import/page/words.ts'
import { fileOf, importOf } from './importing.ts'

const written = async (summary: string, more: object = {}) => {
  const resume = { basics: { name: 'Ada Okafor', email: 'ada@example.com', summary, ...more } }
  return importOf(fileOf('resume.json', JSON.stringify(resume)))
}

describe('the language of a résumé is detected from its texts', () => {
  it.each([
    ['de', 'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.'],
    ['es', 'Diseño herramientas para las escuelas del norte y acompaño a los equipos en su trabajo.'],
    ['fr', 'Je construis des outils pour les écoles et je forme des équipes dans toute la région.'],
    [
      'it',
      'Costruisco strumenti per le scuole della regione e mi occupo di formazione nel fine settimana, presso il centro.',
    ],
    ['nl', 'Ik bouw hulpmiddelen voor scholen en geef les aan een groep van beginners, met plezier.'],
    [
      'pl',
      'Buduję narzędzia dla szkół oraz prowadzę zajęcia w soboty, na które przychodzi się z rodziną, w mieście.',
    ],
    ['pt', 'Faço ferramentas para uma escola e ensino os alunos da região, com calma e em pequenos grupos.'],
    [
      'tr',
      'Okullar için araçlar ve oyunlar yapıyorum, bir ekip ile çalışıyorum ve bu işi daha çok seviyorum.',
    ],
    ['ja', '学校のための道具をつくり、週末は子どもたちに教えています。'],
    ['ko', '학교를 위한 도구를 만들고 주말에는 아이들을 가르칩니다.'],
    ['zh', '我为学校开发工具，周末教孩子们编程。'],
    ['zh-Hant', '我為學校開發工具，週末教孩子們寫程式。'],
    ['ar', 'أبني أدوات للمدارس وأعلّم الأطفال في عطلة نهاية الأسبوع.'],
    ['he', 'אני בונה כלים לבתי ספר ומלמדת ילדים בסופי שבוע.'],
    ['uk', 'Я створюю інструменти для шкіл і навчаю дітей у вихідні, з їхніми родинами.'],
    ['ru', 'Я создаю инструменты для школ и учу детей по выходным, вместе с их семьями.'],
    ['sv', 'Jag bygger verktyg för skolor och undervisar barn i programmering på helgerna.'],
    ['da', 'Jeg bygger værktøjer til skoler og underviser børn i programmering i weekenden.'],
    ['no', 'Jeg bygger verktøy for skoler og lærer barn å programmere i helgene.'],
    ['fi', 'Rakennan työkaluja kouluille ja opetan viikonloppuisin lapsille ohjelmointia.'],
    ['cs', 'Vytvářím nástroje pro školy a o víkendech učím děti programovat.'],
    ['sk', 'Vytváram nástroje pre školy a cez víkendy učím deti programovať.'],
    ['hu', 'Eszközöket készítek iskoláknak, és hétvégén programozni tanítom a gyerekeket.'],
    ['ro', 'Construiesc instrumente pentru școli și îi învăț pe copii să programeze în fiecare weekend.'],
    ['hr', 'Izrađujem alate za škole i vikendom podučavam djecu programiranju.'],
    ['ca', 'Faig eines per a escoles i ensenyo els nens a programar els caps de setmana.'],
    ['vi', 'Tôi xây dựng công cụ cho trường học và dạy trẻ em lập trình vào cuối tuần.'],
    ['id', 'Saya membuat alat untuk sekolah dan mengajar anak-anak pemrograman pada akhir pekan.'],
    ['id', 'Pengembang perangkat lunak dengan pengalaman sepuluh tahun di bidang pembayaran.'],
    ['id', 'Peneliti pendidikan anak yang boleh dihubungi, dengan pengalaman sepuluh tahun.'],
    ['bg', 'Създавам инструменти за училища и уча деца да програмират през почивните дни.'],
    ['el', 'Φτιάχνω εργαλεία για σχολεία και διδάσκω παιδιά.'],
    ['hi', 'मैं स्कूलों के लिए उपकरण बनाता हूँ और सप्ताहांत में बच्चों को पढ़ाता हूँ।'],
    ['bn', 'আমি স্কুলের জন্য সরঞ্জাম বানাই এবং ছুটির দিনে শিশুদের পড়াই।'],
    ['th', 'ผมสร้างเครื่องมือสำหรับโรงเรียนและสอนเด็กๆ เขียนโปรแกรมในวันหยุด'],
    // Near neighbours of these, which have no interface words.
    ['sr', 'Правим алате за школе и викендом подучавам децу програмирању.'],
    ['sl', 'Izdelujem orodja za šole in ob koncih tedna učim otroke programiranja.'],
    // By their script, whatever names of products they have, in capitals or not, and however short they are.
    ['zh', '高级前端工程师，熟悉 vue react webpack css html node docker nginx redis mysql linux'],
    ['zh', '工程师'],
    ['zh-Hant', '前端工程師，擅長 React、TypeScript、Redux 與 GraphQL'],
    ['ja', 'React、TypeScript、Redux、WebSocket、Tailwind、Node.js を使うエンジニア'],
    ['ko', 'React, TypeScript, Next.js, Docker, Kubernetes 개발자'],
    ['th', 'นักพัฒนาเว็บไซต์ React, TypeScript, Node.js'],
    ['el', 'Μηχανικός λογισμικού με React, TypeScript, Next.js, Docker'],
    ['ru', 'Инженер React, TypeScript, Next.js, Docker, Kubernetes, Vercel, Sentry'],
    ['fa', 'مهندس نرم‌افزار با پنج سال تجربه در توسعهٔ وب و گرافیک'],
    ['hi', 'सॉफ्टवेयर इंजीनियर, React और Node.js में पाँच साल का अनुभव'],
    ['bn', 'সফটওয়্যার প্রকৌশলী, React ও Node.js'],
    ['ka', 'პროგრამისტი'],
    ['vi', 'Lập trình viên với năm năm kinh nghiệm phát triển ứng dụng web và di động'],
  ])('%s', async (lang, summary) => {
    const { written: portfolio, text } = await written(summary)
    expect(portfolio.site.lang).toBe(lang)
    expect(portfolio.site.dir).toBe(['ar', 'fa', 'he'].includes(lang) ? 'rtl' : undefined)
    expect(text).toContain('# Told by the words of your texts')
  })

  it('Portuguese is that of the country', async () => {
    const text =
      'Faço ferramentas para uma escola e ensino os alunos da região, com calma e em pequenos grupos.'
    const from = async (countryCode: string) => {
      const { written: portfolio } = await written(text, { location: { countryCode } })
      return [portfolio.site.lang, portfolio.sections.at(-1)]
    }
    expect(await from('PT')).toEqual(['pt-PT', expect.objectContaining({ label: 'Contacto' })])
    expect(await from('BR')).toEqual(['pt', expect.objectContaining({ label: 'Contato' })])
  })

  it.each([
    ['ID', 'Pengembang aplikasi dengan projek untuk sekolah dan pengalaman sepuluh tahun.', 'id'],
    ['MY', 'Pembangun aplikasi untuk sekolah dengan pengalaman sepuluh tahun dan pasukan kecil.', 'ms'],
    ['HR', 'Radim na projektima za mesta i gradove te vikendom podučavam djecu programiranju.', 'hr'],
    ['RS', 'Razvijam alate za škole i vodim mali tim programera koji radi sa klijentima.', 'sr-Latn'],
  ])(
    'languages that are near each other are told apart by the country %s',
    async (countryCode, text, lang) => {
      const { written: portfolio } = await written(text, { location: { countryCode } })
      expect(portfolio.site.lang).toBe(lang)
    },
  )

  it('built-in texts are in that language', async () => {
    const { written: portfolio } = await written(
      'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.',
      { label: 'Entwicklerin', image: 'https://example.com/ada.jpg' },
    )
    const [hero, about] = portfolio.sections
    expect(hero).toMatchObject({ art: { portrait: { alt: 'Porträt von Ada Okafor' } } })
    expect(about).toMatchObject({ label: 'Profil', heading: 'Profil' })
  })

  it.each([
    ['English', 'I build tools for the schools of the north and teach with care, from Monday to Friday.'],
    ['too short', 'Diseño herramientas y juegos.'],
    ['a name in another script', 'Software Engineer at 腾讯, for the payments of its shops'],
    [
      'names of programs',
      'Senior JavaScript Developer, React, Node.js, TypeScript, GraphQL, Docker, Kubernetes',
    ],
    [
      'two languages',
      'I build tools for the schools of the north. Diseño herramientas para las escuelas del norte.',
    ],
  ])('and is English if it is uncertain: %s', async (_, summary) => {
    const { written: portfolio, text } = await written(summary)
    expect(portfolio.site.lang).toBe('en')
    expect(text).not.toContain('Told by')
  })
})

it('a page in German has no English phrase', async () => {
  const { written: portfolio, text } = await written(
    'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.',
    { label: 'Entwicklerin', location: { city: 'Rostock' } },
  )
  expect(portfolio.sections[0]).toMatchObject({ note: 'Rostock · [Lebenslauf](resume.pdf)' })
  expect(text.replace(/#.*/g, '')).not.toMatch(/\b(?:Your|Say here|Scroll|Based|See What|Get in)\b/)
})

it.each([
  ['Made payments faster', 'Made payments faster.'],
  ['付款時間縮短一半', '付款時間縮短一半。'],
  ['支払いを速くした', '支払いを速くした。'],
  ['भुगतान का समय आधा किया', 'भुगतान का समय आधा किया।'],
  ['লেনদেনের সময় অর্ধেকে নামিয়েছি', 'লেনদেনের সময় অর্ধেকে নামিয়েছি।'],
  ['ลดเวลาในการชำระเงินลงครึ่งหนึ่ง', 'ลดเวลาในการชำระเงินลงครึ่งหนึ่ง'],
])('points in a row get the full stop of their script: %s', async (point, sentence) => {
  const resume = { basics: { name: 'Ada' }, projects: [{ name: 'Atlas', highlights: [point] }] }
  const { written: portfolio } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(JSON.stringify(portfolio.sections)).toContain(`"description":"${sentence}"`)
})

it('a description ends with a sentence in Hindi too', async () => {
  const { written: portfolio } = await written('मैं स्कूलों के लिए उपकरण बनाता हूँ। '.repeat(30))
  expect(portfolio.site.description).toMatch(/हूँ।$/)
})

it('there are such words in each language of the interface', () => {
  const languages = readdirSync('schema/model/interfaceWords').flatMap(
    (name) => /^(?!pt-PT)(.+)\.json$/.exec(name)?.[1] ?? [],
  )
  expect(Object.keys(words).sort()).toEqual(languages.sort())
})

const phrases = words.en

describe.each(Object.keys(words).filter((lang) => lang !== 'en'))('in %s', (lang) => {
  it('every phrase is in that language', () => {
    for (const phrase of Object.keys(phrases) as Phrase[]) {
      const own = phraseIn(lang, phrase, 'Ada')
      // Some languages have these from English.
      if (phrase !== 'podcast') expect(own).not.toBe(phraseIn('en', phrase, 'Ada'))
      expect(own.includes('Ada')).toBe(phrases[phrase].includes('{name}'))
    }
  })
})
