import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Refused } from '../../../client/dev/reportRefused.ts'
import type { ContentFile } from '../../content/content.ts'
import type { ContentError } from '../../content/contentError.ts'
import { ownFolder } from '../../own/ownSections.ts'
import { policyKinds } from '../hosts/policyHosts.ts'

/**
 * Makes the dev server explain what the content policy refuses: over the page, and once in the terminal. A page sends
 * all that it was refused since the last edit as `portfolio:refused`.
 */
export function reportRefusals(
  { environments, config }: Pick<ViteDevServer, 'environments' | 'config'>,
  { beside }: Pick<ContentFile, 'beside'>,
): void {
  const reported = new Set<string>()
  environments.client.hot.on('portfolio:refused', (refused: readonly Refused[], page) => {
    const [first, ...others] = refused.map((one) => refusal(one, config.root, beside(ownFolder)))
    if (!first) return
    const stack = [first.stack, ...others.flatMap((one) => [one.message, one.stack])].join('\n\n')
    page.send({ type: 'error', err: { ...first, stack } })
    for (const { message, stack } of [first, ...others]) {
      if (reported.has(message)) continue
      reported.add(message)
      config.logger.error(`${message}\n\n${stack}\n`, { timestamp: true })
    }
  })
}

const policyFile = 'src/node/build/hosts/contentPolicy.ts'

/** What to do about all that is no matter of a host, by directive and address, the nearest first. */
const instead: readonly [directive: RegExp, address: RegExp, advice: string][] = [
  [
    /^style-src/,
    /^inline$/,
    'Write the style with styled-components, or into a .css file that the component imports.',
  ],
  [/^script-src/, /eval/, 'It runs text as code, which no page may: take a library that does not.'],
  [/^script-src-attr/, /./, 'Write a listener, such as React’s onClick, and not an attribute.'],
  [/^script-src/, /^inline$/, 'Write the script into a module, and import that.'],
  [
    /^worker-src/,
    /./,
    `Make it from a file: new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }).`,
  ],
  [/^form-action/, /./, 'A section says where its form posts to as formTarget, in its metadata.ts.'],
  [/^(?!connect|font|frame|img|media|script|style)/, /./, `No section may open it: see ${policyFile}.`],
]

/**
 * The error that explains what was refused; its `stack` names the file that allows it, and what to write there.
 *
 * @param root the folder of the sources
 * @param own the folder of the owner's own section types
 */
export function refusal(
  { directive, address, source, section }: Refused,
  root: string,
  own: string,
): ContentError {
  const inProject = (file: string) => relative(dirname(root), file).replaceAll('\\', '/')
  // Libraries that the server has bundled lie elsewhere.
  const by = source && !/^\/@|\/node_modules\//.test(source) ? ` for ${inProject(join(root, source))}` : ''
  const message = `The content policy refuses ${/:\/\//.test(address) ? address : `"${address}"`}${by} (${directive}), here and in the built page.`
  const advice = instead.find(([one, other]) => one.test(directive) && other.test(address))?.[2]
  if (advice) return { message, stack: advice }
  const kind = policyKinds.find((one) => directive.startsWith(`${one}-src`))
  const host = sourceOf(address)
  if (!kind || !host) return { message, stack: `It is no address with a host: see ${policyFile}.` }

  const line = `policy: () => ({ ${kind}: ['${host}'] }),`
  const isOwn = section !== undefined && existsSync(join(own, section))
  const folder = join(isOwn ? own : join(root, 'client/sections'), section ?? '')
  if (!section || !existsSync(folder))
    return {
      message,
      stack: `If a section needs it, its metadata allows it, in src/client/sections/<type>/metadata.ts:\n\n  ${line}`,
    }
  const file = join(folder, 'metadata.ts')
  if (!existsSync(file))
    return {
      message,
      stack: isOwn
        ? `If the section "${section}" needs it, allow it in a new file ${ownFolder}/${section}/metadata.ts:

import type { SectionMetadata } from 'onefolio/section'
import type schema from './schema.ts'

export const metadata = {
  ${line}
} satisfies SectionMetadata<typeof schema>`
        : `If the section "${section}" needs it, allow it in a new file ${inProject(file)}:

import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  ${line}
} satisfies SectionMetadata<'${section}'>

and add that file to src/client/metadataRegistry.ts.`,
    }
  // The overlay opens this place in an editor.
  const before = readFileSync(file, 'utf8').split('export const metadata', 1)[0] ?? ''
  return {
    message,
    stack: `If the section "${section}" needs it, allow it in ${isOwn ? `${ownFolder}/${section}/metadata.ts` : inProject(file)}:\n\n  ${line}`,
    loc: { file, line: before.split('\n').length, column: 1 },
  }
}

/** The source that allows an address: its host, or the scheme of one without a host. */
function sourceOf(address: string): string | undefined {
  if (address === 'blob' || address === 'data') return `${address}:`
  if (!/^(?:https?|wss?):/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}
