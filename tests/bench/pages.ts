import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sentence } from '../browser/support/sentence.ts'
import { changedContent, timedBuild } from './builds.ts'
import { type Host, host } from './host.ts'
import type { Origins } from './inTurn.ts'
import { plainPage } from './plainPage.ts'
import { referencesOf } from './references.ts'

/** The pages that one run measures, all of them served. */
export interface Pages {
  /** The default page, and the one that it is compared with, if any, by column. */
  compared: Origins
  /** `compared`, and the page hydrated at once. */
  hydrating: Origins
  /** `hydrating`, the page without scripts, and its words and pictures as plain HTML. */
  all: Origins
  /** The built folders of `compared`. */
  folders: Readonly<Record<string, string>>
  /** The default page in both modes: as it is, it has no switch between them. */
  modes: string
  close: () => void
}

/** The folder of another built page, as given on the command line. Throws one sentence where there is none. */
export function otherPage(path: string): string {
  const folder = resolve(path)
  if (!existsSync(join(folder, 'index.html')))
    throw sentence(
      `--against takes a built folder, such as another checkout's dist; ${folder} has no index.html.`,
    )
  return folder
}

/**
 * Builds the default page, makes its references, and serves them.
 *
 * @param folder where to build
 * @param against another built folder
 */
export async function servedPages(folder: string, against?: string): Promise<Pages> {
  const page = join(folder, 'page')
  timedBuild({ folder: page })
  const modes = join(folder, 'modes')
  timedBuild({
    folder: modes,
    yaml: changedContent(join(folder, 'content'), (content) => {
      content.theme = { ...content.theme, mode: 'system' }
    }),
  })
  const { scriptless, eager } = referencesOf(page, folder)
  const hosts: Host[] = []
  const origin = async (built: string) => {
    const served = await host(built)
    hosts.push(served)
    return served.origin
  }
  const compared = { page: await origin(page), ...(against && { against: await origin(against) }) }
  const still = await origin(scriptless)
  const plain = await plainPage(scriptless, still, join(folder, 'plain'))
  const hydrating = { ...compared, 'hydrated at once': await origin(eager) }
  return {
    compared,
    hydrating,
    all: { ...hydrating, 'without scripts': still, 'plain HTML': await origin(plain) },
    folders: { page, ...(against && { against }) },
    modes: await origin(modes),
    close() {
      for (const { close } of hosts) close()
    },
  }
}
