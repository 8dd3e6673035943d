import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SentencePart } from '../../../../schema/text/sentence.ts'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { sentence } from './sentence.tsx'

/** What is measured in, in the words of several languages. */
const units =
  '%|‰|×|[kKMG]W?|[kKMGT]B|bn|mm?|[µm]?s|min|k[gm]|m²|million(?:s|en|es)?|billion(?:s|en)?|Mio\\.|Mrd\\.|millones|percent|Prozent|minutes?|seconds?|hours?|Minuten|Sekunden|Stunden|heures?|secondes?|minutos|segundos|horas'

/** A number with its currency or unit: no part of a word, and none that a dot or a colon goes on from. */
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/#-])((?:[€$£¥]\\s?)?\\p{Nd}(?:[.,\\s\\u00a0\\u202f]?\\p{Nd})*(?:\\s?(?:${units})(?![\\p{L}\\p{N}])|\\s?[€$£¥]|\\+)?(?:-\\p{Ll}+)?)(?![\\p{L}\\p{N}/:]|[.,]\\p{Nd})`,
  'u',
)

/** A year, which counts nothing. */
const year = /^(?:19|20)\p{Nd}{2}$/u

/** A sentence whose figures are heavy where they stand, each on one line with its unit. */
export function figured(text: ResolvedSentence): ReactNode {
  if (typeof text === 'string') return heavy(text)
  if (text.blocks || !text.parts.some((part) => typeof part === 'string')) return sentence(text)
  return text.parts.map((part: SentencePart, index) =>
    typeof part === 'string' ? heavy(part, index) : sentence({ ...text, parts: [part] }),
  )
}

const heavy = (text: string, before = 0): ReactNode[] =>
  // Every second part is a figure.
  text.split(figure).map((part, index) =>
    index % 2 === 1 && !year.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <Figure key={`${before} ${index}`}>{part.replace(/\s/g, '\u00a0')}</Figure>
    ) : (
      part
    ),
  )

const Figure = styled.b`
  font-weight: 700;
  white-space: nowrap;
`
