import { createHash } from 'node:crypto'
import { filled } from '../resume.ts'

import { type Variant, variants } from './lookVariants.ts'

type LookName = keyof typeof variants

/** Their names. */
export const lookNames = Object.keys(variants) as LookName[]

/** The looks whose first screen has a drawing. */
const withDrawing: ReadonlySet<string> = new Set<LookName>([
  'blueprint',
  'harbour',
  'meadow',
  'nocturne',
  'paper',
])

export const hasDrawing = (name: string): boolean => withDrawing.has(name)

/** How the page of somebody looks. */
export interface Look {
  name: string
  /** Undefined for the look as it is. */
  variant: Variant | undefined
  /** What the first screen opens with. */
  opening: Opening
  /** Where the words of the first screen stand; undefined for where the look has them. */
  layout: 'start' | 'centred' | undefined
  /** Whether work comes before skills. */
  isWorkFirst: boolean
}

/**
 * What a first screen opens with, as far as a résumé and a look have it: the name alone, as large as possible; the name
 * beside the drawing of the look; or the owner’s own first sentence.
 */
export type Opening = 'name' | 'drawing' | 'sentence'

/** Words of roles, in the languages that résumés are often in, and the looks that suit each. */
const ofRoles: readonly { words: RegExp; looks: readonly LookName[] }[] = [
  {
    words:
      /design|diseñ|graphi|grafi|gestalt|illustrat|ilustra|typograph|art direct|creative|kreativ|brand|advertis|projektant|tasarım|مصمم|مصمّم|طراح|מעצב|デザイ|디자이|设计|設計|디자인|дизайн/iu,
    looks: ['poster', 'meadow'],
  },
  {
    words:
      /photo|foto|film|cinema|video|musi|actor|actress|schauspiel|theat|teatr|fashion|\bmodel\b|dance|singer|sound|audio|animat|artist|künstler|artysta|aktor|aktri|oyuncu|müzi|muzy|мистец|художн|музык|музика|актёр|актор|режис|مصور|مصوّر|ممثل|عکاس|موسيق|צלם|שחקן|מוזיק|写真|俳優|音楽|摄影|攝影|演员|演員|사진|배우|음악|фото/iu,
    looks: ['nocturne', 'poster'],
  },
  {
    words:
      /writ|author|autor|editor|redakt|journal|period|research|forsch|recherch|investiga|ricerc|scien|wissenschaft|physici|physik|physiq|físic|fisic|chemi|chimi|químic|mathemat|matemát|geolog|statisti|estadíst|profess|scholar|academ|librar|bibliot|histor|translat|traduc|lawyer|anwalt|avocat|abogad|pisar|dziennikar|naukow|badacz|tłumacz|yazar|gazeteci|araştır|schrijv|onderzoek|كاتب|صحفي|صحافي|باحث|مترجم|نویسنده|پژوهش|סופר|חוקר|עיתונא|研究|记者|記者|作家|翻訳|기자|작가|연구|번역|учён|журнал|писат|письменник|исследов|дослідн/iu,
    looks: ['paper', 'harbour'],
  },
  {
    words:
      /teach|lehr|enseign|maestr|profesor|docent|tutor|coach|nurse|pfleg|infirm|enfermer|doctor|ärzt|médec|medic|health|care\b|social|sozial|communit|people|human|psycholog|therap|environment|biolog|nauczyciel|lekarz|pielęgn|öğretmen|hemşire|doktor|leraar|verpleeg|insegnant|infermier|معلم|معلّم|طبيب|ممرض|پزشک|پرستار|מורה|רופא|אחות|教师|教師|教員|医|醫|看護|교사|의사|간호|учител|вчител|врач|лікар|медсес/iu,
    looks: ['meadow', 'paper'],
  },
  {
    words:
      /manag|consult|berat|analy|financ|finanz|account|business|product|project|proje[kc]t|sales|vertrie|market|direct|direkt|founder|gründer|chief|officer|executive|leiter|entrepreneur|kierowni|dyrektor|doradc|yönetici|müdür|danışman|مدير|مدیر|مستشار|מנהל|יועץ|经理|經理|顾问|顧問|マネー|コンサル|매니저|컨설|менеджер|директор|керівн/iu,
    looks: ['harbour', 'paper', 'meadow'],
  },
  {
    words:
      /engineer|ingen[ij]|ingénieur|develop|entwickl|développ|desarroll|desenvolv|sviluppat|ontwikkel|program|software|informati|architect|architekt|devops|data|system|security|network|admin|technic|mechani|electr|inżynier|mühendis|yazılım|geliştirici|engenh|ingegner|مهندس|مطور|مطوّر|مبرمج|برنامه|מהנדס|מפתח|תוכנה|開発|エンジニア|开发|開發|工程|程序|개발|엔지니어|программист|разработ|инженер|інженер|розроб|програм/iu,
    looks: ['blueprint', 'harbour', 'meadow', 'paper'],
  },
]

/**
 * The look for a person: one that suits the role, or any where the role says nothing. The name decides between several,
 * and between variants and layouts, so that the same résumé always looks the same, and two of one look differ.
 */
export function lookFor(name: string, role: string | undefined): Look {
  const suited = ofRoles.flatMap(({ words, looks }) => (role && words.test(role) ? looks : []))
  const digest = createHash('sha256').update(name.normalize().trim().toLowerCase()).digest()
  const look = oneOf([...new Set(suited.length > 0 ? suited : lookNames)], digest.readUInt32BE())
  return {
    name: look,
    variant: oneOf([undefined, ...variants[look]], digest.readUInt32BE(4)),
    opening: oneOf(['name', 'drawing', 'sentence'], digest.readUInt32BE(8)),
    layout: oneOf(['start', 'centred'], digest.readUInt32BE(12)),
    isWorkFirst: oneOf([false, true], digest.readUInt32BE(16)),
  }
}

const oneOf = <T>(list: readonly T[], number: number): T => list[number % list.length] as T // Lists are never empty.

/** The theme of an import: the path of its look, where there is one, alone or with keys that win over the look. */
export function themeOf({ variant }: Look, look: string | undefined, keys: Record<string, unknown>): unknown {
  const own = filled({ look, ...(look && variant && keysOf(variant)), ...filled(keys) })
  const isLookAlone = look !== undefined && Object.keys(own).length === 1
  return isLookAlone ? look : Object.keys(own).length > 0 ? own : undefined
}

/** A variant as a theme has it: its ground is the palette of its mode. */
const keysOf = ({ ground, ...keys }: Variant) => ({ ...keys, [keys.mode]: ground })
