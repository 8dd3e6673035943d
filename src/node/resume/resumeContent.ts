import { telephoneAddress } from '../../../schema/model/address.ts'
import { type SharedList, sharedLists } from '../../../schema/model/resumeLists.ts'
import type { Resume } from '../../../schema/resume/resume.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import type { ResumeContact, ResumeContent, ResumeEntry, ResumePart } from '../../client/resume/content.ts'
import type { Employer, ResumeLists } from '../../client/sections/metadata.ts'
import { machineMail } from '../../shared/mail.ts'
import { punctuationIn } from '../../shared/punctuation.ts'
import type { Resolved, ResolvedPortfolio } from '../../shared/resolved.ts'
import { plainAddress } from '../content/plainAddress.ts'

const words = (...texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text === undefined ? [] : [text]))

/** All that the résumé of a locale says, for its page and its PDF. */
export function resumeContent(portfolio: ResolvedPortfolio): ResumeContent {
  const { site, resume, labels } = portfolio
  return {
    name: site.owner.name,
    role: site.owner.role,
    contacts: contactsOf(portfolio),
    summary: resume?.summary,
    parts: partsOf(portfolio),
    words: labels.resume,
  }
}

function contactsOf({ site, socials, resume }: ResolvedPortfolio): ResumeContact[] {
  const { phone, location, url = site.url, profiles = [] } = resume?.contact ?? {}
  const { address, postalCode, city, region, countryCode } = location ?? {}
  const { comma, colon } = punctuationIn(site.lang)
  const { email } = site.owner
  const town = words(postalCode, city).join(' ')
  const country = countryCode && new Intl.DisplayNames([site.lang], { type: 'region' }).of(countryCode)
  const places = words(address, town || undefined, region, country)
  // An address in Latin letters keeps Latin commas in every language.
  const place = places.join(/\p{Script=Latin}/u.test(places.join('')) ? ', ' : comma)
  return [
    ...(email ? [{ kind: 'email' as const, text: email, href: machineMail(`mailto:${email}`) }] : []),
    ...(phone ? [{ kind: 'phone' as const, text: phone, href: telephoneAddress(phone) }] : []),
    ...(place ? [{ kind: 'place' as const, text: place }] : []),
    ...(url ? [{ kind: 'url' as const, text: plainAddress(url), href: url }] : []),
    ...[
      ...socials
        .filter(
          ({ href }) =>
            /^https?:/i.test(href) && href !== url && !profiles.some((profile) => profile.url === href),
        )
        .map(({ name, href }) => ({ name, href })),
      ...profiles.map(({ network, username, url }) => ({
        name: username && !url ? `${network}${colon}${username}` : network,
        href: url,
      })),
    ].map(({ name, href }) => ({
      kind: 'profile' as const,
      text: name,
      href,
      ...(href && /^https?:/i.test(href) && { address: plainAddress(href) }),
    })),
  ]
}

function partsOf(portfolio: ResolvedPortfolio): ResumePart[] {
  const lists = listsOf(portfolio)
  const names = portfolio.labels.resume
  const note = (name: string, items: readonly string[] = []) => (items.length > 0 ? [{ name, items }] : [])
  const part = (
    key: Exclude<keyof typeof lists, undefined>,
    entries: readonly ResumeEntry[] = [],
    isBrief = false,
  ): ResumePart[] => (entries.length > 0 ? [{ key, heading: names[key], isBrief, entries }] : [])
  return [
    ...part(
      'work',
      atEmployers(lists.work, ({ position, organisation, location, summary, highlights, ...rest }) => ({
        ...shared(rest),
        title: position ?? organisation ?? '',
        by: words(position && organisation, location),
        about: rest.about,
        text: summary,
        points: highlights,
      })),
    ),
    ...part(
      'education',
      atEmployers(lists.education, ({ degree, area, institution, location, score, courses, ...rest }) => ({
        ...shared(rest),
        title: degree ?? area ?? institution ?? '',
        by: words(degree && area, (degree ?? area) && institution, location),
        text: rest.text,
        points: rest.points,
        notes: [...note(names.score, words(score)), ...note(names.courses, courses)],
      })),
    ),
    ...part(
      'projects',
      lists.projects?.map(({ title, description, highlights, keywords, roles = [], ...rest }) => ({
        ...shared(rest),
        title,
        by: words(...roles, rest.organisation, rest.kind, rest.location),
        text: description,
        points: highlights,
        keywords,
      })),
    ),
    ...part(
      'skills',
      lists.skills?.map(({ name, level, keywords }) => ({ title: name, by: words(level), keywords })),
      true,
    ),
    ...part(
      'languages',
      lists.languages?.map(({ name, fluency }) => ({ title: name, by: words(fluency) })),
      true,
    ),
    ...part(
      'certificates',
      lists.certificates?.map(({ title, issuer, location, ...rest }) => ({
        ...shared(rest),
        title,
        by: words(issuer, location),
        text: rest.text,
        points: rest.points,
      })),
    ),
    ...part(
      'awards',
      lists.awards?.map(({ title, awarder, location, summary, ...rest }) => ({
        ...shared(rest),
        title,
        by: words(awarder, location),
        text: summary,
        points: rest.points,
      })),
    ),
    ...part(
      'publications',
      lists.publications?.map(({ title, publisher, summary, authors = [], ...rest }) => ({
        ...shared(rest),
        title,
        by: words(...authors, publisher),
        text: summary,
      })),
    ),
    ...part(
      'volunteering',
      atEmployers(
        lists.volunteering,
        ({ position, organisation, location, summary, highlights, ...rest }) => ({
          ...shared(rest),
          title: position ?? organisation ?? '',
          by: words(position && organisation, location),
          text: summary,
          points: highlights,
        }),
      ),
    ),
    ...part(
      'interests',
      lists.interests?.map(({ name, keywords }) => ({ title: name, by: [], keywords })),
      true,
    ),
    ...part(
      'references',
      lists.references?.map(({ name, text }) => ({ title: name, by: [], text })),
    ),
  ]
}

/**
 * Entries of a list, those of one employer below its name. They do not repeat what it says for all of them.
 *
 * @param shown makes an entry
 */
function atEmployers<T extends { employer?: Employer | undefined }>(
  list: readonly T[] | undefined,
  shown: (one: T) => ResumeEntry,
): ResumeEntry[] | undefined {
  const places = new Map<Employer, ResumeEntry[]>()
  return list?.flatMap((one) => {
    const { employer } = one
    if (!employer) return [shown(one)]
    const { by, about, url: _, ...role } = shown(one)
    const { organisation, location } = employer
    const entry = {
      ...role,
      by: by.filter((text) => text !== organisation && text !== location),
      about: about === employer.about ? undefined : about,
    }
    const roles = places.get(employer)
    if (roles) {
      roles.push(entry)
      return []
    }
    const first = [entry]
    places.set(employer, first)
    return [
      { ...shared(employer), title: organisation, by: words(location), about: employer.about, roles: first },
    ]
  })
}

/** The fields that entries of all lists share. */
const shared = ({ dates, url }: { dates?: string | undefined; url?: string | undefined }) => ({ dates, url })

type Written = Resolved<Resume>

/** Every list of the résumé with all of its entries, those of sections among them. */
export type AllLists = ResumeLists & Pick<Written, 'languages' | 'interests' | 'references'>

/** The lists of the résumé: those under `resume`, or else the entries of sections. */
export function listsOf({ resume, sections }: ResolvedPortfolio): AllLists {
  const ofSections = sections.map((section) => metadataOf(section).resume?.(section) ?? {})
  const joined = sharedLists.map((list): [SharedList, unknown[]] => [
    list,
    resume?.[list] ?? ofSections.flatMap((lists): unknown[] => lists[list] ?? []),
  ])
  return {
    // Each list holds entries of its own type only.
    ...(Object.fromEntries(joined.filter(([, entries]) => entries.length > 0)) as ResumeLists),
    languages: resume?.languages,
    interests: resume?.interests,
    references: resume?.references,
  }
}
