import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const onefolio = resolve('src/node/cli/bin.mjs')

/** Ends what a process prints with the most memory that it had, in kB. */
const measuring = `data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))`

/** Builds a site of so many projects with a page each, with nothing cached. Returns the most memory that it took, in MB. */
function peakOf(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  mkdirSync(join(folder, 'work'))
  write('package.json', '{ "type": "module" }')
  write(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
  )
  const items: string[] = []
  for (let page = 0; page < count; page++) {
    items.push(
      `{ title: Bridge ${page}, description: D, image: { src: a.svg, alt: A bridge }, page: work/${page}.md }`,
    )
    write(`work/${page}.md`, `Words of bridge ${page}.\n\n${'More words of it. '.repeat(300)}\n`)
  }
  write(
    'portfolio.yaml',
    `site: { title: T, description: D, url: 'https://ada.invalid/', owner: { name: Ada, email: a@ada.invalid } }
footer: { copyright: C }
sections:
  - { type: projects, id: work, label: Work, heading: Work, action: See, items: [ ${items.join(', ')} ] }
`,
  )
  const printed = execFileSync(process.execPath, ['--import', measuring, onefolio, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ONEFOLIO_CACHE: join(folder, 'cache') },
  })
  return Number(printed.trim().split('\n').at(-1)) / 1000
}

it('the memory of a build grows by little with each page', () => {
  const [few, many] = [10, 110]
  const growth = (peakOf(many) - peakOf(few)) / (many - few)
  expect(growth).toBeLessThan(1.8) // MB a page
}, 300_000)
