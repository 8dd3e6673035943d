import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../src/build/fileCache.ts'
import { changedContent, timedBuild, type Written } from './builds.ts'
import { median } from './inTurn.ts'

// `npm run bench:resume`: how much longer a build takes with a résumé, its page and its data among it: the first, which cuts the
// fonts of the PDF and sets it, and the next, which finds it made. The three take turns.

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

const folder = mkdtempSync(join(tmpdir(), 'resume-'))
const without = changedContent(join(folder, 'without'), () => {})
const beside = changedContent(join(folder, 'with'), (content) => {
  content.resume = resume
})
const forget = () => {
  for (const kind of ['resumes', 'fonts']) rmSync(cacheFolder(kind), { recursive: true, force: true })
}

/** In ms. */
const times: Record<'withoutNew' | 'withNew' | 'without' | 'with', number[]> = {
  withoutNew: [],
  withNew: [],
  without: [],
  with: [],
}

try {
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
