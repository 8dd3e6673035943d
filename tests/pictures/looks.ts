import { join } from 'node:path'
import sharp from 'sharp'
import { engineLooksFolder, lookNames } from '../../schema/check/givenLook.ts'
import { lookFiles } from '../../schema/model/look.ts'
import { built, shot } from './sites.ts'

/*
 * Takes a picture of the default page's first screen in each look, beside the look: for README.md and the panel of the
 * dev server.
 */

for (const name of lookNames(engineLooksFolder)) {
  const site = await built(name, 'content/portfolio.yaml', name)
  await sharp(await shot(site.origin))
    .resize(640, 400)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(engineLooksFolder, name, lookFiles.preview))
  site.close()
}
