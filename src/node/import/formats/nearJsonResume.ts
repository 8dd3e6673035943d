import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'

// Files that are nearly JSON Resumes have its lists and keys under other names.

/** Other names of the lists, and of the group of personal data. */
const lists: Readonly<Record<string, readonly string[]>> = {
  basics: [
    'basic',
    'personal',
    'personalInfo',
    'personal_info',
    'personalInformation',
    'personalDetails',
    'profile',
  ],
  work: [
    'works',
    'experience',
    'experiences',
    'workExperience',
    'workExperiences',
    'work_experience',
    'professionalExperience',
    'professional_experience',
    'employment',
    'employmentHistory',
    'workHistory',
    'jobs',
    'positions',
  ],
  volunteer: ['volunteering', 'volunteers', 'volunteerWork', 'volunteerExperience', 'volunteer_experience'],
  education: ['educations', 'studies', 'schools', 'academics'],
  awards: ['award', 'honors', 'honours', 'prizes', 'honorsAndAwards'],
  certificates: ['certificate', 'certifications', 'certification', 'certs', 'licenses'],
  publications: ['publication', 'papers'],
  skills: ['skill', 'technicalSkills', 'technical_skills', 'skillset', 'technologies'],
  languages: ['language', 'spokenLanguages'],
  interests: ['interest', 'hobbies'],
  references: ['reference', 'recommendations', 'testimonials'],
  projects: ['project', 'personalProjects', 'sideProjects'],
}

const dates = ['date', 'period', 'duration', 'year', 'years', 'when', 'timeframe']
const post = {
  name: ['company', 'employer', 'organization', 'organisation', 'companyName', 'institution'],
  position: ['role', 'title', 'jobTitle', 'job_title', 'designation'],
  startDate: ['start', 'start_date', 'from', 'begin'],
  endDate: ['end', 'end_date', 'to', 'until'],
  dates,
  url: ['website', 'link', 'companyUrl', 'company_url', 'href'],
  highlights: [
    'achievements',
    'responsibilities',
    'bullets',
    'points',
    'details',
    'accomplishments',
    'tasks',
    'bulletPoints',
  ],
  location: ['place', 'city'],
}

/** Other names of the keys of entries, by list. */
const keys: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  basics: {
    name: ['fullName', 'full_name', 'fullname'],
    label: ['headline', 'title', 'role', 'position', 'jobTitle', 'profession', 'tagline'],
    email: ['mail', 'e-mail', 'emailAddress'],
    phone: ['telephone', 'mobile', 'phoneNumber', 'tel'],
    url: ['website', 'homepage', 'site'],
    image: ['picture', 'photo', 'avatar'],
    summary: ['about', 'bio', 'objective', 'aboutMe', 'description', 'intro'],
    profiles: ['social', 'socials', 'socialMedia', 'social_media', 'networks', 'links', 'accounts'],
  },
  work: post,
  volunteer: { ...post, organization: ['name', 'company', 'organisation', 'employer'], name: [] },
  education: {
    ...post,
    name: [],
    position: [],
    institution: ['school', 'university', 'college', 'name', 'organization'],
    studyType: ['degree', 'title', 'qualification', 'level'],
    area: ['field', 'major', 'fieldOfStudy', 'field_of_study', 'subject', 'program', 'programme'],
    score: ['gpa', 'grade', 'grades'],
    courses: ['coursework', 'relevantCourses', 'modules'],
    summary: ['description', 'notes', 'details', 'thesis'],
  },
  awards: {
    title: ['name', 'award'],
    awarder: ['issuer', 'organization', 'organisation', 'by', 'from', 'institution'],
    date: ['dates', ...dates.slice(1)],
    summary: ['description', 'details'],
    url: ['website', 'link'],
  },
  certificates: {
    name: ['title', 'certificate'],
    issuer: ['authority', 'organization', 'organisation', 'awarder', 'by', 'institution', 'provider'],
    date: ['dates', 'issueDate', 'issued', ...dates.slice(1)],
    url: ['website', 'link', 'credentialUrl'],
  },
  publications: {
    name: ['title'],
    publisher: ['venue', 'journal', 'conference', 'publication', 'publishedIn'],
    releaseDate: ['date', 'dates', 'published', ...dates.slice(1)],
    url: ['website', 'link'],
    summary: ['description', 'abstract'],
    authors: ['author'],
  },
  skills: {
    name: ['category', 'group', 'title', 'type', 'area', 'skill', 'label'],
    keywords: ['items', 'skills', 'list', 'values', 'technologies', 'tools', 'details'],
    level: ['proficiency', 'rating'],
  },
  languages: { language: ['name', 'lang'], fluency: ['level', 'proficiency'] },
  interests: { name: ['title', 'interest'], keywords: ['items', 'details'] },
  references: {
    name: ['author', 'from', 'person'],
    reference: ['quote', 'text', 'recommendation', 'feedback'],
  },
  projects: {
    ...post,
    position: [],
    location: [],
    name: ['title', 'project'],
    entity: ['organization', 'organisation', 'company', 'client'],
    keywords: ['technologies', 'tech', 'techStack', 'stack', 'tags', 'tools', 'skills'],
    url: ['website', 'link', 'href', 'demo', 'homepage', 'github', 'repository', 'repo'],
    description: ['summary', 'details'],
    highlights: ['bullets', 'points', 'achievements', 'features'],
    roles: ['role'],
  },
  profiles: {
    network: ['name', 'label', 'platform', 'site', 'title'],
    username: ['user', 'handle'],
    url: ['link', 'href'],
  },
}

/** Groups that have ways to reach somebody beside the group of personal data. */
const contacts = ['contact', 'contacts', 'contactInfo', 'contact_info']

/**
 * The data of a résumé under the keys of JSON Resume, whatever usual names they have. What is called otherwise beside a
 * key that has its own name keeps its name, to be listed as left over; lists of both names are joined.
 */
export function asJsonResume(data: object): Record<string, unknown> {
  const named = renamed(data, lists, (list, value) => list !== 'basics' || isGroup(value))
  const whole = isGroup(named.basics) ? named : renamed(named, keys.basics ?? {})
  return Object.fromEntries(
    Object.entries(withContacts(whole)).map(([list, value]) => {
      const names = Object.hasOwn(keys, list) && list !== 'profiles' ? keys[list] : undefined
      return [list, names ? withKeys(value, list, names, Object.hasOwn(data, list)) : value]
    }),
  )
}

/** Personal data with the groups of contacts in it. */
function withContacts(data: Record<string, unknown>): Record<string, unknown> {
  const { basics, ...others } = data
  const home = isGroup(basics) ? { ...basics } : others
  for (const holder of isGroup(basics) ? [others, home] : [home])
    for (const name of contacts) {
      const group = own(holder, name)
      if (!isGroup(group)) continue
      const left = Object.entries(group).filter(([key]) => own(home, key) !== undefined)
      for (const [key, value] of Object.entries(group)) if (own(home, key) === undefined) home[key] = value
      if (left.length > 0) holder[name] = Object.fromEntries(left)
      else delete holder[name]
    }
  return isGroup(basics) ? { basics: home, ...others } : home
}

/** The same entries, or a single one, with the keys of JSON Resume. */
function withKeys(
  value: unknown,
  list: string,
  names: Readonly<Record<string, readonly string[]>>,
  isStandard: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => withKeys(entry, list, names, isStandard))
  if (!isGroup(value)) return value
  const entry = renamed(value, names)
  // In JSON Resume the description of a post is that of the company.
  const isAboutWork = (list === 'work' || list === 'volunteer') && !isStandard
  const named = renamed(entry, isAboutWork ? { summary: ['description'] } : {})
  if (!Array.isArray(named.profiles)) return named
  const profiles = named.profiles.map((one) => (isGroup(one) ? renamed(one, keys.profiles ?? {}) : one))
  return { ...named, profiles }
}

/** A group with usual names in place of others. */
function renamed(
  group: object,
  names: Readonly<Record<string, readonly string[]>>,
  fits: (usual: string, value: unknown) => boolean = () => true,
): Record<string, unknown> {
  const written: Record<string, unknown> = Object.assign(Object.create(null), group)
  for (const [usual, others] of Object.entries(names))
    for (const other of others) {
      const [before, value] = [own(written, usual), own(written, other)]
      if (value === undefined || value === null || !fits(usual, value)) continue
      if (before === undefined || before === null || before === '') written[usual] = value
      else if (Array.isArray(before) && Array.isArray(value)) written[usual] = [...before, ...value]
      else if (value !== before) continue
      delete written[other]
    }
  return written
}
