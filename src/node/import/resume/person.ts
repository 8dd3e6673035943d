import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { networkName, profileAt, spelt } from '../formats/networks.ts'
import { professionIn } from '../professions.ts'
import { entriesOf, filled, gathered, groupsIn, isEmpty, textsIn } from '../values.ts'
import { isFileName, nameWording, safeLink } from '../wording.ts'
import { entry, field, links, sentence, text, texts } from './fields.ts'

// The person of a résumé: the name, how to reach somebody, and accounts.

/** The other names of what is said of a person. */
export const personNames = {
  name: 'fullName',
  firstName: 'givenName given',
  lastName: 'surname familyName family',
  label:
    'headline title role position jobTitle profession positionTitle jobIntension jobIntention jobObjective targetPosition expectJob',
  image: 'picture photo avatar',
  email: 'mail emailAddress',
  phone: 'telephone mobile phoneNumber tel',
  url: 'website homepage site',
  summary:
    'about bio objective aboutMe description intro profileSummary careerSummary careerProfile selfEvaluation selfIntroduction',
  location: 'workPlace city',
  profiles: 'social socials socialMedia networks links accounts',
}

/** The person, of all groups that say something of him. */
export const person = entry(
  {
    name: field(fullNameIn),
    firstName: text,
    lastName: text,
    // A group of the person may say on which side of its page it stands.
    label: field((found) => text.parse(found.filter((one) => one !== 'left' && one !== 'right'))),
    tagline: sentence,
    image: field(pictureIn),
    email: texts,
    phone: texts,
    url: links,
    summary: sentence,
    location: field(locationIn),
    address: field(locationIn),
    profiles: field((found) => found),
  },
  personNames,
)

/** A name, in one text or in parts. */
function fullNameIn(found: readonly unknown[]): string | undefined {
  const [parts] = groupsIn(found)
  if (!parts) return text.parse(found)
  const named = gathered([parts], {
    first: 'firstName given',
    middle: 'middleName',
    last: 'lastName family surname',
  })
  return textsIn(Object.values(named), nameWording).join(' ') || undefined
}

/** A name, and the role that some write behind it: `Ada Okafor | Pilot`, `Ada Okafor, Pilot`. */
export function partedName(written: string | undefined): { name?: string; role?: string } {
  const [, name, sign = '', role] = /^(.*?\S)(\s*[|·•]\s*|\s+[–—-]\s+|,\s+)(\S.*)$/u.exec(written ?? '') ?? []
  const isRole = role !== undefined && (/[|·•]/.test(sign) || professionIn(role) !== undefined)
  if (name && isRole) return { name, role }
  return written === undefined ? {} : { name: written }
}

/** The https: address of a picture, or the path of a file from the folder of the input; no picture in the file itself. */
export function pictureIn([value]: readonly unknown[]): string | undefined {
  const written = String(
    isGroup(value) ? (own(value, 'url') ?? own(value, 'src') ?? '') : (value ?? ''),
  ).trim()
  const path = written.replaceAll('\\', '/').replace(/^\.?\/+/, '')
  const address = safeLink(written)
  if (address !== undefined) return /^https:/i.test(address) ? address : undefined
  return isFileName(path) && !/^[a-z][a-z+.-]*:|(?:^|\/)\.\.\//i.test(path) ? path : undefined
}

type Place = Partial<Record<'address' | 'postalCode' | 'city' | 'countryCode' | 'region', string>>

function locationIn(found: readonly unknown[]): Place {
  const [group] = groupsIn(found)
  if (!group) return placeIn(textsIn(found[0], nameWording)[0])
  const parts = entry(
    { address: text, postalCode: text, city: text, countryCode: text, region: text },
    { address: 'street road', countryCode: 'country', region: 'state', postalCode: 'postCode zipCode zip' },
  ).parse(group)
  // Many write a place as the address, which then has no number.
  const isPlace = parts.city === undefined && parts.address !== undefined && !/\d/.test(parts.address)
  return filled(isPlace ? { ...parts, city: parts.address, address: undefined } : parts)
}

/** A place in one text, in which a number with words before a comma is that of a house: `1 Harbour Road, 1234 Lagos`. */
function placeIn(text: string | undefined): Place {
  const [, address, place] = /^([^,，]*\p{L}[^,，]*)[,，]\s*(.+)$/u.exec(text ?? '') ?? []
  if (!address || !place || !/\d/.test(address)) return filled({ city: text })
  const city = place.split(/\s+/).filter((word) => !/\d/.test(word))
  return filled({ address, city: city.join(' ') || undefined })
}

/** An address in one text, of which a street may be all. */
export const withoutStreet = ({ city, ...place }: Place): Place =>
  filled(city && /\d/.test(city) && !place.address ? { ...place, address: city } : { ...place, city })

/** Whether an account is a telephone number, which is as private as one that is called so. */
export const isTelephone = ({ username = '', url = '' }: Profile): boolean =>
  /^tel:|^https:\/\/(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//i.test(url) ||
  (url === '' && /^[+0][\d\s()./-]{6,}$/.test(username))

/** An account of the owner’s. */
export interface Profile {
  network: string
  username?: string | undefined
  url?: string | undefined
}

const networkNames = 'network name label platform site title txt'

export function profilesIn(values: readonly unknown[]): Profile[] {
  const profile = entry(
    { network: text, username: text, url: links },
    { network: networkNames, username: 'user handle', url: 'link href' },
  )
  const named = values.map((value) => (isGroup(value) ? withNetworks(value) : value))
  return entriesOf(named, networkNames, 'username').map((one) => {
    const { network = '', username, url } = profile.parse(one)
    const address = url[0] ?? profileAt(network, username)
    const isAddress = username !== undefined && safeLink(username) !== undefined
    return { network: spelt(network), username: isAddress ? undefined : username, url: address }
  })
}

/** A group whose keys that are networks have the names of these. */
const withNetworks = (group: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [networkName(key) ?? key, value]))

/** Accounts under the names of their networks, in a group that says how to reach somebody. */
export function accountsIn(group: Readonly<Record<string, unknown>>): Profile[] {
  const all: Profile[] = []
  for (const [key, value] of Object.entries(group)) {
    const network = networkName(key)
    if (network === undefined || isEmpty(value) || Array.isArray(value)) continue
    const [one] = profilesIn([isGroup(value) ? { ...value, network } : { network, username: value }])
    if (one?.url ?? one?.username) all.push({ ...one, network })
  }
  return all
}
