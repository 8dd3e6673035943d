/** The chunks that are not left to the bundler, and what goes into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  'react-dom': /\/node_modules\/(?:react-dom|scheduler)\//,
  react: /\/node_modules\/react\/|rolldown\/runtime/,
  springs: /\/node_modules\/@react-spring\//,
  // Small pieces that most sections share are smaller as one.
  shared:
    /\/src\/(?:ui\/(?:button|Emphasis|Picture|SectionHead)|motion\/(?:Reveal|reduced|springs?|use\w+)|sections\/(?:SamplesNotice|places|rows)|samples\/useSamples)\.tsx?$|\/react-intersection-observer\//,
}

/** Which chunk a module goes into, where that is not left to the bundler. */
export const chunkOf = (id: string): string | null =>
  Object.entries(chunks).find(([, test]) => test.test(id))?.[0] ?? null
