import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { typesetPdf } from '../../../src/node/typst/typst.ts'
import { typstFonts } from '../../../src/node/typst/typstFonts.ts'
import { at } from '../../core/schema/setting.ts'
import { caches } from '../../setup/caches.ts'
import { fileOf } from '../importing.ts'

/** A profile on LinkedIn. The heads of its lists are in its language, but for those that are English in all. */
export interface DrawnProfile {
  lang: string
  /** Whether its lines begin at the right. */
  isToLeft?: boolean
  contact: {
    head: string
    address?: string
    phone?: string
    /** With a line break where the column breaks it. */
    email: string
    links: [text: string, url: string, label: string][]
  }
  lists: Record<string, string[]>
  name: string
  headline: string
  place: string
  summary?: { head: string; text: string }
  work?: { head: string; companies: Company[] }
  education?: { head: string; schools: School[] }
}

interface Company {
  name: string
  /** How long all posts lasted, where there are several. */
  sum?: string
  posts: { position: string; dates: string; lasting: string; place?: string; text?: string }[]
}

interface School {
  name: string
  degree?: string
  dates?: string
}

/** What stands together in one size, and how far below what is above it. */
interface Block {
  size: number
  gap: number
  leading: number
  runs: { text: string; url?: string }[]
}

/** Draws `Profile.pdf` of a profile, and gives its path. */
export async function profilePdf(profile: DrawnProfile): Promise<string> {
  const { lang, isToLeft = false } = profile
  const letters = JSON.stringify(profile)
  const { files, families } = await typstFonts(
    { fonts: { display: 'Readex Pro', text: 'Readex Pro', weight: 600, width: 100 } },
    `${letters} 0123456789·()Page of`,
    { text: 400, strong: 600 },
    caches.fonts,
  )
  const data = {
    lang,
    isToLeft,
    side: side(profile),
    main: main(profile),
    fonts: [...families.text, 'Figtree'],
  }
  const source = readFileSync(at('tests/import/linkedInPdf/profile.typ'), 'utf8')
  const fonts = [...files, await eastAsianFont(letters)]
  const { bytes, missing } = await typesetPdf({ source, data, fonts })
  if (missing.length > 0) throw new Error(`No font has ${missing.join(' ')}.`)
  return fileOf('Profile.pdf', bytes)
}

const block = (size: number, gap: number, leading: number, ...texts: (string | undefined)[]): Block => ({
  size,
  gap,
  leading,
  runs: texts.filter((text) => text !== undefined).map((text) => ({ text })),
})

/** The column at the side. */
function side({ contact, lists }: DrawnProfile): Block[] {
  const { head, address, phone, email, links } = contact
  const blocks = [block(13, 0, 0, head)]
  let gap = 19.5
  for (const text of [address, phone]) {
    if (text) blocks.push(block(10.5, gap, 12.6, text))
    if (text) gap = 12.6
  }
  blocks.push({
    ...block(10.5, gap, 12.6),
    runs: [{ text: email, url: `mailto:${email.replace('\n', '')}` }],
  })
  gap = 24.4
  for (const [text, url, label] of links) {
    blocks.push({
      ...block(11, gap, 14.4),
      runs: [
        { text, url },
        { text: ` (${label})`, url },
      ],
    })
    gap = 13.5
  }
  for (const [head, entries] of Object.entries(lists)) {
    blocks.push(block(13, 35, 0, head))
    for (const [index, entry] of entries.entries())
      blocks.push(block(10.5, index === 0 ? 19.5 : 17.6, 12.6, entry))
  }
  return blocks
}

/** The main column. */
function main({ name, headline, place, summary, work, education }: DrawnProfile): Block[] {
  const blocks = [block(26, 0, 31, name), block(12, 21.2, 14.4, headline), block(12, 15.4, 14.4, place)]
  let gap = 37.6
  if (summary) {
    blocks.push(block(15.75, gap, 0, summary.head), block(12, 25.5, 18, summary.text))
    gap = 53.8
  }
  if (work) {
    blocks.push(block(15.75, gap, 0, work.head), ...companies(work.companies))
    gap = 57.2
  }
  if (education) {
    blocks.push(block(15.75, gap, 0, education.head))
    for (const [index, { name, degree, dates }] of education.schools.entries()) {
      blocks.push(block(12, index === 0 ? 25.5 : 33.4, 18, name))
      if (degree || dates) blocks.push(block(10.5, 17.6, 18, degree, dates && ` · (${dates})`))
    }
  }
  return blocks
}

function companies(all: readonly Company[]): Block[] {
  const blocks: Block[] = []
  for (const [index, { name, sum, posts }] of all.entries()) {
    blocks.push(block(12, index === 0 ? 30.5 : 38.4, 18, name))
    if (sum) blocks.push(block(10.5, 16.5, 12.6, sum))
    let gap = sum ? 21.3 : 16.1
    for (const { position, dates, lasting, place, text } of posts) {
      blocks.push(block(11.5, gap, 14.4, position), block(10.5, 14.5, 12.6, dates, ` (${lasting})`))
      if (place) blocks.push(block(10.5, 14.7, 14.7, place))
      if (text) blocks.push(block(10.5, place ? 21.4 : 20.3, 18, text))
      gap = 31.4
    }
  }
  return blocks
}

/**
 * A font that has the Chinese and Japanese letters of a text: Figtree, of which other letters stand in for them. No font
 * that is installed here has them, and those of the system differ.
 */
async function eastAsianFont(text: string): Promise<Buffer> {
  const letters = [...new Set(text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}，：（）]/gu))].toSorted()
  const latin = String.fromCodePoint(...Array.from({ length: 0x150 }, (_, index) => 0x100 + index))
  const figtree = at('node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2')
  const font = await subsetFont(readFileSync(figtree), latin, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
  })
  return withLetters(font, letters)
}

/** A font in which some letters have the first glyphs, in their order, and no other letter has one. */
function withLetters(font: Buffer, letters: readonly string[]): Buffer {
  // https://learn.microsoft.com/en-us/typography/opentype/spec/cmap#format-12-segmented-coverage
  const cmap = Buffer.alloc(12 + 16 + letters.length * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(letters.length, 24)
  for (const [index, letter] of letters.entries()) {
    const code = letter.codePointAt(0) ?? 0
    for (const [at, value] of [code, code, index + 1].entries())
      cmap.writeUInt32BE(value, 28 + index * 12 + at * 4)
  }
  const whole = Buffer.concat([font, cmap])
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue
    whole.writeUInt32BE(font.length, entry + 8)
    whole.writeUInt32BE(cmap.length, entry + 12)
  }
  return whole
}
