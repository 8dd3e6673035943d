import type { SectionOf, SectionType } from '../../../../schema/model/sections/index.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'
import { metadataFile, metadataOf } from '../../../client/metadataRegistry.ts'
import type { PolicyHosts, PolicyKind } from '../../../client/sections/metadata.ts'

/** The kinds of what a policy may open, as a list. */
export const policyKinds = [
  'connect',
  'font',
  'frame',
  'img',
  'media',
  'script',
  'style',
] as const satisfies readonly PolicyKind[]

/**
 * A source that may stand in a directive: a host with its scheme, or a scheme that names no host. Other characters, such
 * as `;`, could begin another directive.
 */
const isSource =
  /^(?:(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?|blob:|data:)$/i

/** The hosts that several name, without those named twice. */
export function joinHosts(all: readonly PolicyHosts[]): Record<PolicyKind, string[]> {
  const named = (kind: PolicyKind) => [...new Set(all.flatMap((hosts) => hosts[kind] ?? []))].sort()
  return {
    connect: named('connect'),
    font: named('font'),
    frame: named('frame'),
    img: named('img'),
    media: named('media'),
    script: named('script'),
    style: named('style'),
  }
}

/** The hosts that the metadata of a section names. Throws a sentence where one of them cannot stand in a policy. */
export function sectionHosts<T extends SectionType>(section: SectionOf<T>): PolicyHosts {
  const hosts: PolicyHosts = metadataOf(section).policy?.(section) ?? {}
  for (const [kind, sources] of Object.entries(hosts))
    for (const source of sources)
      if (!isSource.test(source))
        throw new Unbuildable(
          `The policy in ${metadataFile(section)} has ${JSON.stringify(source)} under ${kind}, which is no host: write one with its scheme, such as https://api.example.com.`,
        )
  return hosts
}
