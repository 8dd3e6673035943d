import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, open } from './check.ts'

/** Whether all fonts have loaded that a page at rest must have, those of headings included. */
const hasFonts = (seen: readonly string[]) =>
  seen.includes('Headline loaded') &&
  seen.includes('Display loaded') &&
  seen.some((font) => /^Text.* loaded$/.test(font)) &&
  !seen.some((font) => font.endsWith('error'))

const visits = 20

export const fonts: Check = async (tab, origin) => {
  const wrong: string[] = []
  for (let visit = 1; visit <= visits; visit++) {
    await tab.open('about:blank')
    await tab.open(origin)
    await tab.ask(page.scrollPage, 1)
    const seen = await until(() => tab.ask(page.fonts), hasFonts)
    const problems = await tab.ask(page.problems)
    if (!hasFonts(seen) || problems.length > 0)
      wrong.push(`visit ${visit}: ${[...seen, ...problems].join(', ')}`)
  }
  return [wrong.length === 0, wrong.length > 0 ? wrong : `${visits} visits`]
}

export const pictureSizes: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.readOn)
  const own = (all: ReturnType<typeof page.pictures>) =>
    all.filter(({ file }) => /\.(?:avif|webp)$/.test(file))
  const seen = await until(
    async () => own(await tab.ask(page.pictures)),
    (all) => all.length > 1 && all.every(({ pixels }) => pixels > 0),
  )
  // The next larger file is at most one and a half times as wide.
  const fits = seen.every(({ file, pixels, shown }) => file.endsWith('.avif') && pixels <= shown * 1.6 + 8)
  return [seen.length > 1 && fits, seen]
}

/** A photograph behind the words is wide enough for the height of the screen, and not only for its width. */
export const photograph: Check = async (tab, origin) => {
  await open(tab, `${origin}#photograph`)
  const seen = await until(
    () => tab.ask(page.covering, '#photograph img'),
    ({ pixels }) => pixels > 0,
  )
  return [seen.pixels >= seen.shown * 0.9, seen]
}
