import { addressErrors, addressWarnings } from './messages/addresses.ts'
import { fileErrors, fileWarnings } from './messages/files.ts'
import { ruleErrors, ruleWarnings } from './messages/rules.ts'
import { valueErrors } from './messages/values.ts'
import { yamlErrors } from './messages/yaml.ts'

/** What a diagnostic says. In braces stand the words that it is filled in with, in quotes where the braces are. */
export interface CodeMessage {
  readonly message: string
  readonly help?: string
}

/** What a check says that only warns. */
export const warnings = { ...addressWarnings, ...fileWarnings, ...ruleWarnings } as const

/** Everything that a check may say. A key begins with its code; what stands behind it tells cases apart. */
export const messagesByCode = {
  ...addressErrors,
  ...fileErrors,
  ...ruleErrors,
  ...valueErrors,
  ...yamlErrors,
  ...warnings,
} as const satisfies Record<string, CodeMessage>

/** The codes of features, whose sentences stand with them. */
const codesOfFeatures = [
  'own-section',
  'duplicate-page',
  'unnamed-page',
  'page-text',
  'page-heading',
  'page-front-matter',
  'page-picture',
  'page-language',
  'missing-posts',
  'wrong-posts',
  'not-a-word',
  'not-in-main',
  'unknown-section',
  'extra-entry',
  'nothing-translated',
  'untranslated',
  'resume-pdf',
  'package-outside',
] as const

type FirstWord<Key> = Key extends `${infer Word} ${string}` ? Word : Key

/** A name that never changes for one kind of mistake. */
export type Code = FirstWord<keyof typeof messagesByCode> | (typeof codesOfFeatures)[number]

/** Every code. */
export const codes: readonly string[] = [
  ...new Set([...Object.keys(messagesByCode).map((key) => key.split(' ', 1)[0] ?? ''), ...codesOfFeatures]),
]
