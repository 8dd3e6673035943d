import { expect, it } from 'vitest'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { toJsonResume } from '../../src/node/resume/jsonResume.ts'
import { resumeContent } from '../../src/node/resume/resumeContent.ts'
import { resumeData } from '../../src/node/resume/resumeData.ts'
import { printed, resumePdf } from '../../src/node/resume/resumePdf.ts'
import { loaded } from '../core/schema/loaded.ts'
import { good, spoil } from '../core/schema/setting.ts'
import { readPdf } from '../pdf.ts'
import { caches } from '../setup/caches.ts'

const section = `  - type: timeline
    id: path
    label: Path
    heading: My Way
    resume: work
    items:
      - organisation: Acme
        link: { href: https://acme.test/ }
        text: Makes *engines*.
        resume: { location: Turin }
        roles:
          - title: Lead
            start: 2021-03
            end: present
            text: "Leads.\\n- Built [docs](https://acme.test/docs)\\n- Led **five**"
          - title: Engineer
            start: 2019-03
            end: 2021-02
            points: [Wrote]
            resume: { highlights: [Counted], location: Milan }
      - title: Clerk
        organisation: Old Co
        start: 2015
        points: [Filed it]
`
const text = `${spoil(good, 'footer:\n', `${section}footer:\n`)}
resume:
  summary: Author of [Foo](files/foo.pdf), with **20 years**.
`
const portfolio = loaded(text)
const resolved = await resolvePortfolio(portfolio, {
  picture: async (src) => ({ src }),
  icon: () => undefined,
})

it('roles stand below the name of their organisation, on page and PDF', () => {
  const [part] = resumeContent(resolved).parts
  expect(part?.entries).toMatchObject([
    {
      title: 'Acme',
      url: 'https://acme.test/',
      by: ['Turin'],
      dates: 'Mar 2019 – present',
      about: { text: 'Makes engines.' },
      roles: [
        { title: 'Lead', by: [], dates: 'Mar 2021 – present', text: 'Leads.', about: undefined },
        { title: 'Engineer', by: ['Milan'], points: ['Wrote', 'Counted'] },
      ],
    },
    { title: 'Clerk', by: ['Old Co'], points: ['Filed it'] },
  ])
})

it('resume.json has each role as an entry, points as highlights, and no Markdown', () => {
  expect(toJsonResume(resolved, undefined)).toMatchObject({
    basics: { summary: 'Author of Foo, with 20 years.' },
    work: [
      {
        name: 'Acme',
        position: 'Lead',
        description: 'Makes engines.',
        location: 'Turin',
        url: 'https://acme.test/',
        startDate: '2021-03',
        summary: 'Leads.',
        highlights: ['Built docs', 'Led five'],
      },
      { name: 'Acme', position: 'Engineer', location: 'Milan', highlights: ['Wrote', 'Counted'] },
      { name: 'Old Co', position: 'Clerk', highlights: ['Filed it'] },
    ],
  })
})

it('structured data names the employers of roles that go on', () => {
  const data = resumeData(portfolio, resolved, { path: 'resume/', title: 'Résumé', description: 'What.' })
  expect(data).toMatchObject({ mainEntity: { worksFor: [{ name: 'Acme' }] } })
  expect(JSON.stringify(data)).not.toMatch(/\[object|"parts"/)
})

it('the PDF has the points and the links of sentences, but no link that paper cannot resolve', async () => {
  expect(printed(resolved, '')).toMatchObject({
    summary: { parts: ['Author of ', { tag: 'a', href: null }, ', with ', { tag: 'strong' }, '.'] },
  })
  const pdf = await resumePdf(resolved, '', caches)
  const { pages } = await readPdf(pdf.bytes)
  const words = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap(({ items }) =>
    items.flatMap((item) => ('str' in item ? [item.str] : [])),
  )
  const whole = words.join(' ').replace(/\s+/g, ' ')
  expect(whole).toMatch(/Acme .*Lead .*Leads\. .*Built docs .*Led five .*Engineer .*Wrote .*Clerk .*Filed it/)
  expect(whole).not.toMatch(/\*\*|\]\(/)
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().map(({ url }) => url)
  expect(links).toContain('https://acme.test/docs')
})
