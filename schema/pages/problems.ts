import type { Problem } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'

// Problems in the Markdown text of a page that can be found without looking at other files.

/** The longest text of a page in characters: some 25,000 words. */
export const maxText = 200_000

export const empty: Problem = {
  code: 'page-text',
  message: 'this file has no text, so its page would have none',
  help: 'write it in Markdown, or take page away from the YAML',
}

export const tooLong = (length: number): Problem => ({
  code: 'page-text',
  message: `this text has ${length.toLocaleString('en')} characters; ${maxText.toLocaleString('en')} are read at most`,
  help: 'make several pages of it',
})

export const wordless: Problem = {
  code: 'page-heading',
  message: 'this heading has no words',
  help: 'write some behind the #, or take it away',
}

export const frontMatter: Problem = {
  code: 'page-front-matter',
  message:
    'keys between lines of --- are not read here: the title and the other facts of a page stand in the YAML',
  help: 'take the lines away, and begin with the text',
}

export const html = (written: string): Problem => ({
  code: 'markdown-html',
  message: `${quoted(written.split('\n', 1)[0] ?? '', 30)} is HTML, which a page cannot hold`,
  help: 'write it in Markdown; to show it as it stands, put it between backticks',
})

export const amongWords: Problem = {
  code: 'page-picture',
  message: 'this picture stands among words, where it would break their line',
  help: 'put it in a paragraph of its own, with an empty line before and after it',
}

export const outside: Problem = {
  code: 'picture-path',
  message: 'this path leaves the folder of the YAML, and what lies outside is not published',
  help: 'put the file into the folder of the YAML, or below',
}

export const noFile = (address: string): Problem => ({
  code: 'missing-file',
  message: `${quoted(address)} names no file`,
  help: 'name a file, seen from this one, with %23 for a # in its name and %3F for a ?; another page is named by its Markdown file, a section of the start by # and its id',
})
