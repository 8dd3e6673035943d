/** What may stand behind a key: a text, number or truth value; a list; a group of keys. */
export interface KeyUse {
  readonly text: boolean
  readonly list: boolean
  readonly group: boolean
}

/** The keys that a file may have, each with what may stand behind it. */
export type KeyUses = ReadonlyMap<string, KeyUse>
