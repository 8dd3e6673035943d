import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { attributesOf, element, folderOf, openBuilt, textOf, textsOf } from '../setup/builtDocument.ts'
import type { SiteName } from '../sites/sites.ts'

const scriptsOf = (site: SiteName) =>
  readdirSync(join(folderOf(site), 'assets')).filter((name) => name.endsWith('.js'))

describe('a section of the owner’s own type', () => {
  beforeEach(() => openBuilt('owner'))

  it('is in the document with its heading, as the built-in ones are', () => {
    const section = element('main > section[data-type=talks]')
    expect(section.id).toBe('talks')
    expect(element(`#${section.getAttribute('aria-labelledby')}`)).toHaveTextContent('On Stage.')
    expect(textsOf('#talks li h3')).toEqual(['Islands of Light', 'Islands of Sound'])
    expect(element('#talks li')).toHaveTextContent('Mar 2024')
    expect(element('#talks li strong')).toHaveTextContent('Markdown')
    expect(element('#talks li svg path')).toBeInTheDocument()
    expect(attributesOf('#talks img', 'alt')).toEqual(['A stage in blue light.'])
    expect(element('#talks picture source').getAttribute('srcset')).toMatch(/assets\/.*avif/)
    expect(attributesOf('#talks a', 'href')).toEqual(['#about', 'https://slides.example/islands'])
  })

  it('is in the other language of the site too', () => {
    openBuilt('owner', 'de/index.html')
    expect(element('#talks h2')).toHaveTextContent('Auf der Bühne')
  })

  it('has a style by a class name of the compiler pass, which its script has too', () => {
    const [script = ''] = scriptsOf('owner').filter((name) => name.startsWith('Talks-'))
    const code = textOf('owner', `assets/${script}`)
    const names = [...code.matchAll(/componentId:[`'"]([\w-]+)/g)].map(([, name]) => name)
    const shown = names.map((name) => document.querySelectorAll(`#talks .${name}`).length)
    expect(shown.toSorted()).toEqual([1, 2])
    expect(textOf('owner', 'index.html')).toContain('border-inline-start:var(--stroke) dotted var(--accent)')
  })

  it('opens the content policy for the hosts that its metadata name', () => {
    const policy = 'http-equiv="Content-Security-Policy"'
    const [, content = ''] = textOf('owner', '_headers').match(/(connect-src[^;]*)/) ?? []
    expect(textOf('owner', 'index.html')).toContain(policy)
    expect(content).toContain('https://talks.example.com')
  })

  it('brings no second copy of a library, and nothing that checks the YAML', () => {
    const all = scriptsOf('owner').map((name) => textOf('owner', `assets/${name}`))
    expect(all.filter((code) => code.includes('react.transitional.element'))).not.toHaveLength(0)
    expect(all.filter((code) => /ZodObject|_zod/.test(code))).toEqual([])
    expect(all.filter((code) => code.includes('data-styled-version')).length).toBeLessThanOrEqual(1)
  })
})
