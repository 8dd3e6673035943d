import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { fixture } from '../browser/support/paths.ts'
import { attributesOf, element, folderOf, openBuilt, textsOf } from '../setup/builtDocument.ts'
import { content, plain, sectionIn, written } from '../sites/content.ts'

const education = sectionIn('added', 'timeline', 'schooling')
const experience = sectionIn('added', 'timeline', 'path')
const gallery = sectionIn('added', 'gallery', 'looks')
const prose = sectionIn('added', 'prose', 'method')

// The document before any script runs. That all of it is visible, and that hydration keeps it, is tested in a
// browser, in prerendered.spec.ts.

const profiles = [
  ['LinkedIn', '#'],
  ['GitHub', '#'],
  ['Email', `mailto:${content.site.owner.email}`],
] as const

/** Expects a section to be a region named by its heading, with its anchor. */
function expectSection(id: string, heading: string): HTMLElement {
  const section = element(`#${id}`)
  expect(within(document.body).getByRole('region', { name: heading })).toBe(section)
  return section
}

/** Expects an icon in each element for the selector. */
function expectDrawn(selector: string): void {
  for (const each of document.querySelectorAll(selector))
    expect(each.querySelector('svg path, svg g'), 'has an icon').not.toBeNull()
}

/**
 * Rewrites the e-mail addresses in the texts and links of a document as Cloudflare does, whose script is not run:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function obfuscate(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href^="mailto:"]'))
    link.setAttribute('href', '/cdn-cgi/l/email-protection#5b')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent = (text.textContent ?? '').replace(
      /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      '[email\u00a0protected]',
    )
}

describe('the fixture site', () => {
  beforeEach(() => openBuilt('default'))

  it('has the headline as its only first-level heading, with the tagline and two links', () => {
    const hero = written('hero')
    const home = expectSection('home', plain(hero.headline))
    expect(textsOf('h1')).toEqual([plain(hero.headline)])
    expect(home).toContainElement(element('h1'))
    const tagline = within(home).getByText(String(hero.tagline))
    for (const word of ['immersive', 'modern', 'high-performance', 'websites'])
      expect(tagline.textContent?.toLowerCase()).toContain(word)
    expect(within(home).getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '#projects')
    expect(within(home).getByRole('link', { name: hero.scroll?.name ?? '' })).toHaveAttribute(
      'href',
      '#about',
    )
  })

  it('has two paragraphs about the owner, and a portrait with alternative text', () => {
    const about = written('about')
    const section = expectSection('about', about.heading)
    expect(about.paragraphs).toHaveLength(2)
    for (const paragraph of about.paragraphs) within(section).getByText(paragraph.trim())
    within(section).getByRole('img', { name: about.portrait?.alt })
  })

  it('has four fact cards, each with an icon, a title and a text', () => {
    expect(textsOf('#about li h3')).toEqual(['Experience', 'Technologies', 'Specialties', 'Achievements'])
    expect(textsOf('#about li p')).toEqual([
      '3+ Years',
      'React, Next.js, Three.js',
      '3D Web & AI Integration',
      '15+ Projects Delivered',
    ])
    expectDrawn('#about li')
  })

  it('has a meter for each skill, with its name and level, and the level as text', () => {
    const section = expectSection('skills', written('skills').heading)
    const skills = [
      ['HTML', 95],
      ['CSS & Tailwind', 90],
      ['JavaScript & TypeScript', 85],
      ['React & Next.js', 90],
      ['3D Web (Three.js)', 75],
      ['UI/UX Design', 80],
    ] as const
    const items = within(section).getAllByRole('listitem')
    expect(items).toHaveLength(skills.length)
    for (const [index, [name, level]] of skills.entries()) {
      const item = items[index] ?? section
      const meter = within(item).getByRole('meter', { name })
      expect(meter).toHaveAttribute('aria-valuenow', String(level))
      expect(meter).toHaveAttribute('aria-valuemin', '0')
      expect(meter).toHaveAttribute('aria-valuemax', '100')
      within(item).getByText(`${level}%`)
    }
  })

  it('has four service cards, each with an icon, a title and a description', () => {
    const { heading, items } = written('services')
    expectSection('services', heading)
    expect(textsOf('#services li h3')).toEqual([
      'Web Development',
      '3D Websites',
      'UI/UX Design',
      'AI-Powered Solutions',
    ])
    expect(textsOf('#services li p')).toEqual(items.map(({ description }) => description.trim()))
    expectDrawn('#services li')
  })

  it('announces samples in the place where they will be', () => {
    expect(element('#projects')).toHaveTextContent('Sample projects are made when the page loads.')
    expect(element('#testimonials')).toHaveTextContent('Sample feedback is made when the page loads.')
    expect(document.querySelector('#projects img, #testimonials img')).toBeNull()
  })

  it('has a form for name, email and message, with no required fields or limits', () => {
    const section = expectSection('contact', 'Let’s Build Something Great Together.')
    const form = within(section)
    expect(form.getByLabelText('Name')).toHaveProperty('type', 'text')
    expect(form.getByLabelText('Email')).toHaveProperty('type', 'email')
    expect(form.getByLabelText('Message')).toHaveProperty('type', 'textarea')
    expect(form.getByLabelText('Message')).toHaveProperty('rows', 4)
    const fields = form.getAllByRole('textbox')
    expect(fields).toHaveLength(3)
    for (const field of fields)
      for (const limit of ['required', 'minlength', 'maxlength', 'pattern', 'aria-required'])
        expect(field).not.toHaveAttribute(limit)
    expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })

  it('has one polite live region for the status of a message, empty at first', () => {
    const [status, ...others] = document.querySelectorAll('#contact [role=status]')
    expect(status).toBeEmptyDOMElement()
    expect(others).toEqual([])
    for (let each: Element | null | undefined = status; each; each = each.parentElement)
      expect(each.getAttribute('aria-live') ?? 'polite').toBe('polite')
  })

  it('links to LinkedIn, GitHub and a mail', () => {
    for (const list of ['#contact ul a', 'footer ul[aria-label=Profiles] a']) {
      expect(attributesOf(list, 'href')).toEqual(profiles.map(([, href]) => href))
      for (const [index, [name]] of profiles.entries()) {
        const link = document.querySelectorAll(list)[index]
        expect(link).toHaveAccessibleName(expect.stringMatching(`^${name}`))
      }
    }
    expectDrawn('footer ul[aria-label=Profiles] a')
  })

  it('says how to write without scripts, behind a host that rewrites e-mail addresses', () => {
    obfuscate(document)
    expect(element('#contact').textContent).toContain(content.site.owner.email)
    expect(element('#contact').textContent).not.toContain('protected')
    openBuilt('caseStudies', 'legal/imprint/index.html')
    obfuscate(document)
    expect(element('article').textContent).toContain('hello@nadia.example')
  })

  it('ends with the first five links and the copyright line', () => {
    expect(textsOf('footer nav a')).toEqual(['Home', 'About', 'Skills', 'Services', 'Projects'])
    const line = within(element('footer')).getByText(content.footer.copyright)
    expect(line).toHaveTextContent('© 2025')
  })
})

test('sections may be reordered, left out and repeated in the YAML', () => {
  openBuilt('arranged')
  expect(textsOf('main :is(h1, h2)')).toEqual([
    plain(written('hero').headline),
    'What They Say.',
    'Let’s Build Something Great Together.',
    'What I Offer.',
    'What I Reach For.',
    'What Else I Offer.',
  ])
  expect(document.querySelectorAll('#offers li')).toHaveLength(4)
  expect(document.querySelectorAll('#more li')).toHaveLength(1)
  expect(textsOf('footer nav a'), 'as many links as the YAML sets').toEqual(['Home', 'Words'])
})

test('projects and feedback of the YAML are in the document, in their order', () => {
  openBuilt('items')
  expect(textsOf('#projects h3')).toEqual(['Tidal', 'Meridian'])
  const [first] = document.querySelectorAll<HTMLElement>('#projects article')
  if (!first) throw new Error('There is no card.')
  const card = within(first)
  card.getByText('1 of 2')
  card.getByText('What was done for Tidal.')
  card.getByRole('img', { name: 'The page of Tidal' })
  expect(card.getByRole('link')).toHaveAttribute('href', 'https://tidal.example')
  expect(card.getByRole('link')).toHaveAttribute('target', '_blank')
  const slides = document.querySelectorAll('#testimonials [aria-roledescription=slide]')
  expect(slides[0]).toHaveTextContent(/^“Ada was content\.”\s*Ada\s*Ada & Daughters$/)
  expect(slides[1]).toHaveTextContent(/^“Grace was content\./)
})

describe('sections of the other types', () => {
  beforeEach(() => openBuilt('added'))

  test('a timeline is an ordered list, each entry with all its texts', () => {
    for (const section of [experience, education]) {
      const shown = expectSection(section.id, section.heading)
      const entries = [...shown.querySelectorAll<HTMLElement>('ol:not(ol ol) > li')]
      expect(entries).toHaveLength(section.items.length)
      for (const [index, entry] of section.items.entries()) {
        const shown = within(entries[index] ?? document.body)
        const name = 'title' in entry ? entry.title : entry.organisation
        shown.getByRole('heading', { level: 3, name })
        for (const text of Object.values(entry).filter((value) => typeof value === 'string'))
          shown.getByText(text)
      }
    }
    expect(within(element('#path')).getByRole('link', { name: /^Their Page/ })).toHaveAttribute(
      'href',
      'https://engines.example/',
    )
  })

  test('an entry of a timeline has its points as a list, with their Markdown, and a link on its organisation', () => {
    const points = [...document.querySelectorAll('#path ul > li')].map(({ innerHTML }) =>
      innerHTML.replace(/ class="[^"]*"/g, ''),
    )
    expect(points).toEqual([
      'Wrote <strong>the</strong> <a href="#method">notes</a>',
      'Found <code>seven</code> <em>mistakes</em>',
      'Struck <em>all</em> coins',
      'Lost none',
      'Found two too light',
    ])
    expect(within(element('#path')).getByRole('link', { name: 'Difference Engines' })).toHaveAttribute(
      'href',
      'https://difference.example/',
    )
  })

  test('roles are a list below the name of their organisation, each with its dates', () => {
    const [list, ...others] = document.querySelectorAll<HTMLElement>('#path ol ol')
    expect(others).toEqual([])
    const roles = within(list ?? document.body)
    expect(roles.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Master',
      'Assistant',
      'Apprentice',
    ])
    roles.getByText(/^1850\s–\s1855$/)
    roles.getByText('before that')
    within(element('#schooling ol ol')).getByText('Calculus')
    expect(within(element('#path')).getByRole('heading', { level: 3, name: 'Royal Mint' })).toContainElement(
      within(element('#path')).getByRole('link', { name: 'Royal Mint' }),
    )
  })

  test('prose has headings below that of its section, lists, a quotation, a table and code', () => {
    const text = within(expectSection(prose.id, prose.heading))
    text.getByRole('heading', { level: 3, name: 'What Comes First' })
    text.getByRole('heading', { level: 4, name: 'What Comes Below It' })
    expect(text.getAllByRole('listitem')).toHaveLength(3)
    expect(text.getByRole('blockquote')).toHaveTextContent('Somebody said so.')
    text.getByRole('cell', { name: '25,000' })
    expect(text.getAllByRole('columnheader')).toHaveLength(5)
    text.getByRole('separator')
    expect(textsOf('#method code')).toContain('npm run build')
    expect(text.getByRole('link', { name: /^page elsewhere/ })).toHaveAttribute(
      'href',
      'https://elsewhere.example/',
    )
    for (const [tag, words] of Object.entries({ strong: 'weight', em: 'stress', s: 'a mistake' }))
      expect(textsOf(`#method ${tag}`)).toEqual([words])
  })

  test('a linked file beside the YAML is published under its own name', () => {
    const link = within(expectSection(prose.id, prose.heading)).getByRole('link', { name: /^price list/ })
    expect(link, 'its type and size').toHaveTextContent('price list (TXT, 1 kB)')
    const href = link.getAttribute('href') ?? ''
    const published = join(folderOf('added'), decodeURIComponent(href))
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(join(fixture, 'files/price list.txt'), 'utf8'))
  })

  test('HTML in Markdown is shown as text', () => {
    const section = element('#method')
    expect(section).toHaveTextContent(`<img src=x onerror="document.title='harmed'">`)
    expect(section).toHaveTextContent(`<script>document.title='harmed'</script>`)
    expect(section.querySelector('img, script, [onclick]')).toBeNull()
  })

  test('a gallery has each picture with its caption', () => {
    const section = within(expectSection(gallery.id, gallery.heading))
    section.getByText(gallery.text ?? '')
    const figures = section.getAllByRole('figure')
    expect(figures).toHaveLength(gallery.items.length)
    for (const [index, item] of gallery.items.entries()) {
      const figure = within(figures[index] ?? document.body)
      figure.getByRole('img', { name: item.alt })
      if ('caption' in item && item.caption) figure.getByText(item.caption)
    }
  })

  test('without a nav in the YAML, header and footer link to the sections by their labels', () => {
    const names = ['Home', 'Experience', 'Education', 'Method', 'Pictures', 'Questions', 'More', 'Contact']
    expect(textsOf('header nav li')).toEqual(names)
    expect(textsOf('footer nav li')).toEqual(names.slice(0, 2))
  })
})
