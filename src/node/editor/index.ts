import type { NodeFeature } from '../feature.ts'

/** Editing in the page of the dev server. */
export const editor: NodeFeature = {
  plugin: async ({ content, resolveSite, hasBar }) =>
    hasBar && (await import('./plugin.ts')).editor(content, resolveSite),
}
