import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { exampleLines, missingExampleFiles } from '../../src/node/add/examples.ts'
import { pictureFolder, sectionLooks, smallPictureFolder } from '../../src/node/generate/sectionExamples.ts'
import { launchOptions } from '../browser/support/chromium.ts'
import { root, viteProgram } from '../browser/support/paths.ts'
import { serve } from '../browser/support/servers/server.ts'

/*
 * Takes the pictures of schema/README.md: builds a site that has a section of each type in each layout, as
 * `npm run add` writes them, and takes a picture of each. A small one of its top is for the editor of the dev page.
 */

/** Screenshots are this wide, in px, and the pictures made of them. */
const width = { page: 1280, picture: 960 }
/** The most that the small ones have of them, in px. */
const small = { width: 280, height: 175 }

const folder = join(root, '.cache/pictures')
const [content, dist] = [join(folder, 'content'), join(folder, 'dist')]
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(content, 'images'), { recursive: true })

const looks = sectionLooks()
const sections = looks.flatMap(({ kind, layout, name }) => {
  const lines = exampleLines(kind, { layout, id: name })
  const value: unknown = parse(lines.join('\n'))
  const files = missingExampleFiles({ value, postsFile: 'posts.json' }, () => false)
  for (const file of files) writeFileSync(join(content, file.name), file.text)
  return lines.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`)
})
const portfolio = join(content, 'portfolio.yaml')
writeFileSync(
  portfolio,
  `site:
  title: Sections
  description: Each type of section in each layout.
  owner: { name: Your Name, email: you@example.com }
header: none
socials:
  - { name: GitHub, icon: 'simple-icons:github', href: '#' }
  - { name: Email, icon: 'lucide:mail', href: 'mailto:you@example.com' }
sections:
${sections.join('\n')}
footer:
  copyright: © Your Name
`,
)
// Its warnings, that all sections have the same heading, are of no use here; where it fails, the error has its output.
execFileSync(process.execPath, [viteProgram, 'build', '--outDir', dist, '--emptyOutDir'], {
  cwd: root,
  env: { ...process.env, PORTFOLIO: portfolio },
  stdio: 'pipe',
})

const [into, intoSmall] = [join(root, pictureFolder), join(root, smallPictureFolder)]
for (const each of [into, intoSmall]) {
  rmSync(each, { recursive: true, force: true })
  mkdirSync(each, { recursive: true })
}
const server = await serve(dist)
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({
  viewport: { width: width.page, height: 720 },
  reducedMotion: 'reduce',
  colorScheme: 'dark',
})
let bytes = 0
try {
  for (const { name } of looks) {
    // Each anew, so that nothing above it is still on its way.
    await page.goto(`${server.origin}/#${name}`, { waitUntil: 'networkidle' })
    const section = page.locator(`#${name}`)
    // What unfolds shows how it looks open, too.
    const unfolding = section.locator('summary')
    if (await unfolding.count()) await unfolding.first().click()
    const shot = await section.screenshot()
    const picture = await sharp(shot)
      .resize({ width: width.picture })
      .webp({ quality: 60, effort: 6 })
      .toBuffer()
    writeFileSync(join(into, `${name}.webp`), picture)
    bytes += picture.length
    writeFileSync(join(intoSmall, `${name}.webp`), await topOf(picture))
  }
} finally {
  await browser.close()
  server.close()
}
console.log(`${looks.length} pictures in ${pictureFolder}/, ${Math.round(bytes / 1000)} kB in all.`)

/** The top of a picture, small. */
async function topOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: small.width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, small.height)
  return sharp(data)
    .extract({ left: 0, top: 0, width: small.width, height })
    .webp({ quality: 40, effort: 6 })
    .toBuffer()
}
