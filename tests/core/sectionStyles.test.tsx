import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components'
import { expect, it } from 'vitest'
import { faq } from '../../schema/model/sections/faq.ts'
import { gallery } from '../../schema/model/sections/gallery.ts'
import { projects } from '../../schema/model/sections/projects.ts'
import { prose } from '../../schema/model/sections/prose.ts'
import { testimonials } from '../../schema/model/sections/testimonials.ts'
import Faq from '../../src/client/sections/faq/Faq.tsx'
import Gallery from '../../src/client/sections/gallery/Gallery.tsx'
import ProjectsGrid from '../../src/client/sections/projects/ProjectsGrid.tsx'
import ProjectsList from '../../src/client/sections/projects/ProjectsList.tsx'
import Prose from '../../src/client/sections/prose/Prose.tsx'
import TestimonialsWall from '../../src/client/sections/testimonials/TestimonialsWall.tsx'
import { global } from '../../src/client/theme/global.ts'
import { layered, layeredLater } from '../../src/client/theme/layers.ts'
import { primary } from '../../src/client/ui/controls.tsx'
import { Picture } from '../../src/client/ui/pictures/Picture.tsx'
import { Heading } from '../../src/client/ui/text/Heading.tsx'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'
import { OnPage } from './onPage.tsx'

/** What a document gets from an element: its HTML, and the styles of that without white space. */
function built(element: ReactElement) {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(<OnPage>{element}</OnPage>))
    return { html, css: sheet.getStyleTags().replace(/\s+/g, '') }
  } finally {
    sheet.seal()
  }
}

const head = { id: 'made', label: 'Made', heading: 'Made.' }
const heading = resolveHeading('Made.')

const sampled: ResolvedSection<'projects'> = {
  ...projects.parse({ type: 'projects', ...head, samples: { count: 2 } }),
  heading,
  items: undefined,
}
const { samples: _, ...unsampled } = sampled
const own: ResolvedSection<'projects'> = {
  ...unsampled,
  items: [{ title: 'Cache', description: 'It forgets.', image: { src: 'a.png', alt: 'A cache' }, link: '#' }],
}

const grading = /picture>img{opacity:var\(--in-dark,0\.8\);?}/

it.each([
  ['grid', ProjectsGrid],
  ['list', ProjectsList],
])(
  'pictures of samples in a %s are in the colour of their entry, and an owner’s are as they are',
  (_, Projects) => {
    const samples = built(<Projects section={sampled} />)
    expect(samples.css).toMatch(grading)
    expect(samples.css).toContain('mix-blend-mode:color')
    expect(samples.html.match(/--tint:var\(--tint-\d\)/g)).toEqual([
      '--tint:var(--tint-0)',
      '--tint:var(--tint-1)',
    ])
    const owned = built(<Projects section={own} />)
    expect(owned.css).not.toMatch(grading)
    expect(owned.html).not.toContain('--tint:')
  },
)

it('a button is lit by a pointer that hovers, not by a finger', () => {
  const Button = styled.button`
    ${primary}
  `
  const { css } = built(<Button />)
  expect(css).toMatch(/@media\(hover:hover\){\.\w+:hover{background:/)
  expect(css.replace(/@media\(hover:hover\){[^}]*}/g, '')).not.toMatch(/:hover{background:/)
})

/** The styles by which words stand beside their heading where heads are above. */
const beside = /display:var\(--words-display,block\)/

it('words alone stand beside their heading, pictures below it', () => {
  const text = { html: '<p>Words.</p>' } as ResolvedSection<'prose'>['text']
  const words = { ...prose.parse({ type: 'prose', ...head, text: 'Words.' }), heading, text }
  expect(built(<Prose section={words} />).css).toMatch(beside)

  const items = [{ src: 'a.png', alt: 'A cache' }]
  const pictures = { ...gallery.parse({ type: 'gallery', ...head, items }), heading, items }
  expect(built(<Gallery section={pictures} />).css).not.toMatch(beside)
  expect(built(<Gallery section={{ ...pictures, text: 'A lead.' }} />).css).toMatch(beside)
})

it('a testimonial alone belongs to its heading, without a line of its own', () => {
  const items = ['Ada', 'Bob'].map((name) => ({ name, company: 'Engines', feedback: 'It counts.' }))
  const wall = {
    ...testimonials.parse({ type: 'testimonials', ...head, layout: 'wall', items }),
    heading,
    items,
  } as ResolvedSection<'testimonials'>
  const [alone, both] = [
    built(<TestimonialsWall section={{ ...wall, items: items.slice(0, 1) }} />),
    built(<TestimonialsWall section={wall} />),
  ]
  expect(alone.css).toMatch(beside)
  expect(alone.html).toContain('data-alone="true"')
  expect(both.css).not.toMatch(beside)
  expect(both.html).toContain('data-alone="false"')
})

it('the result of a project is a line above its words, until it has a column of its own', () => {
  const { css } = built(<ProjectsList section={own} />)
  expect(css).toMatch(
    /@media\(min-width:48rem\){\.\w+{grid-template-columns:[^}]+}\.\w+>:first-child{grid-column:1\/-1;?}/,
  )
  expect(css).toMatch(
    /@media\(min-width:60rem\){\.\w+{grid-template-columns:[^}]+}\.\w+>:first-child{grid-column:auto;?}/,
  )
})

it('the lines of a headline are as far apart as its letters are tall', () => {
  const { html, css } = built(<Heading heading={{ ...heading, tall: 1.2 }} rank="headline" />)
  expect(html).toContain('--tall:1.2')
  expect(css).toMatch(/line-height:max\([^;}]*var\(--tall,0\)\+0\.02\)/)
})

it('an answer is marked as open by the brand mark, or by a minus where the owner has a logo', () => {
  const items = [{ question: 'Why?', answer: { html: '<p>So.</p>' } }]
  const section = {
    ...faq.parse({ type: 'faq', ...head, items: [{ question: 'Why?', answer: 'So.' }] }),
    heading,
  }
  const { css } = built(<Faq section={{ ...section, items } as ResolvedSection<'faq'>} />)
  expect(css).toContain('transform:var(--mark-open,skewX(-24deg))')
})

it('a drawing is shown whole, a photograph fills its frame', () => {
  const { css } = built(<Picture picture={{ src: 'a.svg', alt: 'A cache' }} width={4} height={3} />)
  expect(css).toMatch(/picture>img{[^}]*object-fit:cover/)
  expect(css).toMatch(/picture>img\[src\$='\.svg'\]{object-fit:contain/)
})

it('words have room between them, but for headings, which are measured', () => {
  expect(global).toMatch(/\n {2}body {[^}]*word-spacing: 0\.05em;/)
  expect(global).toMatch(/h3 {[^}]*word-spacing: 0;/)
})

it('what a browser adds is in the layer of components, under the names that the build has given', () => {
  const Wide = styled.p`
    color: red;

    @media (min-width: 60rem) {
      color: blue;
    }

    &:hover > a {
      color: green;
    }
  `
  const withPlugin = (plugin: typeof layered) => {
    const sheet = new ServerStyleSheet()
    const html = renderToString(
      sheet.collectStyles(
        <StyleSheetManager stylisPlugins={[plugin]}>
          <Wide />
        </StyleSheetManager>,
      ),
    )
    return { html, css: sheet.getStyleTags().replace(/\s+/g, '') }
  }
  const [browser, build] = [withPlugin(layered), withPlugin(layeredLater)]
  expect(browser.html).toBe(build.html)
  const rules = browser.css
    .match(/@layercomponents{.*?}(?=\/\*!sc)/g)
    ?.map((rule) => rule.replace(/\.\w+/, '.a'))
  expect(rules).toEqual([
    '@layercomponents{.a{color:red;}}',
    '@layercomponents{@media(min-width:60rem){.a{color:blue;}}}',
    '@layercomponents{.a:hover>a{color:green;}}',
  ])
  expect(build.css).not.toContain('@layer')
})
