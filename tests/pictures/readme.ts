import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '../../src/node/build/documents/html.ts'
import { onefolio } from '../../src/node/cli/onefolio.ts'
import { movingPictureOf, save, screen } from './movingPicture.ts'
import { browser, built, onPage, shot, work } from './sites.ts'

/*
 * Takes the pictures of README.md and schema/guide.md: of the default page, of a scroll through it of the examples, of
 * an import and of a report.
 */

/** A picture of some HTML, as wide as it is told, and as high as it needs or is told. */
async function drawn(
  html: string,
  { width, height = 0 }: { width: number; height?: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: height || 100 }, deviceScaleFactor: 1 })
  await page.setContent(html, { waitUntil: 'load' })
  const picture = await page.screenshot({ fullPage: height === 0, omitBackground: true })
  await page.close()
  return picture
}

const inHtml = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

/** Pictures side by side, in rows. */
const sheet = (pictures: readonly Buffer[], columns: number, width: number) =>
  drawn(
    `<style>body { margin: 0; display: grid; gap: 12px; grid-template-columns: repeat(${columns}, ${width}px) }
    img { width: 100%; display: block; border-radius: 8px }</style>
    ${pictures.map((picture) => `<img src="${inHtml(picture)}">`).join('')}`,
    { width: columns * (width + 12) - 12 },
  )

/** A moving picture of the page as it is scrolled, section by section, as a reader does. */
const scrolled = (url: string) =>
  onPage(url, { viewport: screen, deviceScaleFactor: 1 }, async (page) => {
    const { take, save } = movingPictureOf(page)
    const time = 1000 / 12
    await page.mouse.move(860, 300)
    for (let at = 0; at < 12; at += 1) await take(time)
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    // A step goes an eighth of a screen, so that what is read stands still between two frames.
    for (let y = 0; y <= height; y += 100) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y)
      await take(time)
    }
    await save('scroll', 58)
  })

const home = await built('default', 'content/portfolio.yaml')
await scrolled(home.origin)
home.close()

const pairs: Buffer[][] = []
const anchors: Readonly<Record<string, string>> = {
  photographer: '#rooms',
  engineer: '#work',
  designer: '#work',
}
for (const [name, anchor] of Object.entries(anchors)) {
  const site = await built(name, `content/examples/${name}/portfolio.yaml`)
  pairs.push([await shot(site.origin), await shot(site.origin + anchor)])
  if (name === 'engineer') {
    const paths = ['/', '/de/', '/ar/']
    const languages = []
    for (const path of paths) languages.push(await shot(site.origin + path, 960, 600))
    await save('languages', sharp(await sheet(languages, 3, 592)))
  }
  site.close()
}
const rows = [0, 1].flatMap((row) => pairs.flatMap((pair) => pair[row] ?? []))
await save('examples', sharp(await sheet(rows, 3, 640)))

/** Lines of a terminal, with the colours of its escape sequences. */
const terminal = (text: string) =>
  escapeHtml(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of colours begin with one
    .replace(/\u001b\[(\d*)m/g, (_, code: string) =>
      ['', '0', '22', '39'].includes(code) ? '</b>' : `<b class="c${code}">`,
    )

const terminalStyle = `body { margin: 0; background: #0d1117; color: #e6edf3; font: 18px/1.5 'DejaVu Sans Mono', monospace }
  pre { margin: 0; font: inherit; white-space: pre-wrap } b { font-weight: inherit }
  .c1 { font-weight: 700 } .c2, .c90 { color: #8b949e } .c31, .c91 { color: #ff7b72 } .c33 { color: #e3b341 } .c36, .c96 { color: #76e3ea }
  i { font-style: normal; color: #ff6a3d }`

/** What a command prints. */
async function printed(args: readonly string[], colour: boolean) {
  const lines: string[] = []
  const write = (text: string) => lines.push(text)
  await onefolio(args, { out: write, err: write, env: {}, colour })
  return lines.join('\n')
}

const mistakes = 'tests/pictures/mistakes.yaml'
const report = (await printed(['check', mistakes], true)).replaceAll(mistakes, 'content/portfolio.yaml')
await save(
  'report',
  sharp(
    await drawn(
      `<style>${terminalStyle} body { padding: 28px; zoom: 1.4 }</style>
      <pre><b class="c2">$</b> npm run check\n\n${terminal(report)}</pre>`,
      { width: 1750 },
    ),
  ),
)

const yaml = join(work, 'imported/portfolio.yaml')
const said = await printed(['import', 'tests/pictures/resume.json', yaml], false)
const site = await built('import', yaml)
const screens = [await shot(site.origin), await shot(`${site.origin}/#work`)]
site.close()
const lines = readFileSync(yaml, 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(0, 28)
const keys = escapeHtml(lines.join('\n')).replace(/^(\s*(?:- )?)(\w+)(?=:)/gm, '$1<i>$2</i>')
await save(
  'import',
  sharp(
    await drawn(
      `<style>${terminalStyle} body { width: 1600px; height: 760px; overflow: hidden; position: relative; font-size: 15px }
      pre { position: absolute; inset: 40px auto 0 40px; width: 620px; overflow: hidden }
      hr { border: 0; border-top: 1px solid #30363d; margin: 20px 0 }
      img { position: absolute; width: 780px; border-radius: 10px; border: 1px solid #30363d }</style>
      <pre><i>$</i> npm run import -- resume.json\n\n${escapeHtml(said.replaceAll(yaml, 'content/portfolio.yaml'))}<hr>${keys}</pre>
      ${screens.map((screen, index) => `<img src="${inHtml(screen)}" style="left: ${700 + index * 90}px; top: ${40 + index * 350}px">`).join('')}`,
      { width: 1600, height: 760 },
    ),
  ),
)
