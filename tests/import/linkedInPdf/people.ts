import type { DrawnProfile } from './drawn.ts'

// Invented people.

/** A text that is longer than what is left of its page. */
const longText = [
  'Leitung des Hafenbetriebs mit vier Schleppern und einem Lotsenboot. Seit dem Umbau des Nordkais liegen Schiffe dort im Durchschnitt zwei Stunden kürzer.',
  '',
  'Zu meinen Aufgaben gehören:',
  '- Dienstpläne für achtzehn Leute, die zu jeder Stunde des Tages und an allen Feiertagen gebraucht werden',
  '- Verhandlungen mit der Werft',
  '- Übungen zur Bergung bei Eis, zusammen mit der Feuerwehr und der Küstenwache',
  '',
  ...Array.from(
    { length: 6 },
    (_, year) =>
      `Im ${year + 1}. Jahr kam ein Abschnitt des Kais dazu, mit neuen Pollern, Leitungen für Landstrom und Lampen, die den Vögeln nicht schaden.`,
  ),
].join('\n')

export const german: DrawnProfile = {
  lang: 'de',
  contact: {
    head: 'Kontakt',
    address: 'Am Nordkai 7, 24960 Glücksburg',
    phone: '+49 4631 555 0134 (Mobile)',
    email: 'hannelore.petersen-thomsen@\nnordkai.example',
    links: [
      [
        'www.linkedin.com/in/hannelore-\npetersen-thomsen',
        'https://www.linkedin.com/in/hannelore-petersen-thomsen?jobid=1&lipi=urn',
        'LinkedIn',
      ],
      ['nordkai.example/lotsen', 'https://nordkai.example/lotsen', 'Portfolio'],
    ],
  },
  lists: {
    'Top-Kenntnisse': ['Hafenbetrieb', 'Bergung bei Eis und schwerem Seegang', 'Dienstpläne'],
    Languages: ['Dänisch (Full Professional)', 'Deutsch (Native or Bilingual)', 'Friesisch'],
    Certifications: [
      'Kapitänspatent für Schiffe bis 500 BRZ in der Küstenfahrt',
      'Lotsin, Flensburger Förde',
    ],
    'Honors-Awards': ['Medaille der Gesellschaft zur Rettung Schiffbrüchiger'],
    Publications: ['Landstrom in kleinen Häfen: was er kostet und wem er nützt'],
    Patents: ['Poller mit beweglichem Kopf'],
  },
  name: 'Hannelore Petersen-Thomsen',
  headline: 'Hafenmeisterin am Nordkai, Lotsin und Vorsitzende des Vereins für kleine Häfen',
  place: 'Glücksburg, Schleswig-Holstein, Deutschland',
  summary: {
    head: 'Zusammenfassung',
    text: 'Seit zwanzig Jahren sorge ich dafür, dass Schiffe ankommen und wieder ablegen, bei jedem Wetter.\n\nFragen beantworte ich gern.',
  },
  work: {
    head: 'Berufserfahrung',
    companies: [
      {
        name: 'Hafen Nordkai GmbH',
        sum: '12 Jahre 3 Monate',
        posts: [
          {
            position: 'Hafenmeisterin',
            dates: 'März 2019 - Present',
            lasting: '6 Jahre 2 Monate',
            place: 'Glücksburg',
            text: longText,
          },
          {
            position: 'Stellvertretende Hafenmeisterin und Leiterin der Werkstatt für Schlepper und Boote',
            dates: 'Februar 2013 - März 2019',
            lasting: '6 Jahre 2 Monate',
          },
        ],
      },
      {
        name: 'Lotsenbrüderschaft der Flensburger Förde und der Schlei, Geschäftsstelle Kappeln an der Schlei',
        posts: [
          {
            position: 'Lotsin',
            dates: 'Juni 2008 - Januar 2013',
            lasting: '4 Jahre 8 Monate',
            text: 'Vierhundert Fahrten ohne Schaden.',
          },
        ],
      },
      {
        name: 'Reederei Thomsen',
        posts: [
          { position: 'Zweite Offizierin', dates: '2005 - 2008', lasting: '3 Jahre', place: 'Rostock' },
        ],
      },
    ],
  },
  education: {
    head: 'Ausbildung',
    schools: [
      {
        name: 'Hochschule für Seefahrt',
        degree: 'Diplom, Nautik und Seeverkehr mit dem Schwerpunkt Fahrt in flachen Gewässern',
        dates: 'September 2001 - Juli 2005',
      },
      { name: 'Schule am Deich', dates: '1992 - 2001' },
      { name: 'Werkhof Kappeln', degree: 'Bootsbau' },
    ],
  },
}

export const japanese: DrawnProfile = {
  lang: 'ja',
  contact: {
    head: '連絡先',
    email: 'hoshino@example.com',
    links: [['www.linkedin.com/in/hoshino-aki', 'https://www.linkedin.com/in/hoshino-aki', 'LinkedIn']],
  },
  lists: { トップスキル: ['航海', '気象の観測'], Certifications: ['三級海技士（航海）'] },
  name: '星野明希',
  headline: '港の気象を読む航海士',
  place: '日本 北海道 小樽市',
  summary: {
    head: '概要',
    text: '港と海の気象を十年以上にわたって観測し、漁船と客船のために毎朝の予報を書いています。風と波の記録をまとめた小さな冊子も出しています。',
  },
  work: {
    head: '職務経歴',
    companies: [
      {
        name: '北灯汽船株式会社',
        posts: [
          {
            position: '航海士',
            dates: '2016年4月 - Present',
            lasting: '9年',
            place: '小樽市',
            text: '客船の航路を決め、荒れた日には船長とともに出港を遅らせる判断をします。冬の間は流氷の動きを毎日記録し、ほかの船に知らせます。\n・予報を毎朝書く\n・若い船員に観測を教える',
          },
        ],
      },
    ],
  },
  education: {
    head: '学歴',
    schools: [{ name: '北海商船大学', degree: '学士, 航海学', dates: '2010年4月 - 2014年3月' }],
  },
}

/** In Arabic, as it is written from the right, or as an English page shows it. */
export const arabic = (isToLeft: boolean): DrawnProfile => ({
  lang: 'ar',
  isToLeft,
  contact: {
    head: 'التواصل',
    email: 'salma@example.com',
    links: [['www.linkedin.com/in/salma-haddad', 'https://www.linkedin.com/in/salma-haddad', 'LinkedIn']],
  },
  lists: { 'أهم المهارات': ['القيادة', 'رصد الطقس'], Languages: ['العربية', 'الفرنسية'] },
  name: 'سلمى حداد',
  headline: 'مرشدة سفن في المرفأ',
  place: 'بيروت، لبنان',
  summary: {
    head: 'نبذة',
    text: 'أعمل في المرفأ منذ سنوات طويلة وأساعد السفن على الوصول في كل طقس، وأكتب كل صباح تقريرا عن الرياح والموج لمن يخرج إلى البحر.',
  },
  work: {
    head: 'الخبرة',
    companies: [
      {
        name: 'شركة المرفأ',
        posts: [
          {
            position: 'مرشدة سفن',
            dates: 'مارس 2018 - Present',
            lasting: 'سنتان',
            place: 'بيروت',
            text: 'إرشاد السفن الكبيرة كل يوم',
          },
        ],
      },
    ],
  },
  education: {
    head: 'التعليم',
    schools: [{ name: 'معهد البحار', degree: 'إجازة, علوم البحر', dates: '2010 - 2014' }],
  },
})
