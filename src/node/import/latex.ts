// LaTeX, and links of Typst, that people leave in texts of YAML and JSON, as inline Markdown and plain signs.

/** What a command says about its text, in Markdown; any other one with a text is that text. */
const emphasis: Readonly<Record<string, string>> = {
  ...{ textbf: '**', bf: '**', bfseries: '**', textit: '*', emph: '*', textsl: '*', it: '*', em: '*' },
  ...{ itshape: '*', texttt: '`' },
}

/** Commands that stand for a sign. */
const signs: Readonly<Record<string, string>> = {
  ...{
    ldots: '…',
    dots: '…',
    textendash: '–',
    textemdash: '—',
    textbullet: '•',
    textbar: '|',
    LaTeX: 'LaTeX',
  },
  ...{ TeX: 'TeX', approx: '≈', sim: '~', textasciitilde: '~', times: '×', cdot: '·', pm: '±', geq: '≥' },
  ...{ leq: '≤', to: '→', rightarrow: '→', infty: '∞', alpha: 'α', beta: 'β', gamma: 'γ', lambda: 'λ' },
  ...{
    mu: 'μ',
    pi: 'π',
    sigma: 'σ',
    star: '★',
    dagger: '†',
    ddagger: '‡',
    ast: '*',
    euro: '€',
    pounds: '£',
    copyright: '©',
    item: '\n- ',
  },
  ...{ ss: 'ß', o: 'ø', O: 'Ø', aa: 'å', AA: 'Å', ae: 'æ', AE: 'Æ', oe: 'œ', l: 'ł', L: 'Ł', i: 'ı' },
  ...{ newline: '\n', linebreak: '\n', par: '\n\n', quad: ' ', qquad: ' ', hfill: ' ', enspace: ' ' },
}

/** Commands of layout, which say nothing, with all that they are told. */
const layout =
  /[~ ]*\\(?:[vh]space|cite[a-z]*|label|ref|fontsize|selectfont|color|begin|end|setlength|input|includegraphics|fa[A-Z]\w*)\b\*?(?:\[[^\]]*\]|\{[^{}]*\}|(?<=cite\w*)\([^()]*\))*/g

/** Diacritics by their commands, as signs that combine with the letter before them. */
const diacritics: Readonly<Record<string, string>> = {
  ...{ "'": '\u0301', '`': '\u0300', '^': '\u0302', '"': '\u0308', '~': '\u0303', '=': '\u0304' },
  ...{ c: '\u0327', v: '\u030c', u: '\u0306', H: '\u030b', k: '\u0328', r: '\u030a' },
}

/** The words of a text in which LaTeX may stand. */
export function withoutLatex(text: string): string {
  const words = /\\(?:[a-zA-Z]{1,20}(?![a-zA-Z])|[&%$#{}'"^`~=\\])|\$[^$\n]*[\^_][^$\n]*\$/.test(text)
    ? withoutCommands(text)
    : text
  return withoutTypst(words)
    .replace(/``([^`'\n]+)''/g, '“$1”')
    .replace(/(?<=[\p{Script=Latin}.,)])~(?=[\p{Script=Latin}\d(])/gu, ' ')
    .replace(/\w+:\/\/\S+|(?<=[\p{L}\d.)\]])-{2,3}(?=[\p{L}\d])|(?<= |\d)-{2,3}(?= |$)/gmu, (found) =>
      found.includes('/') ? found : found.length === 2 ? '–' : '—',
    )
}

/** The words of a text without the functions of Typst: links and emphasis in Markdown, what is raised or small as it is. */
function withoutTypst(text: string): string {
  return text
    .replace(/#link\("([^"\s]+)"\)(?:\[([^\]]+)\])?/g, (_, href, said) =>
      said ? `[${said}](<${href}>)` : href,
    )
    .replace(
      /#(super|sub|emph|strong|text|underline|smallcaps)(?:\([^()]*\))?\[([^[\]]*)\]/g,
      (_, name: string, inner: string) => {
        const sign = inner.trim() ? (typstEmphasis[name] ?? '') : ''
        return sign + inner.trim() + sign
      },
    )
    .replace(/#[hv]\([^()]*\)/g, ' ')
}

const typstEmphasis: Readonly<Record<string, string>> = { emph: '*', strong: '**' }

function withoutCommands(text: string): string {
  let words = text
    .replace(layout, '')
    .replace(/\$([^$\n]*[\\^_=][^$\n]*|[\p{L}]{1,2})\$/gu, (_, math: string) =>
      math
        .replace(/\^2(?!\d)/g, '²')
        .replace(/\^3(?!\d)/g, '³')
        .replace(/[\^_](?=\S)/g, ''),
    )
    .replace(/\{\\([a-z]+)\s+([^{}]*)\}/g, '\\$1{$2}')
    .replace(/\\(['`^"~=])\s*\{?\\?(\p{L})\}?|\\([cvuHkr])\{(\p{L})\}/gu, (_, sign, letter, command, other) =>
      `${letter ?? other}${diacritics[sign ?? command] ?? ''}`.normalize(),
    )
  // Innermost braces first.
  for (let before = ''; before !== words; ) {
    before = words
    words = words
      .replace(/\\href\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '[$2](<$1>)')
      .replace(/\\(?:textcolor|colorbox)\{[^{}]*\}\{([^{}]*)\}/g, '$1')
      .replace(
        /\\(?!href|textcolor|colorbox)([a-zA-Z]+)\*?\s*\{([^{}]*)\}/g,
        (_, command: string, inner: string) => {
          const sign = inner.trim() ? (emphasis[command] ?? '') : ''
          return (signs[command] ?? '') + sign + inner.trim() + sign
        },
      )
  }
  const isLatex = words !== text
  const plain = words
    .replace(/\\\\(?:\[[^\]]*\])?\s*/g, '\n')
    .replace(/\\([a-zA-Z]+)(?![a-zA-Z])\s*/g, (found, command: string) => {
      const sign = Object.hasOwn(signs, command) ? signs[command] : undefined
      return sign ?? (isLatex || sizes.has(command) ? '' : found)
    })
    .replace(/\\([&%$#])|(?<=\w)\\(_)(?=\w)|\\[,;!:]/g, '$1$2')
  return (isLatex ? plain.replace(/(?<!\\)[{}]/g, '') : plain).replace(/ {2,}/g, ' ')
}

/** Switches of the size and form of what follows. */
const sizes: ReadonlySet<string> = new Set(
  'tiny scriptsize footnotesize small normalsize large Large LARGE huge noindent centering raggedright'.split(
    ' ',
  ),
)
