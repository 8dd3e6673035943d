import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { buildFolder } from './buildSite.ts'
import { kindOf } from './kind.ts'
import { openLooker } from './look.ts'
import { drawPictures } from './pictures.ts'
import { portfolio } from './portfolio.ts'
import { shrink } from './shrink.ts'
import { screens, spent } from './visit.ts'

/*
 * Content at random: `npm run torture -- --runs 200 --seed 1`.
 *
 * The range of a site (`portfolio.ts`, `sections.ts`, `resume.ts`, `theme.ts`, `words.ts`, `markdown.ts`,
 * `pictures.ts`): one to eight sections of any type in any order; 0 to 20 links and profiles; with and without a
 * header, groups of links, analytics, and a résumé, whose letters every family has; lists of 1 to 60 entries; texts in
 * thirteen scripts and in two of them in turn, of one letter, of 40 letters without a break, and running texts of up to
 * 400 words; pictures from 1 : 4 to 4 : 1; every option of theme, motion, labels, forms and the 404. Every site passes
 * the check, or the run ends.
 *
 * `visit.ts` has the checks at each width. A site is opened anew at each, with its fonts held back, and words on
 * pictures are checked all the way down; its forms are sent. With `--quick`, which takes about half the time, it is
 * opened at one width, another for each site: fonts are late there, and all rules of axe run; at the others those run
 * that depend on the width, and forms are sent at the last.
 *
 * When a kind of fault is first met in a run, the site is shrunk as long as it keeps that kind, and is left in
 * .cache/torture with its pictures: `--folder` visits it again, and `PORTFOLIO=that/portfolio.yaml npm run dev` shows
 * it. What no layout can fix is excused: `excused.ts`.
 *
 *   --runs N     how many sites; 200
 *   --seed N     which ones: the same seed makes the same sites; the time of day
 *   --path P     one site alone, by the path that a run has printed
 *   --folder F   the site in this folder, in which a run has left one that fails
 *   --quick      opens each site once
 *   --width W    the width of the screen, in px, at which it is opened first; by default they take turns
 *   --shrink N   how many seconds are spent at most on shrinking one site; 90
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    path: { type: 'string' },
    folder: { type: 'string' },
    width: { type: 'string' },
    quick: { type: 'boolean', default: false },
    shrink: { type: 'string', default: '90' },
  },
})
const [seed, seconds] = [Number(values.seed), Number(values.shrink)]
const sites = fc.sample(portfolio, {
  seed,
  numRuns: values.path ? 1 : Number(values.runs),
  ...(values.path && { path: values.path }),
})

await drawPictures()
const looker = await openLooker()
/** The screens in order, from the one on which the site at an index is opened. */
function screensFrom(index: number) {
  const requested = screens.findIndex(([width]) => String(width) === values.width)
  const opened = requested === -1 ? index % screens.length : requested
  return { screens: [...screens.slice(opened), ...screens.slice(0, opened)], eachAnew: !values.quick }
}

if (values.folder) {
  const found = await looker.look(await buildFolder(values.folder), screensFrom(0))
  for (const sentence of found) console.log(sentence)
  await looker.close()
  process.exit(found.length > 0 ? 1 : 0)
}
const began = performance.now()
/** How many sites have each kind of fault. */
const kinds = new Map<string, number>()
/** The paths of the sites that have faults. */
const failed: string[] = []
let next = sites[0] && looker.build(sites[0])
for (const index of sites.keys()) {
  const built = await next
  const following = sites[index + 1]
  // The next site is built while this one is looked at.
  next = following && looker.build(following)
  if (!built) break
  const path = values.path ?? String(index)
  // A path begins with the index of its site.
  const found = await looker.look(built, screensFrom(Number.parseInt(path, 10))).catch((error: Error) => {
    if (!looker.isOpen()) throw error
    return [`not visited: ${error.message}`]
  })
  if (found.length > 0) failed.push(path)
  const here = new Map(found.map((sentence) => [kindOf(sentence), sentence]))
  for (const [kind, sentence] of here) {
    const before = kinds.get(kind) ?? 0
    kinds.set(kind, before + 1)
    if (before > 0) continue
    console.log(`\n--seed ${seed} --path ${path}: ${sentence}`)
    const smallest = seconds > 0 ? await shrink(looker, { seed, path, sentence, seconds }) : undefined
    if (!smallest) continue
    console.log(`  smallest: --path ${smallest.path}\n  in ${relative(process.cwd(), smallest.folder)}`)
    for (const one of smallest.found.slice(0, 8)) console.log(`  ${one}`)
  }
}
await looker.close()

for (const [kind, count] of kinds) console.log(`${String(count).padStart(5)} × ${kind}`)
const each = (ms: number) => `${(ms / 1000 / sites.length).toFixed(2)} s`
const parts = [...spent].map(([what, ms]) => `${what} ${each(ms)}`)
console.log(
  `${sites.length} sites of seed ${seed}, ${failed.length} with faults (${failed.join(', ')}); ${each(performance.now() - began)} each: ${parts.join(', ')}`,
)
process.exitCode = failed.length > 0 ? 1 : 0
