import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Written } from '../written.ts'
import { changedContent, timedBuild, withOwnPictures } from './builds.ts'
import { bytesOf } from './bytes.ts'
import { host } from './host.ts'
import { inTurn } from './inTurn.ts'
import { meanwhileOf, paintsOf, tasksOf } from './measurements.ts'

const pictureOf = (n: number) => ({ src: `images/work-${n}.jpg`, alt: `A rendering of project ${n}` })

const projectOf = (n: number) => ({
  title: `Project ${n}`,
  description:
    'A shop that loads before the kettle boils, with every product in view and two steps to the till.',
  image: pictureOf(n),
  link: `https://example.com/${n}`,
})

/** Replaces the samples by `count` real projects, and adds as many pictures after them. */
function grow(content: Written, count: number): void {
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
}

/** A unique picture, 480 × 320 px. */
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

/**
 * Builds the default content with `items` projects and as many pictures, twice, and visits the page.
 *
 * @returns the measurements of that page, as a row for `console.table`
 */
export async function growthOf(items: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const page = join(folder, 'page')
  try {
    const yaml = changedContent(join(folder, 'content'), (content) => grow(content, items))
    for (let n = 1; n <= items; n++) writeFileSync(join(folder, `content/images/work-${n}.jpg`), await draw())
    const { first, again } = await withOwnPictures(async () => ({
      first: timedBuild({ yaml, folder: page }),
      again: timedBuild({ yaml, folder: page }),
    }))
    const { origin, close } = await host(page)
    try {
      const { loading, hydrating } = await inTurn({ page: origin }, 5, tasksOf)
      const { typing, turning } = await inTurn({ page: origin }, 5, meanwhileOf)
      return {
        'projects and pictures': items,
        'build, all pictures new (s)': Number((first / 1000).toFixed(1)),
        'build, no picture new (s)': Number((again / 1000).toFixed(1)),
        'HTML with CSS (kB, gzip)': bytesOf(page).document / 1000,
        'first paint over a slow line, 4 × CPU (ms)': Math.round((await paintsOf(origin)).first),
        'longest task before React, 4 × CPU (ms)': loading.page,
        'longest task while hydrating, 4 × CPU (ms)': hydrating.page,
        'a letter in the form while hydrating, 4 × CPU (ms)': typing.page,
        'a turn of the carousel while hydrating, 4 × CPU (ms)': turning.page,
      }
    } finally {
      close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
