import type { NodeFeature } from '../feature.ts'

/** Makes portfolios of résumés and of other tools' files. */
export const imports: NodeFeature = {
  commands: {
    import: {
      does: 'make a portfolio of a résumé or of another tool’s file',
      load: async () => (await import('./command.ts')).importPortfolio,
    },
  },
  importer: async () => (await import('./importFile.ts')).importFile,
}
