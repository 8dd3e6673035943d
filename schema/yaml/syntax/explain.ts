import type { YAMLError } from 'yaml'
import { bracket, noColon, openQuote, unexpected } from './bracketsAndColons.ts'
import { cutInBrackets, cutText, quoteInBrackets } from './cutText.ts'
import { type ErrorContext, type Explained, errorContextAt, explained, other } from './errorContext.ts'
import { isInFlow, loneIndicator } from './flow.ts'
import { gluedDash, indent, noBreakSpace, tooDeep } from './indentation.ts'
import { badEscape, badStart, colonInText, quote, valueStart } from './quoting.ts'
import { withoutSpan } from './recovery.ts'
import { tab } from './tabs.ts'
import { tagMessage } from './tag.ts'
import { wideCharacter } from './wideCharacters.ts'

/** What the explanations of the errors of one text need to know. */
export type Explaining = Pick<ErrorContext, 'text' | 'lines' | 'contents' | 'keys' | 'tries'>

/** Explains an error of the YAML parser by the mistake that most likely caused it. */
export function explain(error: YAMLError, given: Explaining): Explained {
  return byCode(errorContextAt(error.pos[0], { error, ...given }))
}

/** Explains an error by a text that is cut short, if there is one on its line; takes less time than all explanations. */
export function explainCut(error: YAMLError, given: Explaining): Explained | undefined {
  const context = errorContextAt(error.pos[0], { error, ...given })
  return isTabbed(context) || quoteInBrackets(context) !== undefined ? undefined : cutText(context)
}

/** Whether an error of structure is on a line that is indented with tabs, which are then its cause. */
function isTabbed({ text, lines, line, error }: ErrorContext): boolean {
  const { start, end } = lines.span(line)
  const isOfStructure = /^(?:BLOCK|BAD_INDENT|MULTILINE|MISSING_CHAR|UNEXPECTED)/.test(error.code)
  return isOfStructure && !/quote|flow/i.test(error.message) && /^ *\t/.test(text.slice(start, end))
}

function byCode(context: ErrorContext): Explained {
  const { error, text, contents } = context
  const blank = noBreakSpace(context) ?? wideCharacter(context) ?? gluedDash(context)
  if (blank) return blank
  if (!isTabbed(context) && error.code !== 'BAD_DQ_ESCAPE' && error.code !== 'MULTIPLE_DOCS') {
    const open = quoteInBrackets(context)
    const cut = open === undefined ? (cutText(context) ?? cutInBrackets(context)) : quote(context, open)
    if (cut) return cut
  }
  const indicator = loneIndicator(text, error.pos[0])
  if (indicator !== undefined && isInFlow(contents, indicator)) return badStart(context, indicator)
  if (/^(?:- +)*[\w-]+:[[{]/.test(context.trimmed) && error.code.startsWith('BLOCK_')) return noColon(context)
  if (error.code === 'TAB_AS_INDENT' || isTabbed(context)) return tab(context)
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (text[error.pos[0]] === '?' && error.pos[0] > context.span.start)
        return badStart(context, error.pos[0])
      return colonInText(context) ?? tooDeep(context)
    case 'BLOCK_IN_FLOW':
      return colonInText(context) ?? tooDeep(context)
    case 'BAD_INDENT':
      return /^Flow/.test(error.message) ? bracket(context) : indent(context)
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return quote(context, openQuote(contents, error.pos[0]) ?? context.span.start)
      if (/without - indicator/.test(error.message)) return indent(context)
      return /^Flow|flow/.test(error.message) ? bracket(context) : noColon(context)
    case 'MULTILINE_IMPLICIT_KEY':
      return noColon(context)
    case 'UNEXPECTED_TOKEN':
      return unexpected(context)
    case 'BAD_SCALAR_START':
      return badStart(context, error.pos[0])
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
      return badStart(context, valueStart(context) ?? error.pos[0])
    case 'BAD_DQ_ESCAPE':
      return badEscape(context)
    case 'MULTIPLE_DOCS':
      return {
        finding: {
          code: 'yaml-document',
          message: 'a line of three hyphens begins a second document; the file holds only one',
          label: 'nothing from here on is read',
          help: 'delete the line; for a rule across the text, use another character',
          path: [],
          span: { start: error.pos[0], end: error.pos[0] + 3 },
        },
        unreadableRange: { start: error.pos[0], end: text.length, lost: true },
      }
    case 'BAD_DIRECTIVE':
      return explained(
        context,
        'yaml-syntax',
        'a line that begins with % is a directive; none is known here',
        'delete the line',
        {
          recovered: withoutSpan(text, context.span),
        },
      )
    case 'TAG_RESOLVE_FAILED':
      return explained(context, 'yaml-tag', ...tagMessage(text.slice(error.pos[0], error.pos[1])), {
        span: { start: error.pos[0], end: error.pos[1] },
        label: 'read as a tag',
      })
    default:
      return other(context)
  }
}
