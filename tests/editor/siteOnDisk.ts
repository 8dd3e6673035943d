import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll } from 'vitest'
import { ContentFile } from '../../src/node/content/content.ts'
import { makePatches } from '../../src/node/editor/patches.ts'
import { SiteDraft } from '../../src/node/editor/siteDraft.ts'
import type { Patch } from '../../src/shared/editorQuestions.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What every portfolio begins with. */
export const begin = `site:
  { title: A title, description: What it is, lang: en, owner: { name: Ada, role: Dev, email: a@b.example } }
footer: { copyright: Ada }
`

/**
 * A site in a folder of its own, which goes with the file of tests.
 *
 * @param files the text of each by its path; `portfolio.yaml` is the content
 * @param copied a folder that is copied first
 */
export function siteOnDisk(files: Readonly<Record<string, string>>, copied?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  folders.push(folder)
  if (copied) cpSync(copied, folder, { recursive: true })
  const at = (name = 'portfolio.yaml') => join(folder, name)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true })
    writeFileSync(at(name), text)
  }
  return { folder, at, source: new ContentFile(at()) }
}

/** The texts of a site with patches that nothing has checked, by their paths; those that stay are left out. */
export function patched(
  files: Readonly<Record<string, string>>,
  ...patches: Patch[]
): Record<string, string> {
  const { folder, source } = siteOnDisk(files)
  const draft = new SiteDraft(source)
  makePatches(draft, patches)
  return Object.fromEntries(draft.changes().map(({ file, after }) => [relative(folder, file), after]))
}
