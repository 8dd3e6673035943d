import { expect, it } from 'vitest'
import { sentenceWording } from '../../src/node/import/wording.ts'

// LaTeX in texts of YAML and JSON, as people leave it there.

const written = String.raw

it.each([
  [
    written`\vspace{18pt} \small{I print \textbf{books}, with \href{https://ink.example/}{Ida Ruß}.}`,
    'I print **books**, with [Ida Ruß](<https://ink.example/>).',
  ],
  [written`\small{Printing \textbf{books}`, 'Printing **books**'],
  [written`\textit{\href{https://ink.example/1}{On Ink}}`, '*[On Ink](<https://ink.example/1>)*'],
  [written`{\bf Best} paper, B.Sc. \& M.Sc.`, '**Best** paper, B.Sc. & M.Sc.'],
  [written`$\sim$50\% of $O(n^2)$, for $5 to $10`, '~50% of O(n²), for $5 to $10'],
  [written`Erd\H{o}s, Ren\'e, Universit\"at, Fran\c{c}ois`, 'Erdős, René, Universität, François'],
  [written`Prof.~Feld~\cite{ink20}, see \cite(ink)`, 'Prof. Feld, see'],
  [written`\begin{itemize}\item One \item Two\end{itemize}`, '- One \n- Two'],
  [written`Line\\line \hfill end`, 'Line\nline end'],
  ["2016--2019, ``quoted'', presses--inks", '2016–2019, “quoted”, presses–inks'],
  ['2009&ndash;2015 Press &mdash; Ink', '2009–2015 Press — Ink'],
])('%s is %s', (text, words) => {
  expect(sentenceWording(text)).toBe(words)
})

it.each([
  'https://ink--press.example/~nora',
  'run press --force',
  String.raw`C:\Users\nora and \d+`,
  'AT&T; R&D {a}',
  'a_b ~~gone~~ 2019~2020',
])('%s is no LaTeX', (text) => {
  expect(sentenceWording(text).replace(/^<(https:\S+)>$/, '$1')).toBe(text)
})
