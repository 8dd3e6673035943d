import { localeOf } from '../../../../schema/text/languages.ts'
import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { Entry } from '../entry.ts'
import { each, listNames, readLists } from '../readLists.ts'
import { emptyResume, type Profile, type Resume } from '../resume.ts'
import type { Format } from './format.ts'
import { spelt } from './networks.ts'
import { withoutSamples } from './sampleTexts.ts'

const basicsNames = 'basics basic personal personalInfo personalInformation personalDetails profile'
const contactNames = 'contact contacts contactInfo'

/** Reads a JSON Resume: 1.0.0 and later drafts, the names that keys had before, and others that are often met. */
export const jsonResume: Format<object> = {
  name: 'JSON Resume',
  fits(data) {
    const root = new Entry(data, '', [])
    const { work, education, skills, projects } = listNames
    return `work ${basicsNames} ${work} ${education} ${skills} ${projects}`.split(' ').some((name) => {
      const value = root.take(name)
      return isGroup(value) || Array.isArray(value)
    })
  },
  read(data, unplaced) {
    const root = new Entry(withoutSamples(data, unplaced), '', unplaced)
    const resume = emptyResume()
    readBasics(root, resume)
    readLists(root, resume)
    // What a résumé says of its own file, such as its schema and version, is of no person.
    root.take('$schema')
    for (const meta of root.groups('meta')) {
      const lang = localeOf(String(meta.peek('lang language locale') ?? ''))?.toString()
      if (lang) resume.lang = meta.text('lang language locale') && lang
      for (const key of ['$schema', 'canonical', 'version', 'lastModified', 'format', 'theme']) meta.take(key)
      meta.done()
    }
    root.done()
    return resume
  },
}

/** The personal data, which some files have beside the lists, and some in part in a group of contacts. */
export function readBasics(root: Entry, resume: Resume): void {
  const groups = root.groups(basicsNames)
  const [basics = root] = groups
  const holders = [...groups, root]
  for (const holder of [...holders]) holders.push(...holder.groups(contactNames))
  /** The first part that has one of some keys. */
  const having = (names: string) => holders.find((holder) => holder.has(names)) ?? basics
  const text = (names: string) => having(names).text(names)
  resume.name = text('name fullName')
  resume.label = text('label headline title role position jobTitle profession tagline')
  resume.image = having('image picture photo avatar').portrait('image picture photo avatar')
  resume.email = text('email mail emailAddress')?.replace(/^mailto:/i, '')
  resume.phone = text('phone telephone mobile phoneNumber tel')?.replace(/^tel:/i, '')
  resume.url = having('url website homepage site').link('url website homepage site')
  const about = 'summary about bio objective aboutMe description intro'
  resume.summary = having(about).sentence(about)
  readPlace(having('location'), resume)
  for (const holder of holders) resume.profiles.push(...profilesIn(holder))
  for (const holder of holders) if (holder !== root) holder.done()
}

function readPlace(holder: Entry, resume: Resume): void {
  if (!isGroup(holder.peek('location'))) {
    resume.location = { city: holder.text('location') }
    return
  }
  const location = holder.group('location')
  const [address, city] = [location.text('address'), location.text('city')]
  // Many write a place there, which has no number.
  const isPlace = city === undefined && address !== undefined && !/\d/.test(address)
  resume.location = {
    address: isPlace ? undefined : address,
    postalCode: location.text('postalCode'),
    city: isPlace ? address : city,
    countryCode: location.text('countryCode country'),
    region: location.text('region state'),
  }
  location.done()
}

function profilesIn(holder: Entry): Profile[] {
  const networks = 'network name label platform site title'
  const entries = holder.list('profiles social socials socialMedia networks links accounts', networks, 'url')
  return each(entries, (one) => {
    const network = one.text(networks)
    const username = one.text('username user handle')
    const url = one.link('url link href')
    return network || url ? { network: spelt(network ?? ''), username, url } : undefined
  })
}
