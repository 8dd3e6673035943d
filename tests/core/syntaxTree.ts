/** A node of an ESTree syntax tree; `start` and `end` are offsets into the source. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
