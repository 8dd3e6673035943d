/** The chunks that are not left to the bundler, and what goes into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  react: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/reactDom\.ts$/,
  springs: /\/node_modules\/@react-spring\//,
  // Small pieces are smaller as one: those that the page is made of without its sections …
  page: /\/src\/(?:Page|registry|sections\/Sleeping|layout\/(?:[A-Z]\w+|useCurrentSection)|theme\/stamped|ui\/(?:Arrow|Frame|Hidden|Icon|Sliver|fill|keyed))\.tsx?$|virtual:portfolio(?:\/parts)?$/,
  // … and those that most sections share. None may need what is in a section's chunk: chunks in a ring
  // would find each other unfinished.
  shared:
    /\/src\/(?:ui\/(?:button|Emphasis|Picture|SectionHead)|theme\/slots|motion\/(?:Reveal|reduced|springs?)|sections\/SamplesNotice|samples\/useSamples)\.tsx?$|\/react-intersection-observer\//,
}

/** Which chunk a module goes into, where that is not left to the bundler. */
export const chunkOf = (id: string): string | null =>
  Object.entries(chunks).find(([, test]) => test.test(id))?.[0] ?? null
