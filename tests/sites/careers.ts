import type { Written, WrittenOf } from '../written.ts'

type Entry = WrittenOf<'timeline'>['items'][number]

/** The section of a page with this id and type. */
function sectionOf<T extends Written['sections'][number]['type']>(
  { sections }: Written,
  type: T,
  id: string,
): WrittenOf<T> {
  const found = sections.find((one) => one.id === id)
  if (found?.type !== type) throw new Error(`The page has no section ‘${id}’ of the type ‘${type}’.`)
  return found as WrittenOf<T>
}

const work = (page: Written) => sectionOf(page, 'timeline', 'work')

/** Leaves only these sections of a page, and no links to the others. */
function keep(page: Written, ...ids: string[]): void {
  page.sections = page.sections.filter(({ id }) => ids.includes(id))
  delete page.nav
}

function rename(page: Written, name: string): void {
  page.site.owner.name = name
  sectionOf(page, 'hero', 'home').headline = name
}

const post = (title: string, start: string, end: string, more: Partial<Entry> = {}): Entry => ({
  title,
  organisation: `The Office of ${title}s`,
  start,
  end,
  text: 'Kept things going, and a little better than they were.',
  points: ['Brought 38 % more to the same table', 'Wrote down what nobody had written down'],
  resume: { list: 'work' },
  ...more,
})

/** What becomes of the page ‘career’ for lives of other shapes, by name. */
export const careers = {
  many(page: Written) {
    work(page).items = Array.from({ length: 16 }, (_, index) =>
      post(
        `Keeper ${16 - index}`,
        `${2024 - 2 * index}-03`,
        index === 0 ? 'present' : `${2026 - 2 * index}-02`,
      ),
    )
    keep(page, 'home', 'work', 'skills', 'write')
  },
  overlapping(page: Written) {
    work(page).items = [
      post('Owner', '2016-01', 'present'),
      post('Adviser', '2026-10', 'present'),
      post('Teacher', '2018-09', '2025-06'),
      post('Guest', '2019-01', '2019-04'),
      post('Clerk', '2010-01', '2017-12'),
    ]
  },
  gaps(page: Written) {
    work(page).items = [
      post('Pilot', '2021-05', '2023-04'),
      post('Mate', '2009', '2011'),
      post('Cook', '1994', '1995'),
    ]
  },
  one(page: Written) {
    work(page).items = [post('Apprentice', '2026-09', 'present', { text: undefined, points: undefined })]
    keep(page, 'home', 'work', 'write')
  },
  longTitled(page: Written) {
    const title =
      'Vice President of Infrastructure, Reliability and Developer Experience in Europe and the Americas'
    work(page).items = [post(title, '1999-03', 'present', { organisation: 'The Port' })]
    sectionOf(page, 'projects', 'projects').items = [
      { title: 'Counterfactual Regularizationsverfahren', description: 'A method.' },
    ]
    keep(page, 'home', 'work', 'projects', 'write')
  },
  undated(page: Written) {
    for (const entry of work(page).items) {
      delete entry.start
      delete entry.end
      entry.dates = 'Long ago'
    }
  },
  oneLetter(page: Written) {
    rename(page, 'X')
  },
  fortyLetters(page: Written) {
    rename(page, 'Maria-Alexandrina von Hohenlohe-Langenburg')
    page.site.owner.email = 'maria-alexandrina.von.hohenlohe-langenburg@verwaltung.example'
    page.socials = []
  },
  unmailed(page: Written) {
    delete page.site.owner.email
    page.socials = page.socials?.slice(1)
    sectionOf(page, 'contact', 'write').heading = 'Find Me There.'
  },
  unsummed(page: Written) {
    delete sectionOf(page, 'hero', 'home').tagline
    delete sectionOf(page, 'contact', 'write').text
  },
  certificates(page: Written) {
    sectionOf(page, 'timeline', 'also').items = Array.from({ length: 25 }, (_, index) => ({
      title: `Certified Operator of Machines, Grade ${25 - index}`,
      organisation: 'The Chamber',
      start: String(2025 - index),
      end: String(2025 - index),
      resume: { list: 'certificates' },
    }))
    keep(page, 'home', 'work', 'also', 'write')
  },
  published(page: Written) {
    const title = (index: number) =>
      index % 3
        ? 'Clogging of spawning gravels'
        : 'Uncertainty in repeat lidar of gravel beds, and what to do'
    page.sections.splice(2, 0, {
      type: 'publications',
      id: 'published',
      label: 'Publications',
      heading: 'Publications',
      items: Array.from({ length: 22 }, (_, index) => ({
        title: `${title(index)} ${index + 1}`,
        authors: [page.site.owner.name, ...(index === 9 ? ['M. Lind'] : [])],
        venue: index % 2 ? 'Geomorphology' : 'Journal of Geophysical Research: Earth Surface',
        year: 2025 - Math.floor(index * 0.8),
        ...(index % 4 === 0 && { link: { href: `https://brandt.example/${index}` } }),
      })),
    })
    keep(page, 'home', 'work', 'published', 'skills', 'write')
  },
  rightToLeft(page: Written) {
    Object.assign(page.site, { lang: 'ar', dir: 'rtl' })
    rename(page, 'يوسف عبد الرحمن')
    page.site.owner.role = 'مهندس برمجيات، عمّان'
    sectionOf(page, 'hero', 'home').tagline = 'أبني أنظمة تنقل المال والبضائع ولا يفكر فيها أحد ليلًا.'
    work(page).items = [
      post('كبير المهندسين', '2021-03', 'present', {
        organisation: 'الميناء',
        text: 'دفتر حسابات لأكثر من 4 ملايين حساب.',
        points: ['خفض الكلفة 38 % في سنة', 'كتب دليل الحوادث'],
      }),
      post('مهندس', '2015-01', '2021-02', {
        organisation: 'شركة الشحن',
        text: undefined,
        points: ['مسارات للشاحنات'],
      }),
    ]
    keep(page, 'home', 'work', 'write')
    delete sectionOf(page, 'contact', 'write').text
  },
} satisfies Record<string, (page: Written) => void>
