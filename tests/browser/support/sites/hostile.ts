import { portfolio as schema } from '../../../../schema/model/portfolio.ts'

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
  'type id icon src lang dir delivery mode accent url email dark light fonts motion avatar image layout sectionHeaders texture logo'.split(
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
