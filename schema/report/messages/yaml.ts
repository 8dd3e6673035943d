/** What is said of a text that YAML cannot read, or reads as something else than was meant. */
export const yamlErrors = {
  'too-deep': {
    message: 'this is nested more than {levels} levels deep',
    help: 'look for brackets that are never closed',
  },
  'yaml-alias': {
    message: 'a value that begins with {sign} is {what} to YAML, and no text',
    help: 'write the value itself, or put it in quotes if it is a text',
  },
  'yaml-boolean': {
    message: '{key} must be text, and {written} without quotes means yes or no',
    help: 'write {meant}, in quotes',
  },
  'yaml-boolean in words': {
    message: '{key} must be true or false, and "{written}" is a text: YAML 1.2 knows no yes, no, on and off',
    help: 'write {meant}',
  },
  'yaml-bracket': {
    message: 'the bracket that begins here is never closed; its {closing} is missing',
    help: 'add {closing} behind the last entry',
  },
  'yaml-bracket that closes nothing': {
    message: 'this {bracket} closes a bracket that was never opened',
    help: 'take it away, or put the text that it belongs to in quotes',
  },
  'yaml-bracket around a mistake': {
    message: 'what stands in brackets cannot be read: {why}',
    help: 'put a comma between any two entries, and quotes around a text with brackets, commas or a colon in it',
  },
  'yaml-character': {
    message: 'the character {name} cannot be shown and cannot stand in the file',
    help: 'delete it; it may have come with a copied text',
  },
  'yaml-colon': {
    message: 'a colon and a space within plain text begin a new value; this text has one, so it needs quotes',
    help: 'write "{text}"',
  },
  'yaml-colon in a list': {
    message: '{key} must be text, and a colon and a space made "{half}" a key of it',
    help: 'write {meant}',
  },
  'yaml-comma': {
    message: 'a comma within brackets ends a value, so only "{first}" is read here',
    help: 'write {meant}, in quotes{number}',
  },
  'yaml-comment': {
    message: 'an unquoted # begins a comment: nothing behind it is read, not even a closing bracket',
    help: 'put the text that the # belongs to in quotes',
  },
  'yaml-comment in place of a value': {
    message: '{key} is empty, because an unquoted # begins a comment',
    help: 'write {meant}, in quotes{unless}',
  },
  'yaml-document': {
    message: 'a line of three hyphens begins a second document, and nothing from here on is read',
    help: 'delete the line; for a rule across the text, use another character',
  },
  'yaml-key': {
    message: 'a key is a word; here it is a list, an alias or other keys',
    help: 'write the key as plain text before a colon; if the line begins with [, { or ?, put the text in quotes',
  },
  'yaml-number': {
    message: '{key} must be text, and {written} without quotes is a number',
    help: 'write {meant}, in quotes',
  },
  'yaml-number in quotes': {
    message: '{key} must be a number, and quotes make it a text',
    help: 'write {number}, without quotes',
  },
  'yaml-number in words': {
    message: '{key} must be a number, and "{written}" is a text',
    help: 'write the number alone, in digits, such as 12000 or 99.9{suffix}',
  },
  'yaml-quote': {
    message: 'the quote that begins here is never closed; its {quote} is missing',
    help: 'add {quote} at the end of the text',
  },
  'yaml-quote that is part of a value': { message: 'the quotes around "{text}" are read as part of it' },
  'yaml-quote closed too early': {
    message: 'the text in quotes ends before this; what follows it is left over',
    help: 'write a double quote within double quotes as \\", or use single quotes around the whole',
  },
  'yaml-quote of an apostrophe': {
    message: 'the text in quotes ends before this; what follows it is left over',
    help: "write an apostrophe within single quotes twice, as in 'don''t', or use double quotes",
  },
  'yaml-space': {
    message: 'a {sign} needs a space behind it',
    help: 'write {meant}',
  },
  'yaml-space that is none': {
    message: 'the character {name} stands here, which looks like a space and is none to YAML',
    help: 'write {spaces} in its place; it may have come with a copied text',
  },
  'yaml-tab': {
    message: 'a tab stands where YAML takes only spaces',
    help: 'replace each tab by {width} spaces; editors have a command for it, such as Convert Indentation to Spaces',
  },
  'yaml-tab of unknown width': {
    message: 'a tab stands where YAML takes only spaces',
    help: 'begin the line with as many spaces as the keys or entries beside it',
  },
  'yaml-syntax': {
    message: 'this cannot be read as YAML: {why}',
    help: 'look at the indentation of this line, and at its quotes, brackets and colons and those of the line above',
  },
  'yaml-syntax of a start': { message: 'this cannot be read as YAML: {why}', help: 'put the text in quotes' },
  'yaml-syntax of the whole': {
    message: 'this file cannot be read as YAML at all',
    help: 'begin from a copy of content/portfolio.yaml',
  },
  'yaml-syntax of a level': {
    message: 'this line begins with {spaces}, and the {others} with {level}',
    help: 'begin it with {level}',
  },
  'yaml-syntax of a deeper line': {
    message: '{lower} is indented deeper than {upper} above it, which has its value already',
    help: 'begin the line with {level}, so that {lower} stands below {upper}',
  },
  'yaml-syntax of a conflict': {
    message: 'two versions of the lines below stand in the file, which git could not merge',
    help: 'keep one of the two, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>',
  },
  'duplicate-key': {
    message: '"{key}" stands twice here; the first is on line {line}',
    help: 'keep one of the two',
  },
} as const
