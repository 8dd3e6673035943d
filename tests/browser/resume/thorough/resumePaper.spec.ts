import type { Page } from '@playwright/test'
import { endOfWords, readPdf, wordsOf } from '../../../pdf.ts'
import { expect, test } from '../../support/test.ts'

test.use({ site: 'resume' })

/** Lengthens the résumé to several pages by repeating its first post. */
async function lengthen(page: Page, times: number) {
  await page.evaluate((times) => {
    const [first] = document.querySelectorAll('section:has(#resume_work) h3')
    const entry = first?.closest('.p-experience')
    if (!entry) throw new Error('The résumé has no post.')
    for (let index = 1; index < times; index += 1) {
      const copy = entry.cloneNode(true)
      if (!(copy instanceof Element)) throw new Error('It is no element.')
      const title = copy.querySelector('h3')
      if (title) title.textContent = `Post number ${index}`
      // With different lengths, so that page breaks fall into every part of an entry.
      const last = copy.querySelector('li')
      for (let more = 0; more < index % 5; more += 1) last?.after(last.cloneNode(true))
      entry.parentElement?.append(copy)
    }
  }, times)
}

/**
 * The printed texts in order, and whether each is a heading, or a line between one and what it heads. Right-to-left contacts are left out: a PDF reader cannot
 * separate names and addresses of opposite direction on one line.
 */
const printed = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.h-resume h1, .h-resume h2, .h-resume h3, .h-resume p, .h-resume li',
      ),
    ]
      .filter((part) => part.offsetParent !== null && !part.querySelector('p, h3'))
      .filter((part) => document.dir !== 'rtl' || !part.closest('.p-contact ul'))
      .map((part) => {
        const said = part.parentElement?.querySelector(':scope > .p-summary')
        const isAbove = said && part.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING
        return { text: part.innerText, isHeading: /^H[23]$/.test(part.tagName) || Boolean(isAbove) }
      }),
  )

for (const format of ['A4', 'Letter'])
  for (const path of ['/resume/', '/ar/resume/'])
    test(`on ${format} ${path} prints all of its text, and no heading at the end of a page`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.goto(path)
      const short = await readPdf(await page.pdf({ format, tagged: true }))
      expect(short.pages.length).toBeLessThanOrEqual(3)
      // In points, which Chromium rounds to whole pixels.
      expect(Math.abs((short.pages[0]?.view[3] ?? 0) - (format === 'A4' ? 842 : 792))).toBeLessThan(2)

      await lengthen(page, 16)
      const { texts } = await readPdf(await page.pdf({ format, tagged: true }))
      expect(texts.length).toBeGreaterThan(2)
      const pages = texts.map(wordsOf)
      const read = pages.flat()
      const ends = pages.map((_, index) => pages.slice(0, index + 1).flat().length)
      let at = 0
      for (const { text, isHeading } of await printed(page)) {
        const end = endOfWords(wordsOf(text), read, at, path.startsWith('/ar/'))
        expect(end, text).toBeGreaterThanOrEqual(at)
        if (isHeading) expect(ends, `${text} is the last of its page`).not.toContain(end)
        at = end
      }
      // No text of the header, the menu, the footer or the link to the PDF.
      const own = wordsOf((await printed(page)).map(({ text }) => text).join(' '))
      expect(read.length).toBeLessThanOrEqual(own.length * 1.1 + 30)
    })

test('in print everything is within the margins, and all text is dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/resume/')
  const texts = (await printed(page)).map(({ text }) => text)
  expect(texts, 'addresses that make sense on paper').toContain('crew@rescue.example')
  expect(texts.filter((text) => /^mailto:|^\.|\.pdf$/.test(text))).toEqual([])
  const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
  for (const paper of pages) {
    const { items } = await paper.getTextContent()
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue
      const [left, bottom] = [item.transform[4], item.transform[5]]
      // 15 mm in points.
      expect(left).toBeGreaterThan(42)
      expect(left + item.width).toBeLessThan(595 - 42)
      expect(bottom).toBeGreaterThan(42)
      expect(bottom).toBeLessThan(842 - 42)
    }
  }
  const lightness = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.h-resume *')]
      .filter(({ innerText, offsetParent }) => offsetParent !== null && innerText)
      .map((part) => (getComputedStyle(part).color.match(/\d+/g) ?? []).map(Number))
      .map(([red = 0, green = 0, blue = 0]) => (0.2 * red + 0.7 * green + 0.1 * blue) / 255),
  )
  expect(Math.max(...lightness)).toBeLessThan(0.5)
})
