import type { NodeFeature } from '../feature.ts'

/** The latest posts of feeds. */
export const posts: NodeFeature = {
  commands: {
    refresh: {
      does: 'read the latest posts of feeds',
      load: async () => (await import('./refresh.ts')).refresh,
    },
  },
}
