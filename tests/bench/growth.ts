import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { root } from '../browser/paths.ts'
import { timedBuild, withoutTrace } from './builds.ts'
import { bytesOf } from './bytes.ts'
import { paintOf, tasksOf } from './figures.ts'
import { host } from './host.ts'

type Written = z.input<typeof portfolio>

/** What a page with so many projects, and as many pictures in a gallery, costs. */
export interface Growth {
  items: number
  /** The build in ms: with each picture encoded, and with none. */
  first: number
  again: number
  /** The document in bytes of gzip, without fonts. */
  document: number
  /** The first words on a phone on slow 4G, in ms. */
  paint: number
  /** The longest tasks at a phone's speed in ms, before React comes and while it takes the page over. */
  loading: number
  waking: number
}

const pictureOf = (n: number) => ({ src: `images/work-${n}.jpg`, alt: `A rendering of project ${n}` })

const projectOf = (n: number) => ({
  title: `Project ${n}`,
  description:
    'A shop that loads before the kettle boils, with every product in view and two steps to the till.',
  image: pictureOf(n),
  link: `https://example.com/${n}`,
})

/** The default content, with `count` real projects in the place of samples and as many pictures after them. */
function grown(count: number): Written {
  const content: Written = parse(readFileSync(join(root, 'content/portfolio.yaml'), 'utf8'))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  content.sections = content.sections.flatMap((section): Written['sections'] => {
    if (section.type !== 'projects') return [section]
    const { samples: _, ...rest } = section
    return [
      { ...rest, items: numbers.map(projectOf) },
      {
        type: 'gallery',
        id: 'pictures',
        label: 'Pictures',
        heading: 'What It Looks Like.',
        items: numbers.map(pictureOf),
      },
    ]
  })
  return content
}

/** A picture like no other, 480 × 320 px. */
const draw = () =>
  sharp({
    create: {
      width: 480,
      height: 320,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(4)
    .jpeg()
    .toBuffer()

/** Builds the default content with `items` projects and as many pictures, twice, and visits the page. */
export async function growthOf(items: number): Promise<Growth> {
  const place = mkdtempSync(join(tmpdir(), 'bench-'))
  const page = join(place, 'page')
  const yaml = join(place, 'portfolio.yaml')
  try {
    cpSync(join(root, 'content/images'), join(place, 'images'), { recursive: true })
    for (let n = 1; n <= items; n++) writeFileSync(join(place, `images/work-${n}.jpg`), await draw())
    writeFileSync(yaml, stringify(grown(items), { aliasDuplicateObjects: false }))
    const { first, again } = await withoutTrace(async () => ({
      first: timedBuild({ yaml, folder: page }),
      again: timedBuild({ yaml, folder: page }),
    }))
    const { origin, close } = await host(page)
    try {
      const paint = await paintOf(origin)
      return { items, first, again, document: bytesOf(page).document, paint, ...(await tasksOf(origin)) }
    } finally {
      close()
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
