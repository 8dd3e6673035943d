import type { Reading } from '../reading.ts'

/** Why an example is left over. */
export const anExample = 'it is an example of gitprofile itself'

/** The values in the configuration of gitprofile before anybody changes them. */
export const examples = {
  username: 'arifszn',
  title: 'Portfolio of Ariful Alam',
  fileUrl: /^https:\/\/www\.w3\.org\/.*\/dummy\.pdf$/,
  entries: [
    ['company', 'Company Name'],
    ['institution', 'Institution Name'],
    ['name', 'Lorem ipsum'],
    ['title', 'Publication Title'],
    ['title', 'Project Name'],
  ],
} as const

/** The entries of a list that are no examples; those are left over. */
export const ownEntries = (parent: Reading, key: string): Reading[] =>
  parent.list(key).filter((one) => {
    const isExample = examples.entries.some(([name, example]) => one.peek(name) === example)
    if (isExample) one.end(anExample)
    return !isExample
  })
