/** What is said of keys and values that the schema refuses. */
export const valueErrors = {
  'empty-file': { message: 'the file says nothing yet', help: '{insertion}' },
  'unknown-key': { message: '"{key}" {unseen}is not a key of {owner}' },
  'missing-key': { message: '{owner} needs {keys}', help: '{insertion}' },
  'missing-alt': {
    message: 'this picture has no alternative text, so nobody who cannot see it learns what it shows',
    help: '{insertion}',
  },
  'empty-value': { message: '{key} is empty, and must be {wanted}', help: '{fill}' },
  'empty-text': { message: '{key} is a text without a word in it' },
  'empty-list': { message: '{key} needs at least one entry' },
  'wrong-length': { message: '{key} has {more} than {limit}' },
  'wrong-type': { message: '{key} must be {wanted}, and is {found}' },
  'wrong-type with brackets': {
    message: '{key} must be text, and unquoted brackets make a {kind} of it',
    help: 'write {meant}, in quotes, if the brackets belong to the text',
  },
  'wrong-type without dashes': {
    message: '{key} must be a list, and its entries have no dashes with a space behind them',
    help: 'begin each entry with - and a space',
  },
  'wrong-format': { message: '{key} must be {form}, and is {found}' },
  'wrong-value': { message: '{key}: {reason}' },
  'out-of-range': { message: '{key} must be {wanted}, and is {found}' },
  'unknown-value': { message: '{key} cannot be {found}' },
  'unknown-value that is a key': {
    message: '{key} cannot be just the word "{word}", which is a key here',
    help: 'write its keys below {word}, and that below {key}',
  },
  'unknown-value of before': { message: 'the {before} has become {now}', help: 'write {now} in its place' },
  'unknown-type': { message: '{found} is not a type of section' },
  'unknown-key of frames': {
    message: 'there are no frames any more, and lines is how a page without a look is built',
    help: 'take the line away',
  },
  'unknown-value of a frame': {
    message: 'the frame {frame} has become a part of the look {look}',
    help: 'write look: {look} in its place, or take the line away if there is a look; npx onefolio add look NAME --from {look} makes one of your own of it',
  },
  'unknown-value of a look': {
    message: 'there is no look "{name}"',
    help: 'a look is a folder with a look.yaml in looks/ beside this file, or comes with Onefolio',
  },
  'wrong-format of a look': {
    message: 'a look is a folder now, and is named without a path and an ending',
    help: 'npx onefolio add look {name} --from {path} makes looks/{name}/ of the file; then write {name}',
  },
  'wrong-type of a look': {
    message: 'a look is made of keys, as a theme is',
    help: 'write the keys that may stand below theme:, such as mode: dark',
  },
  'unknown-key of a look': {
    message: 'a look holds only what stands below theme:, without {key}:',
    help: 'take the line away, and move what is below theme: to the start of the line',
  },
} as const
