import type { Phrase } from '../page/words.ts'
import { type HeadedText, type Paragraph, readResume } from '../resume.ts'
import { entriesOf, groupAt, groupsIn, textsIn } from '../values.ts'
import { nameWording, safeLink, sentenceWording } from '../wording.ts'
import type { Format } from './format.ts'
import type { ScriptModule } from './literals.ts'
import { networkName, networkOf, profileAt } from './networks.ts'
import { withoutExamples } from './templates.ts'

type Group = Record<string, unknown>

/** Reads the `portfolio.js` of developerFolio, without what its owner has switched off. */
export const developerFolio: Format<ScriptModule> = {
  name: 'developerFolio configuration',
  fits: ({ values }) =>
    values.has('greeting') &&
    (values.has('socialMediaLinks') || values.has('workExperiences')) &&
    !values.has('degrees') &&
    !values.has('contactPageData'),
  read({ values }) {
    const all = Object.fromEntries(values)
    const data = isAuthors(all) ? all : withoutExamples(all, 'developerFolio')
    const part = (key: string) => (groupAt(data, key).display === false ? {} : groupAt(data, key))
    const greeting = groupAt(data, 'greeting')
    const contact = groupAt(data, 'contactInfo')
    // Profiles are not hidden here, though the page there may not show them.
    const { gmail, display, ...links } = groupAt(data, 'socialMediaLinks')
    const accounts = Object.entries(links).filter(([, url]) => typeof url === 'string')
    const profiles = accounts.map(([key, url]) => ({ network: networkName(key) ?? key, url }))
    const { userName } = part('twitterDetails')
    if (
      typeof userName === 'string' &&
      userName !== 'twitter' &&
      !profiles.some(({ network }) => network === 'X')
    )
      profiles.push({ network: 'X', url: profileAt('x', userName) })
    const achievements = listOf(part('achievementSection').achievementsCards)
    return readResume(
      {
        basics: {
          name: greeting.username,
          summary: greeting.subTitle,
          email: [contact.email_address, gmail],
          phone: contact.number,
          profiles,
        },
        skills: skillsIn(part('skillsSection'), groupAt(data, 'techStack')),
        education: listOf(part('educationInfo').schools).map(({ desc, ...one }) => ({
          ...one,
          summary: desc,
        })),
        experience: part('workExperiences').experience,
        projects: part('bigProjects').projects,
        awards: achievements.map((one) => ({ ...one, url: listOf(one.footerLink)[0]?.url })),
      },
      {
        headline: textsIn(greeting.title, nameWording)[0],
        // Some write their login there.
        isNameGuessed: /^[a-z\d._-]+$/.test(String(greeting.username ?? '')),
        resumeFile: safeLink(String(greeting.resumeLink ?? '')),
        contact: textsIn(contact.subtitle, sentenceWording)[0],
        texts: [
          ...textOf(
            part('skillsSection'),
            'whatIDo',
            textsIn([part('skillsSection').subTitle, part('skillsSection').skills], sentenceWording),
          ),
          ...textOf(part('blogSection'), 'writing', linksIn(part('blogSection').blogs, ['url'])),
          ...textOf(
            part('talkSection'),
            'talks',
            linksIn(part('talkSection').talks, ['slides_url', 'event_url']),
          ),
          ...textOf(part('podcastSection'), 'podcast', playersIn(part('podcastSection').podcast)),
        ],
      },
    )
  },
}

const listOf = (value: unknown): Group[] => groupsIn([value].flat())

/** Skills, as bars if there are any, and beside them groups or names. */
function skillsIn(section: Group, stack: Group) {
  const bars = listOf(stack.experience).map(({ Stack, progressPercentage }) => {
    const percent = Number.parseInt(String(progressPercentage), 10)
    return { name: Stack, percent: percent >= 0 && percent <= 100 ? percent : undefined }
  })
  const software: unknown[] = []
  const groups: Group[] = []
  for (const { skillName, keywords } of groupsIn(entriesOf([section.softwareSkills], 'skillName'))) {
    const words = listOf(keywords).map((one) => one.skillName)
    if (words.length > 0) groups.push({ name: skillName, keywords: words })
    else software.push(skillName)
  }
  return [...bars, ...groups, ...software.map((name) => ({ name }))]
}

/** A text under the heading of a part in the owner’s words, or under the phrase for it. */
function textOf(part: Group, phrase: Phrase, paragraphs: Paragraph[]): HeadedText[] {
  const [heading = { phrase }] = textsIn(part.title, nameWording)
  return paragraphs.length > 0 ? [{ heading, paragraphs }] : []
}

/** A list of links: each with its title and the sentence about it. */
function linksIn(entries: unknown, addresses: readonly string[]): Paragraph[] {
  const links: Paragraph[] = []
  for (const one of listOf(entries)) {
    const [words] = textsIn(one.title, nameWording)
    const urls = addresses.map((key) => safeLink(String(one[key] ?? ''))).filter((url) => url !== undefined)
    const [text] = textsIn(one.description ?? one.subtitle, sentenceWording)
    const [url] = urls
    const others = urls.slice(1).map((other) => `<${other}>`)
    const about = [text, ...others].filter(Boolean).join(' ') || undefined
    if (words !== undefined)
      links.push(url ? { words, url, text: about } : [words, about].filter(Boolean).join(': '))
  }
  return links
}

function playersIn(addresses: unknown): Paragraph[] {
  const urls = textsIn(addresses, (text) => safeLink(text) ?? '')
  return urls.map((url) => ({ words: networkOf(url), url }))
}

/** Whether the file is that of the template's author, whose own data all of it is. */
const isAuthors = (all: object): boolean =>
  groupAt(all, 'greeting').username === 'Saad Pasta' &&
  /saadpasta/i.test(String(groupAt(all, 'socialMediaLinks').github))
