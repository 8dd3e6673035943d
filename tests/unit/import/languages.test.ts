import { describe, expect, it } from 'vitest'
import { englishPhrases, type Phrase, phraseIn } from '../../../schema/import/page/phrases.ts'
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
  ])('%s', async (lang, summary) => {
    const { written: portfolio, text } = await written(summary)
    expect(portfolio.site.lang).toBe(lang)
    expect(portfolio.site.dir).toBe(lang === 'ar' || lang === 'he' ? 'rtl' : undefined)
    expect(text).toContain('# Told by the words of your texts')
  })

  it('built-in texts are in that language', async () => {
    const { written: portfolio } = await written(
      'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.',
      { label: 'Entwicklerin', image: 'https://example.com/ada.jpg' },
    )
    const about = portfolio.sections.find(({ type }) => type === 'about')
    expect(about).toMatchObject({ heading: 'Profil', portrait: { alt: 'Porträt von Ada Okafor' } })
  })

  it('also the heading of the projects without a picture', async () => {
    const project = (title: string, more: object) => ({ title, description: 'Eine Fähre.', ...more })
    const projects = [
      project('Fähre', { imageUrl: 'https://example.com/ferry.jpg', link: 'https://example.com' }),
      project('Hafen', {}),
    ]
    const bio = 'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.'
    const config = {
      github: { username: 'ada' },
      seo: { description: bio },
      projects: { external: { projects } },
    }
    const { written: portfolio } = await importOf(
      fileOf('gitprofile.config.ts', `export default ${JSON.stringify(config)}`),
    )
    expect(portfolio.sections.map((section) => ('heading' in section ? section.heading : ''))).toContain(
      'Weitere Projekte',
    )
  })

  it.each([
    ['English', 'I build tools for the schools of the north and teach with care, from Monday to Friday.'],
    ['too short', 'Diseño herramientas y juegos.'],
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

describe.each([
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'tr',
  'uk',
  'zh',
  'zh-Hant',
])('an import in %s', (lang) => {
  it('has every phrase in that language', () => {
    for (const phrase of Object.keys(englishPhrases) as Phrase[]) {
      const own = phraseIn(lang, phrase, 'Ada')
      expect(own).toMatch(/\p{L}/u)
      expect(own).not.toContain('{')
      if (!sameEverywhere.has(phrase)) expect(own).not.toBe(phraseIn('en', phrase, 'Ada'))
      if (englishPhrases[phrase].includes('{name}')) expect(own).toContain('Ada')
    }
  })
})

/** Words that some languages have from English, or from the same Latin. */
const sameEverywhere = new Set<Phrase>(['podcast', 'technologies'])

it('a page in German has no English phrase', async () => {
  const { written: portfolio, text } = await written(
    'Ich baue seit zehn Jahren Werkzeuge für Schulen und leite eine kleine Gruppe von Lehrenden.',
    { name: undefined, label: 'Entwicklerin', location: { city: 'Rostock' } },
  )
  expect(portfolio.sections.find(({ type }) => type === 'about')).toMatchObject({
    facts: [{ title: 'Standort', text: 'Rostock' }],
  })
  expect(portfolio.site.owner.name).toBe('Ihr Name')
  expect(text.replace(/#.*/g, '')).not.toMatch(/\b(?:Your|Say here|Scroll|Based|See What|Get in)\b/)
})
