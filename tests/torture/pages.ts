import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Portfolio, portfolio as schema } from '../../schema/model/portfolio.ts'
import { pageFiles } from '../../schema/pages/loadCaseStudies.ts'

/** A placeholder for the file of a page until the whole site is known. */
export const unnumbered = 'pages/nth.md'

/** Gives each page of a site a file of its own. */
export function numberPages<T>(value: T): T {
  let count = 0
  const text = JSON.stringify(value, (_, item) => {
    if (item !== unnumbered) return item
    count += 1
    return `pages/p${count}.md`
  })
  // Exchanging strings keeps the form of plain data.
  return JSON.parse(text) as T
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

/** The text of a page: all syntax of Markdown, several directions, and words without an end. */
const text = [
  `${long} and [a link to the top](#the-first-thing).`,
  '## The first thing',
  `| One | Two | ${long} |\n|---|---:|---|\n| 1 | 2 | ${'and so on '.repeat(20)} |`,
  '- كتابة من اليمين إلى اليسار\n  1. 照明の設計と、その考え方について',
  `### ${long}`,
  `> ${'A quotation that does not end. '.repeat(12)}`,
  `\`\`\`ts\nconst ${long} = "${long}" // ${long}\n\`\`\``,
  `\`${long}\` in a line.`,
].join('\n\n')

/** Writes the Markdown of the pages that a site names, beside its YAML. */
export function writePages(folder: string, site: Portfolio): void {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  for (const file of pageFiles(site, schema)) writeFileSync(join(folder, file), text)
}
