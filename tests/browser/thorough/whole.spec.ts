import { looks, owners } from '../../sites/sites.ts'
import { broken } from '../support/looks/looks.ts'
import { textBoxes } from '../support/looks/textBoxes.ts'
import { desktop, narrowest, phone, readWhole, tablet, testWhole } from '../support/looks/whole.ts'
import { addStyle } from '../support/page/reader.ts'
import { expect, test } from '../support/test.ts'

testWhole([
  { site: 'system', colorScheme: 'light', sizes: [[narrowest], [desktop, tablet]] },
  ...(['dark', 'light'] as const).map((colorScheme) => ({
    site: 'sheets' as const,
    colorScheme,
    sizes: [
      [narrowest, phone],
      [desktop, tablet],
    ],
  })),
  { site: 'added', sizes: [[narrowest, phone], [desktop]] },
  { site: 'arabic', sizes: [[[360, 640]]] },
  ...['ar', 'de'].map((lang) => ({
    site: 'languages' as const,
    path: `/${lang}/`,
    sizes: [
      [narrowest, phone],
      [desktop, tablet],
    ],
  })),
  ...['/projects/atlas/', '/ar/projects/atlas/'].map((path) => ({
    site: 'caseStudies' as const,
    path,
    sizes: [[narrowest, phone], [desktop]],
  })),
  ...owners.map((site) => ({ site, sizes: [[phone], [desktop, tablet]] })),
  ...looks.map((site) => ({
    site,
    sizes: [
      [narrowest, phone],
      [desktop, tablet],
    ],
  })),
])

/** Text settings of a visitor, each with a viewport width. */
const settings = [
  ['with text twice as large, on a phone', 360, 'html { font-size: 200% !important }'],
  [
    'with the text spacing of WCAG 1.4.12, at 320 px',
    320,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  ],
] as const

for (const site of ['default', 'arabic'] as const) {
  test.describe(`the page ‘${site}’`, () => {
    test.use({ site })

    test('passes the layout checks with text twice as large, and with the text spacing of WCAG 1.4.12', async ({
      page,
    }) => {
      for (const [how, width, css] of settings) {
        await page.setViewportSize({ width, height: 740 })
        if (page.url() === 'about:blank') await page.goto('/')
        const asBefore = await addStyle(page, css)
        await readWhole(page)
        expect(await broken(page), how).toEqual([])
        await asBefore()
      }
    })
  })
}

for (const site of looks)
  test.describe(`the page ‘${site}’`, () => {
    test.use({ site })

    test('lets no letter of a title touch those of the line above', async ({ page }) => {
      await page.goto('/')
      await readWhole(page)
      await page.locator('#projects h3').evaluateAll((titles) => {
        for (const title of titles)
          title.textContent = 'pppppppp fldbfldb pppppppp fldbfldb pppppppp fldbfldb'
      })
      const letters = (await textBoxes(page, '#projects')).filter(({ where }) => where.startsWith('h3'))
      const high = letters.filter(({ words }) => words !== 'p')
      expect(high).not.toEqual([])
      const touched = high.filter((one) =>
        letters.some(
          ({ words, block, top, bottom }) =>
            words === 'p' && block === one.block && top < one.top && bottom > one.top + 1,
        ),
      )
      expect(touched).toEqual([])
    })
  })

test('text twice as large breaks no word of a heading on a phone', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await addStyle(page, 'html { font-size: 200% !important }')
  await readWhole(page)
  const cut = await page.locator('h1, h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}.]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) words.push(word)
        }
      }
      return words
    }),
  )
  expect(cut).toEqual([])
})
