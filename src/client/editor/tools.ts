import { finder } from './finder.ts'
import { panel } from './panel/tool.ts'
import type { Tool } from './tool.ts'
import { words } from './words/tool.ts'

/** The tools, in the order of their buttons. */
export const tools: readonly Tool[] = [finder, words, panel]
