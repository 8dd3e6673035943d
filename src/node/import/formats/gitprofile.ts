import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { readResume } from '../resume.ts'
import { groupAt, textsIn } from '../values.ts'
import { nameWording, sentenceWording } from '../wording.ts'
import type { Format } from './format.ts'
import type { ScriptModule } from './literals.ts'
import { networkName, profileAt } from './networks.ts'
import { withoutExamples } from './templates.ts'

/** Reads a configuration of gitprofile. */
export const gitprofile: Format<ScriptModule> = {
  name: 'gitprofile configuration',
  fits: ({ main }) => isGroup(main) && ['github', 'githubUsername'].some((key) => Object.hasOwn(main, key)),
  read({ main }) {
    const isAuthors = groupAt(main, 'github').username === 'arifszn'
    const data = isAuthors ? main : withoutExamples(main, 'gitprofile')
    const [username] = textsIn(groupAt(data, 'github').username, nameWording)
    const [title] = textsIn(groupAt(data, 'seo').title, nameWording)
    const [description] = textsIn(groupAt(data, 'seo').description, sentenceWording)
    const named =
      /^(?:[\p{L}\s]{0,30}\s)?portfolio of (.+)$/iu.exec(title ?? '') ??
      /^(.+?)(?:['’]s)? portfolio$/i.exec(title ?? '')
    const name = named?.[1] ?? title ?? username
    const { website, email, phone, ...social } = groupAt(data, 'social')
    const { source, username: author } = groupAt(data, 'blog')
    const accounts = Object.entries({
      ...(username && { github: username }),
      ...social,
      [String(source)]: author,
    })
    const external = groupAt(groupAt(data, 'projects'), 'external').projects
    return readResume(
      {
        basics: { name, email, phone, url: website, summary: description, profiles: accounts.map(accountIn) },
        skills: own(data, 'skills'),
        experiences: own(data, 'experiences'),
        educations: own(data, 'educations') ?? own(data, 'education'),
        certifications: own(data, 'certifications'),
        publications: own(data, 'publications'),
        // Version 2 has them at the top, where some add more.
        projects: [
          own(data, 'externalProjects'),
          own(data, 'personalProjects'),
          external,
          repositoriesIn(data, username),
        ].flat(),
      },
      {
        title,
        description,
        isNameGuessed: name === username,
        resumeFile: resumeIn(data),
        accent: accentIn(data),
      },
    )
  },
}

/** An account by the key of its network, which has the name of the user or the whole address. */
function accountIn([key, user]: [string, unknown]) {
  const written = typeof user === 'string' ? user : ''
  const network = networkName(key) ?? (key === 'undefined' ? '' : key)
  const url = /^https?:/i.test(written) ? written : profileAt(key, written)
  return url && network ? { network, url, username: key === 'github' ? written : undefined } : {}
}

/** The repositories that are named one by one; else gitprofile asks GitHub for a list. */
function repositoriesIn(data: unknown, username = '') {
  const { mode, manual } = groupAt(groupAt(data, 'projects'), 'github')
  const names = mode === 'manual' ? textsIn(own(manual, 'projects'), nameWording) : []
  return names.map((repository) => {
    const path = repository.includes('/') ? repository : `${username}/${repository}`
    const url = `https://github.com/${path.split('/').map(encodeURIComponent).join('/')}`
    return { name: path.split('/').at(-1), url }
  })
}

function resumeIn(data: unknown): string | undefined {
  const { fileUrl } = groupAt(data, 'resume')
  return typeof fileUrl === 'string' ? fileUrl : undefined
}

/** Its accent; it uses the custom colours in one of its themes only. */
function accentIn(data: unknown): string | undefined {
  const { defaultTheme, customTheme } = groupAt(data, 'themeConfig')
  const primary = defaultTheme === 'procyon' ? own(customTheme, 'primary') : undefined
  return typeof primary === 'string' && /^#[\da-f]{6}$/i.test(primary) ? primary : undefined
}
