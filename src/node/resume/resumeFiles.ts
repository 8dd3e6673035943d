import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { RenderedRoute } from '../entry-server.tsx'
import { folderOf } from '../languages/languageLinks.ts'
import { jsonResume } from './jsonResume.ts'
import { ownerPicture } from './resumeData.ts'
import { type ResumeCaches, resumePdf } from './resumePdf.ts'

/** Where the files of résumés and warnings go. */
interface Target {
  /** The locale in the main language. */
  main: Portfolio
  write: (name: string, text: string | Uint8Array) => void
  warn: (message: string) => void
  caches: ResumeCaches
}

/** Above this many pages the build warns. */
const maxPages = 3

/** Writes the PDF and the JSON of the résumé in each language. */
export async function writeResumes(
  routes: readonly RenderedRoute[],
  { main, write, warn, caches }: Target,
): Promise<void> {
  for (const { resume, lang, path } of routes) {
    if (!resume) continue
    const folder = folderOf(lang, main.site.lang)
    const file = folder + resumeAddresses.pdf
    const { bytes, pages, missing } = await resumePdf(resume, folder, caches)
    write(file, bytes)
    if (missing.length > 0)
      warn(
        `${file} cannot show ${missing.join(' ')}, which no installed font has: install a family that does, or write it in other letters.`,
      )
    if (pages > maxPages)
      warn(
        `${file} has ${pages} pages, and more than ${maxPages} are seldom read: leave out what is long ago, or write fewer highlights.`,
      )
    const page = main.site.url && new URL(path, main.site.url).href
    const text = JSON.stringify(jsonResume(resume, page, ownerPicture(resume, page)), null, 2)
    write(folder + resumeAddresses.json, `${text}\n`)
  }
}
