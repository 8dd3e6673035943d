import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { type Gathered, Reading } from '../reading.ts'
import type { Wording } from '../wording.ts'
import type { Configuration } from './configuration.ts'

/** What the files of a template have before anybody changes them: it belongs to the template or to its author. */
export interface Examples {
  /** The name of the template. */
  of: string
  /** Whether the file is the author’s, whose own data all of it is. */
  isAuthor: (data: unknown) => boolean
  /** Texts, such as accounts and sentences. */
  texts: readonly (string | RegExp)[]
  /** Entries of lists, by some of their keys. */
  entries: readonly Readonly<Record<string, string>>[]
  /** Whole lists, which nobody has by chance: each text of them, in any order. */
  lists: readonly (readonly string[])[]
}

/** The longest text in which an example is looked for, in characters. */
const maxLength = 500

/** The data of a configuration as it is read: its code and the examples of its template are left over. */
export function readingOf(
  data: unknown,
  { code }: Configuration,
  examples: Examples,
  wording: Wording,
): Reading {
  const why = 'it is code, and nothing is run'
  const leftovers = code.map(({ where, what }) => ({ where, what: what.slice(0, 2_000), why }))
  const gathered = { leftovers, wording }
  return new Reading(withoutExamples(data, examples, gathered), '', gathered)
}

/**
 * Data without the examples of its template, each of which is listed as left over. The author’s own file is as it was.
 */
function withoutExamples(data: unknown, examples: Examples, { leftovers }: Gathered): unknown {
  if (examples.isAuthor(data)) return data
  const why = `it is an example of ${examples.of} itself`
  const leaveOver = (value: unknown, where: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        leaveOver(one, Array.isArray(value) ? `${where}[${key}]` : `${where}.${key}`)
    else if (value !== '' && value !== null && value !== undefined)
      leftovers.push({ where, what: String(value), why })
  }
  const isText = (text: string) =>
    text.length <= maxLength &&
    examples.texts.some((one) => (typeof one === 'string' ? same(text) === same(one) : one.test(text)))
  const isEntry = (entry: unknown) =>
    isGroup(entry) &&
    examples.entries.some((one) =>
      Object.entries(one).every(([key, text]) => {
        const value = Object.hasOwn(entry, key)
          ? Object.getOwnPropertyDescriptor(entry, key)?.value
          : undefined
        return typeof value === 'string' && same(value) === same(text)
      }),
    )
  const isList = (list: readonly unknown[]) => {
    const texts = list.map((one) => (isGroup(one) ? Object.values(one)[0] : one))
    return examples.lists.some(
      (example) =>
        example.length === texts.length &&
        example.every((text) => texts.some((one) => typeof one === 'string' && same(one) === same(text))),
    )
  }
  const visit = (value: unknown, where: string, depth: number): unknown => {
    if (typeof value === 'string' && isText(value)) return leaveOver(value, where)
    if (depth > 8 || typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) {
      const entries = Object.entries(value).map(([key, one]) => [
        key,
        visit(one, where ? `${where}.${key}` : key, depth + 1),
      ])
      return Object.fromEntries(entries)
    }
    if (isList(value)) return leaveOver(value, where)
    return value.map((one, index) => {
      const at = `${where}[${index}]`
      return isEntry(one) ? leaveOver(one, at) : visit(one, at, depth + 1)
    })
  }
  return visit(data, '', 0)
}

/** A text as it is compared: without marks, emoji and differences of blanks. */
const same = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim()

const at = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isGroup(value) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined),
    data,
  )

/** The examples of gitprofile. */
export const gitprofileExamples: Examples = {
  of: 'gitprofile',
  isAuthor: (data) => at(data, 'github', 'username') === 'arifszn',
  texts: [
    'Portfolio of Ariful Alam',
    /^(?:https?:\/\/\S*|@)?(?:arifszn|arif_szn|ariful-alam)(?:\/\S*)?$/i,
    /^https?:\/\/(?:www\.)?arifszn\.com\/?$/i,
    /^arifulalamszn@/i,
    /^https:\/\/www\.w3\.org\/.*\/dummy\.pdf$/,
    /^lorem ipsum dolor/i,
  ],
  entries: [
    { company: 'Company Name' },
    { institution: 'Institution Name' },
    { name: 'Lorem ipsum' },
    { title: 'Publication Title' },
    { title: 'Project Name' },
  ],
  lists: [
    [
      'PHP',
      'Laravel',
      'JavaScript',
      'React.js',
      'Node.js',
      'Nest.js',
      'MySQL',
      'PostgreSQL',
      'Git',
      'Docker',
      'PHPUnit',
      'CSS',
      'Antd',
      'Tailwind',
    ],
  ],
}

/** The examples of developerFolio. */
export const developerFolioExamples: Examples = {
  of: 'developerFolio',
  isAuthor: (data) =>
    at(data, 'greeting', 'username') === 'Saad Pasta' &&
    /saadpasta/i.test(String(at(data, 'socialMediaLinks', 'github'))),
  texts: [
    'Saad Pasta',
    'Hi all, I’m Saad',
    "Hi all, I'm Saad",
    /saadpasta|saad-pasta|saad\.pasta|1ofFdKF_mqscH8WvXkSObnVvC9kK7Ldlu|codevcast/i,
    /^\+92[- ]?(?:3243454077|0000000000)$/,
    /^lorem ipsum dolor/i,
    /^A passionate Full Stack Software Developer .* having an experience of building Web and Mobile applications with JavaScript/i,
    'CRAZY FULL STACK DEVELOPER WHO WANTS TO EXPLORE EVERY TECH STACK',
    'Develop highly interactive Front end / User Interfaces for your web and mobile applications',
    'Progressive Web Applications ( PWA ) in normal and SPA Stacks',
    'Integration of third party services such as Firebase/ AWS / Digital Ocean',
    'Participated in the research of XXX and published 3 papers.',
  ],
  entries: [
    { schoolName: 'Harvard University', duration: 'September 2017 - April 2019' },
    { schoolName: 'Stanford University', duration: 'September 2013 - April 2017' },
    { company: 'Facebook', date: 'June 2018 – Present' },
    { company: 'Quora', date: 'May 2017 – May 2018' },
    { company: 'Airbnb', date: 'Jan 2015 – Sep 2015' },
    { projectName: 'Saayahealth' },
    { projectName: 'Nextu' },
    { title: 'Google Code-In Finalist' },
    { title: 'Google Assistant Action' },
    { title: 'PWA Web App Developer' },
    { title: 'Win a Google Assistant Tshirt and $200 in Google Cloud Credits' },
    { title: 'Why REACT is The Best?' },
    { title: 'Build Actions For Google Assistant' },
  ],
  lists: [
    [
      'html-5',
      'css3',
      'sass',
      'JavaScript',
      'reactjs',
      'nodejs',
      'swift',
      'npm',
      'sql-database',
      'aws',
      'firebase',
      'python',
      'docker',
    ],
    ['Frontend/Design', 'Backend', 'Programming'],
  ],
}

/** The examples of masterPortfolio, which has those of developerFolio in older files. */
export const masterPortfolioExamples: Examples = {
  ...developerFolioExamples,
  of: 'masterPortfolio',
  isAuthor: (data) => at(data, 'greeting', 'title') === 'Ashutosh Hathidara',
  texts: [
    ...developerFolioExamples.texts,
    'Ashutosh Hathidara',
    /ashutosh1919|ashutosh_1919|ashutosh391|ashutosh-?hathidara|layman_?brother/i,
  ],
}
