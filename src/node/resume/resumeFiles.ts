import { resumeAddresses } from '../../../schema/resume/addresses.ts'
import type { SiteRoute } from '../entry-server.tsx'
import type { FileMaking, PageFiles } from '../feature.ts'
import { toJsonResume } from './jsonResume.ts'
import { ownerPicture } from './resumeData.ts'
import { resumePdf } from './resumePdf.ts'

/** Above this many pages the build warns. */
const maxPages = 3

/** The PDF and the JSON of the résumé whose page this is. */
export function resumeFiles({ apart, path }: SiteRoute, { url, caches, warn }: FileMaking): PageFiles {
  if (!apart) return {}
  const folder = path.slice(0, -resumeAddresses.page.length)
  const file = folder + resumeAddresses.pdf
  return {
    async [file]() {
      const { bytes, pages, missing } = await resumePdf(apart, folder, caches)
      if (missing.length > 0)
        warn(
          `${file} cannot show ${missing.join(' ')}, which no installed font has: install a family that does, or write it in other letters.`,
        )
      if (pages > maxPages)
        warn(
          `${file} has ${pages} pages, and more than ${maxPages} are seldom read: leave out what is long ago, or write fewer highlights.`,
        )
      return bytes
    },
    async [folder + resumeAddresses.json]() {
      const page = url && new URL(path, url).href
      const data = toJsonResume(apart, page, ownerPicture(apart, page))
      return `${JSON.stringify(data, null, 2)}\n`
    },
  }
}
