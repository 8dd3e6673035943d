import { resumeAddresses } from '../../../schema/resume/addresses.ts'
import { tag } from '../build/documents/html.ts'
import type { NodeFeature } from '../feature.ts'

/** The résumé, as a page, as PDF and as JSON. */
export const resume: NodeFeature = {
  resolve: async (locale, lookup, place) =>
    locale.portfolio.resume && (await import('./resolveResume.ts')).resolveResume(locale, lookup, place),
  head: (portfolio, start) =>
    portfolio.resume
      ? tag('link', { rel: 'alternate', type: 'application/json', href: start + resumeAddresses.json })
      : '',
  files: async (route, making) =>
    route.path.endsWith(resumeAddresses.page)
      ? (await import('./resumeFiles.ts')).resumeFiles(route, making)
      : {},
}
