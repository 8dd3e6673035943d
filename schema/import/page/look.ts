import { createHash } from 'node:crypto'

/** The looks of `content/looks/` that an import chooses from. */
export const lookNames = ['blueprint', 'harbour', 'meadow', 'nocturne', 'paper', 'poster'] as const

type LookName = (typeof lookNames)[number]

/** Words of roles, in the languages that résumés are often in, and the looks that suit each. */
const ofRoles: readonly { words: RegExp; looks: readonly LookName[] }[] = [
  {
    words:
      /design|diseñ|graphi|grafi|gestalt|illustrat|ilustra|typograph|art direct|creative|kreativ|brand|advertis|projektant|デザイ|设计|디자인|дизайн/iu,
    looks: ['poster', 'meadow'],
  },
  {
    words:
      /photo|foto|film|cinema|video|musi|actor|actress|schauspiel|theat|teatr|fashion|\bmodel\b|dance|singer|sound|audio|animat|artist|künstler|写真|摄影|фото/iu,
    looks: ['nocturne', 'poster'],
  },
  {
    words:
      /writ|author|autor|editor|redakt|journal|period|research|forsch|recherch|investiga|ricerc|scien|wissenschaft|profess|scholar|academ|librar|bibliot|histor|translat|traduc|lawyer|anwalt|avocat|abogad|研究|记者|作家|учён|журнал/iu,
    looks: ['paper', 'harbour'],
  },
  {
    words:
      /teach|lehr|enseign|maestr|profesor|docent|tutor|coach|nurse|pfleg|infirm|enfermer|doctor|ärzt|médec|medic|health|care\b|social|sozial|communit|people|human|psycholog|therap|environment|biolog|教师|医|учител|врач/iu,
    looks: ['meadow', 'paper'],
  },
  {
    words:
      /manag|consult|berat|analy|financ|finanz|account|business|product|project|proje[kc]t|sales|vertrie|market|direct|direkt|founder|gründer|chief|officer|executive|leiter|entrepreneur|经理|顾问|менеджер|директор/iu,
    looks: ['harbour', 'paper'],
  },
  {
    words:
      /engineer|ingen[ij]|ingénieur|develop|entwickl|développ|desarroll|desenvolv|sviluppat|ontwikkel|program|software|informati|architect|architekt|devops|data|system|security|network|admin|technic|mechani|electr|開発|エンジニア|开发|工程|개발|엔지니어|программист|разработ|инженер/iu,
    looks: ['blueprint', 'harbour'],
  },
]

/**
 * The look for a person: one that suits the role, or any where the role says nothing; the name decides between several,
 * so that the same résumé always gets the same look.
 */
export function lookFor(name: string, role: string | undefined): LookName {
  const suited = ofRoles.flatMap(({ words, looks }) => (role && words.test(role) ? looks : []))
  const looks = suited.length > 0 ? [...new Set(suited)] : lookNames
  const digest = createHash('sha256').update(name.normalize().trim().toLowerCase()).digest()
  return looks[digest.readUInt32BE() % looks.length] ?? lookNames[0]
}

/** The theme of an import: the path of its look alone, or keys that win over the look. */
export function themeOf(look: string | undefined, keys: Record<string, unknown>): unknown {
  const own = Object.entries(keys).filter(([, value]) => value !== undefined)
  if (own.length > 0) return Object.fromEntries([...(look ? [['look', look]] : []), ...own])
  return look
}
