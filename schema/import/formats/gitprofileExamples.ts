import type { Reading } from '../reading.ts'

/** Why what nobody has written is not placed. */
export const anExample = 'it is an example of gitprofile itself'

/** What stands in the configuration of gitprofile before anybody writes anything into it. */
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

/** The entries of a list that are its owner’s. */
export const ownEntries = (parent: Reading, key: string): Reading[] =>
  parent.list(key).filter((one) => {
    const isExample = examples.entries.some(([name, example]) => one.peek(name) === example)
    if (isExample) one.end(anExample)
    return !isExample
  })
