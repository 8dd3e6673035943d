/** What is said of values that are each right by themselves: of entries, dates, colours, fonts, languages and texts. */
export const ruleErrors = {
  'unknown-language of a file': {
    message: 'a file of this name holds the words of a language, and {code} is the code of none',
    help: 'name it after a language, such as de, ja or pt-BR; a file of another kind needs another name, with a hyphen in place of the dot',
  },
  'unknown-language of a file name': {
    message: 'the words of {name} belong in a file named "{meant}"',
    help: 'rename this file to {meant}, or to something else if it is no translation',
  },
  'unknown-language of another file': {
    message: '{other} is in {lang} already, so there can be no other page in it',
    help: 'take one of the two away, or give it the name of its own language',
  },
  'items-or-samples': {
    message: '{owner} has both items and samples; it can show only one of them',
    help: 'take samples away once you have items of your own',
  },
  'items-or-samples missing': {
    message: '{owner} has nothing to show: neither items nor samples',
    help: '{items}\n{samples}',
  },
  'beside-roles': {
    message: '{owner} has roles, and {what} beside them belongs to one of them',
    help: 'move it into the role that it is of; what is true of all of them can stand in text',
  },
  'unreal-date': {
    message: '{date} is in no calendar',
    help: 'write year, month and day in this order, such as 2021-03-15',
  },
  'end-before-start': {
    message: 'this ends in {end}, before it began in {start}',
    help: 'put the earlier of the two at start',
  },
  'no-dates': {
    message: '{owner} does not say when it was',
    help: '{insertion}',
  },
  'low-contrast': {
    message: '{front} on {back} has a contrast of {ratio} to 1; to be read it needs {minRatio} to 1',
    help: 'no colour has enough contrast with all the colours that this one meets; change those too',
  },
  'unknown-font': {
    message: 'the font "{family}" is not installed',
    help: 'no package of it is known: choose one of https://fontsource.org and write its name as it stands there',
  },
  'markdown-html': {
    message: '"{html}" is HTML, which {holder} cannot hold',
    help: 'write it in Markdown; to show it as it stands, put it between backticks',
  },
  'markdown-picture': {
    message: 'a picture cannot stand in a Markdown text, where nothing is known of its size',
    help: 'show it in a section of the type gallery',
  },
} as const

/** The same, where the page is built all the same. */
export const ruleWarnings = {
  'not-shown': {
    message: 'the layout {layout} does not show {key}',
    help: 'take it away, or choose a layout that shows it: {layouts}',
  },
  'unknown-font of a package': {
    message: 'the font "{family}" is not installed: the page shows one of the system in its place',
    help: 'install {all} with: {command}',
  },
  'missing-letters': {
    message: '"{family}", the family of {role}, lacks {letters}: each device shows them in another font',
    help: 'choose a family that has them, such as {families}',
  },
  'unknown-language': {
    message: '{code} is no language',
    help: 'write the code of the language that the texts are in, such as en, ja or pt-BR',
  },
  'unknown-language of a country': {
    message: '{code} is no language',
    help: 'write {meant}, which is {name}; {code} is the code of the country',
  },
  'wrong-direction': {
    message: '{name} is written {wanted}, and the page is laid out {laidOut}',
    help: 'write dir: {dir}',
  },
  'wrong-direction without a language': {
    message: '{name} is written {wanted}, and the page is laid out {laidOut}',
    help: 'write lang: and the code of the language of the texts beside it, such as ar or he; without it they are taken for English',
  },
  'untranslated-label': {
    message: 'there are no interface words in {language}, so those of the page are in English',
    help: 'write in {language}\n{words}',
  },
  'long-word': {
    message: '{word} is too long for a line on a phone, which would break it anywhere',
    help: 'write the heading in double quotes, with \\u00AD wherever the word may be divided; a hyphen shows only where a line ends',
  },
  'unknown-placeholder': {
    message: 'nothing fills in {placeholder} here, so it is shown as it stands',
    help: 'filled in here: {known}, with the same names in every language',
  },
  'markdown-html in a sentence': {
    message: '"{html}" is HTML, which is shown as it is typed',
    help: 'write it in Markdown; to show it as it stands, put it between backticks',
  },
  'markdown-folded': {
    message: 'YAML joins the lines of a text after >, so its paragraphs and lists are lost',
    help: 'write | instead of >',
  },
  'markdown-slip of a heading': {
    message: 'a heading needs a space behind its #',
    help: 'write "{meant}"',
  },
  'markdown-slip of a bullet': {
    message: 'a line that begins with {sign} is no entry of a list',
    help: 'write - before each entry, and a space behind it',
  },
  'markdown-slip of an entry': {
    message: 'an entry of a list needs a space behind its {sign}',
    help: 'write one in each of its lines',
  },
  'markdown-slip of a list': {
    message: 'a list cannot stand in this text, whose lines run on as one',
    help: 'make sentences of its points',
  },
  'markdown-slip of a link': {
    message: 'this shows as it is typed: no space stands within a link',
    help: 'write "{meant}"',
  },
  'markdown-slip of bold': {
    message: 'this shows as it is typed: no space stands at the inner side of **',
    help: 'write "{meant}"',
  },
  'leftover-samples': {
    message: '{owner} shows samples, which are made up on each visit',
    help: 'write items of your own in their place',
  },
  'leftover-link': {
    message: 'a link to # is a placeholder: it leads to the top of the page',
    help: 'write the address that it should lead to, or take it away; to lead to the top of the page, write #top',
  },
  'leftover-picture': {
    message: '"{path}" stands in for a picture of yours',
    help: 'put a picture of your own in its place',
  },
  'leftover-name': {
    message: '"{words}" is the name of the sample site’s owner',
    help: 'write yours',
  },
  'leftover-text': {
    message: '"{words}" stands here in place of what is yours',
    help: 'write yours, or take it away',
  },
  'leftover-text of an example': {
    message: '"{words}" says what to write here, and is no text for visitors',
    help: 'write the text, or take it away',
  },
  'leftover-text of a service': {
    message: '"{words}" stands here in place of what your form service gave you',
    help: 'write the address or key that it shows for your form',
  },
  'leftover-address': {
    message: '"{address}" reaches nobody: {host} is kept for examples',
    help: 'write an address of yours, or take it away',
  },
} as const
