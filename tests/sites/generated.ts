import { portfolio as schema } from '../../schema/model/portfolio.ts'
import type { WrittenSection } from '../written.ts'

/** Would run or show as something else wherever a text is taken for markup, a template or a header line. */
export const hostile = [
  `</script><script>window.hacked=1</script>`,
  `</title></style></textarea><img src=x onerror="window.hacked=1">`,
  `"'><svg onload=window.hacked=1>`,
  '{{7*7}} <%=7*7%> {%7%} $& $` $1 $$ %s \\u003cb>',
  `]]><!-- --> &amp; &lt;b&gt; \u0085\u2028\u2029\u202e`,
  `X-Injected: 1; script-src *`,
].join('\n')

/** An address as hostile as the check allows. */
const address = `https://example.com/?"><img/src=x/onerror=window.hacked=1>'&</script>$&`

/** Keys whose values the check restricts to a form. */
const formed = new Set(
  'type id icon src lang dir delivery mode accent url email dark light fonts motion avatar image layout frame ground headings sectionHeaders texture logo list'.split(
    ' ',
  ),
)

/** Replaces every text of a portfolio, defaults included, by hostile text. */
export function spoilTexts(portfolio: object): void {
  const spoil = (value: unknown, key: string): unknown => {
    if (formed.has(key) && !(key === 'image' && typeof value === 'object')) return value
    if (typeof value === 'string') return key === 'href' || key === 'link' ? address : hostile
    if (Array.isArray(value)) return value.map((item) => spoil(item, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item, name)]))
  }
  const checked = schema.parse(portfolio)
  checked.site.url = `https://example.com/a&b'c<d/`
  for (const section of checked.sections)
    if ('samples' in section && section.samples) section.samples.count = 1
  Object.assign(portfolio, spoil(checked, ''))
}

/** How many entries each list of the site ‘long’ has: as many as a page is made for. */
export const entries = 100

/** The index of the project that has a page, far from the first. */
export const paged = 85

const indexes = Array.from({ length: entries }, (_, index) => index)

const sentence = 'A shop that loads before the kettle boils, with every product in view.'

const project = (index: number) => ({
  title: `Project ${index + 1}`,
  // Descriptions of different lengths.
  description: [sentence, sentence.slice(0, 27), `${sentence} `.repeat(3).trim()][index % 3] ?? '',
  image: { src: 'images/portrait.webp', alt: `Picture ${index + 1}` },
  link: '#',
  tags: index % 10 ? ['Rust'] : ['Rust', 'Go'],
})

const head = (id: string, heading: string) => ({ id, label: heading, heading })

/** Widths and heights of pictures, in turn: upright, square and landscape. */
const sizes = [
  [1500, 1000],
  [800, 1000],
  [2400, 1000],
  [1000, 1000],
  [700, 1100],
] as const

/** The sections of the site ‘long’: one for each list that may be long, all with pictures. */
export const longSections: WrittenSection[] = [
  {
    type: 'projects',
    ...head('projects', 'Stack'),
    filter: true,
    items: indexes.map((index) =>
      index === paged ? { ...project(index), page: 'projects/deep.md' } : project(index),
    ),
  },
  {
    type: 'gallery',
    ...head('pictures', 'Pictures'),
    items: indexes.map((index) => {
      const [width, height] = sizes[(index * 3) % 5] ?? sizes[0]
      const caption = index % 4 ? undefined : `What picture ${index + 1} shows.`
      const src = `https://pictures.example/${index}.jpg`
      return { src, alt: `Picture ${index + 1}`, width, height, caption }
    }),
  },
  { type: 'projects', ...head('grid', 'Grid'), layout: 'grid', items: indexes.map(project) },
  { type: 'projects', ...head('lines', 'Lines'), layout: 'list', items: indexes.map(project) },
]
