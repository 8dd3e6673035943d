import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { charactersOf } from '../../schema/fonts/familyLetters.ts'
import { findIcon } from '../../schema/pictures/icons.ts'
import { cacheFolder, cachesIn } from '../../src/node/build/files/fileCache.ts'
import { contentFile } from '../../src/node/content/content.ts'
import { fontFaces } from '../../src/node/fonts/faces.ts'
import { subset } from '../../src/node/fonts/subset.ts'
import { resolveResume } from '../../src/node/resume/resolveResume.ts'
import { resumePdf } from '../../src/node/resume/resumePdf.ts'
import type { Written } from '../written.ts'
import { cacheRoot, changedContent, timedBuild } from './builds.ts'
import { median } from './inTurn.ts'

// `npm run bench:resume`: how much longer a build takes with a résumé, including its page and its JSON: the first
// build, which cuts the fonts of the PDF and sets it, and the next, which finds it cached. Builds with and without take
// turns. On a busy machine the difference is lost in noise, so the PDF is timed alone too, in this process, with what
// any page needs loaded.

const turns = 5

/** Two pages of A4. */
const resume = {
  summary: 'Builds calm interfaces for rooms in which nobody may miss anything.',
  contact: { phone: '+46 31 555 01 23', location: { city: 'Gothenburg', countryCode: 'SE' } },
  work: Array.from({ length: 8 }, (_, index) => ({
    position: 'Interface Engineer',
    organisation: `Harbour ${index}`,
    start: `${2016 - index}-03`,
    end: `${2017 - index}-02`,
    highlights: ['Brought the time from call to berth down.', 'Wrote the style guide of four teams.'],
  })),
  languages: [{ name: 'Swedish', fluency: 'Native speaker' }],
} satisfies Written['resume']

const caches = cachesIn(cacheRoot)
const folder = mkdtempSync(join(tmpdir(), 'resume-'))
const without = changedContent(join(folder, 'without'), () => {})
const beside = changedContent(join(folder, 'with'), (content) => {
  content.resume = resume
})
const forget = () => {
  for (const kind of ['resumes', 'fonts'] as const)
    rmSync(cacheFolder(cacheRoot, kind), { recursive: true, force: true })
}

/** In ms. */
const times: Record<'withoutNew' | 'withNew' | 'without' | 'with', number[]> = {
  withoutNew: [],
  withNew: [],
  without: [],
  with: [],
}

/** How long the PDF takes in wall-clock and in CPU time, in ms: the first, and the next, which is cached. */
async function pdfTimes() {
  const content = contentFile(beside).content()
  if (!('locales' in content)) throw new Error('The content is not in order.')
  const { sections: _, ...rest } = content.portfolio
  // Without sections, whose pictures are no part of the résumé.
  const locale = { ...content.locales[0], portfolio: { ...rest, sections: [] } }
  const lookup = { picture: () => Promise.reject(new Error('There is none.')), icon: findIcon }
  const { resume } = await resolveResume(locale, lookup, { root: '', size: async () => 0 })
  if (!resume) throw new Error('The content has no résumé.')
  const { display, text } = rest.theme.fonts
  for (const family of [display, text])
    for (const face of fontFaces(family, { role: 'Page', axes: 'wdth', weights: [400], text: 'a' })) {
      charactersOf(face, 'a')
      await subset(face.file, 'a', { targetFormat: 'woff2' }, caches.fonts)
    }
  const timed = async () => {
    const [began, used] = [performance.now(), process.cpuUsage()]
    await resumePdf(resume, '', caches)
    const { user, system } = process.cpuUsage(used)
    return {
      'clock (ms)': Math.round(performance.now() - began),
      'processors (ms)': Math.round((user + system) / 1000),
    }
  }
  forget()
  return { 'PDF alone, the first': await timed(), 'PDF alone, the next': await timed() }
}

try {
  console.table(await pdfTimes())
  timedBuild({ yaml: without })
  for (let turn = 0; turn < turns; turn += 1) {
    forget()
    times.withoutNew.push(timedBuild({ yaml: without }))
    times.without.push(timedBuild({ yaml: without }))
    forget()
    times.withNew.push(timedBuild({ yaml: beside }))
    times.with.push(timedBuild({ yaml: beside }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const row = (without: number[], beside: number[]) => {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return {
    'without (s)': seconds(Math.min(...without)),
    'with (s)': seconds(Math.min(...beside)),
    'more (s)': seconds(Math.min(...beside) - Math.min(...without)),
    'more, medians (s)': seconds(median(beside) - median(without)),
  }
}
console.table({
  'no font and no PDF kept': row(times.withoutNew, times.withNew),
  'all kept': row(times.without, times.with),
})
