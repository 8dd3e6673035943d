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

/** Writes the PDF and the JSON of the résumé in each language. Warns once where the typesetter is not installed. */
export async function writeResumes(
  routes: readonly RenderedRoute[],
  { main, write, warn, caches }: Target,
): Promise<void> {
  const { pdf, json } = resumeAddresses
  let hasWarned = false
  for (const { resume, lang, path } of routes) {
    if (!resume) continue
    const folder = folderOf(lang, main.site.lang)
    const file = await resumePdf(resume, folder, caches)
    if (file) write(folder + pdf, file.bytes)
    else if (!hasWarned) warn(notInstalled)
    hasWarned ||= !file
    if (file && file.pages > maxPages) warn(tooLong(folder + pdf, file.pages))
    const page = main.site.url && new URL(path, main.site.url).href
    const text = JSON.stringify(jsonResume(resume, page, ownerPicture(resume, page)), null, 2)
    write(folder + json, `${text}\n`)
  }
}

const tooLong = (file: string, pages: number) =>
  `${file} has ${pages} pages, and more than ${maxPages} are seldom read: leave out what is long ago, or write fewer highlights.`

const notInstalled =
  'The résumé has no PDF: @myriaddreamin/typst-ts-node-compiler, which sets it, is not installed. Links to resume.pdf lead to its page instead; npm install adds it where it is made for this machine.'
