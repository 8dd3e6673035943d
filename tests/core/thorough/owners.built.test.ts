import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { portfolio } from '../../../schema/model/portfolio.ts'
import { typeset } from '../../../schema/text/typeset.ts'
import { attributesOf, folderOf, openBuilt, textsOf } from '../../setup/builtDocument.ts'
import { plain } from '../../sites/content.ts'
import { owners, yamlOf } from '../../sites/sites.ts'

type Written = z.input<typeof portfolio>

/** The heading of each section. */
const headings = ({ sections }: Written) =>
  sections.map((section) => ('headline' in section ? plain(section.headline) : section.heading))

const property = (name: string) => attributesOf(`head > meta[property="${name}"]`, 'content')[0] ?? ''

describe.each(owners)('the page of %s', (site) => {
  const yaml: Written = parse(readFileSync(yamlOf(site), 'utf8'))
  beforeEach(() => openBuilt(site))

  it('has all of its sections, in their order', () => {
    expect(textsOf('main > section :is(h1, h2)')).toEqual(
      headings(yaml).map((text) => typeset(text.trim(), { lang: yaml.site.lang ?? 'en' })),
    )
    expect(attributesOf('main > section', 'data-type')).toEqual(yaml.sections.map(({ type }) => type))
    expect(attributesOf('main > section', 'id')).toEqual(yaml.sections.map(({ id }) => id))
  })

  it('has alternative text and a size for each of its pictures', () => {
    const pictures = document.querySelectorAll('img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('alt', expect.stringMatching(/\S/))
      for (const side of ['width', 'height'])
        expect(picture).toHaveAttribute(side, expect.stringMatching(/^\d+$/))
    }
  })

  it('has a card of the size that its tags declare', () => {
    const [address = ''] = /assets\/.*$/.exec(property('og:image')) ?? []
    const bytes = readFileSync(join(folderOf(site), address))
    const { width, height } = imageSize(bytes)
    expect([width, height]).toEqual([1200, 630])
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
    expect(bytes.length, 'some previews ignore cards over 300 kB').toBeLessThan(300_000)
  })
})

it('the licenses of a site include that of the font of its script', () => {
  const licenses = readFileSync(join(folderOf('arabic'), 'licenses.txt'), 'utf8')
  const [, license = ''] = licenses.split('\n## the font Lalezar (OFL-1.1)\n')
  expect(license).toMatch(/^\s*Copyright[\s\S]*SIL OPEN FONT LICENSE/)
})
