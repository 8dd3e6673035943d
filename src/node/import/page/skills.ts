import type { LeaveOver, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { headingsOf } from './headings.ts'
import { phraseIn } from './phrases.ts'
import type { Written } from './timelines.ts'

/** Skills: bars if there are percentages, groups if there are keywords, else names alone. */
export function skillsOf({ skills: read, lang }: Resume, leaveOver: LeaveOver): Written {
  const skills = read.map((one) => (one.phrase ? { ...one, name: phraseIn(lang, one.phrase) } : one))
  if (skills.length === 0) return { sections: [], lists: {} }
  const section = (id: string, rest: object) => ({
    type: 'skills',
    id,
    ...headingsOf('skills', lang),
    ...rest,
  })
  const bars = skills.flatMap(({ name, percent }) =>
    percent === undefined ? [] : [{ name, level: percent }],
  )
  if (bars.length > 0) {
    const others = skills.filter(({ percent, keywords }) => percent === undefined || keywords.length > 0)
    const tools = section('tools', {
      ...headingsOf('tools', lang),
      layout: 'groups',
      groups: others.map(({ name, level, keywords }) =>
        filled({ name, level, items: keywords.length > 0 ? keywords : [name] }),
      ),
    })
    return {
      sections: [section('skills', { items: bars }), ...(others.length > 0 ? [tools] : [])],
      lists: {},
    }
  }
  if (skills.some(({ keywords }) => keywords.length > 0)) {
    const single = skills.filter(({ level, keywords }) => !level && keywords.length === 0)
    const groups = skills.flatMap((skill) => {
      const { name, level, keywords } = skill
      const isSingle = single.length > 1 && single.includes(skill)
      if (!isSingle) return [filled({ name, level, items: keywords.length > 0 ? keywords : [name] })]
      // A group for each of them would show its name twice.
      return skill === single[0]
        ? [{ name: headingsOf('skills', lang).label, items: single.map(({ name }) => name) }]
        : []
    })
    return { sections: [section('skills', { layout: 'groups', groups })], lists: {} }
  }
  for (const [index, { name, level }] of skills.entries())
    if (level)
      leaveOver(
        `skills[${index}].level`,
        `${name}: ${level}`,
        'a skill by itself has its name, or a level in percent',
      )
  return {
    sections: [section('skills', { layout: 'tags', items: skills.map(({ name }) => ({ name })) })],
    lists: {},
  }
}
