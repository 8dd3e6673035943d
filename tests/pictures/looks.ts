import { join } from 'node:path'
import sharp from 'sharp'
import { namesIn } from '../../schema/files/files.ts'
import { isLookFile } from '../../schema/model/theme.ts'
import { root } from '../browser/support/paths.ts'
import { browser, built, shot } from './sites.ts'

/*
 * Takes a picture of the default page's first screen in each look, beside the look: for README.md and the panel of the
 * dev server.
 */

const folder = join(root, 'content/looks')

for (const file of namesIn(folder).filter(isLookFile)) {
  const name = file.replace(/\.ya?ml$/i, '')
  const site = await built(name, 'content/portfolio.yaml', `looks/${file}`)
  await sharp(await shot(site.origin))
    .resize(640, 400)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
  site.close()
}
await browser.close()
