import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedPicture, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { behindFrame, behindSizes } from '../../theme/imageSizes.ts'
import { Frame } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { Author, quoted } from './testimonial.tsx'

/** What a client said, in the upper half of a picture that is as wide as the page and nearly as high as the screen. */
export default function TestimonialsPicture({ section }: { section: ResolvedSection<'testimonials'> }) {
  const { id, heading, items = [], picture, quote } = section
  const [item] = items
  if (!picture || !item) return null
  const { light, dark } = picture.scrim ?? {}
  return (
    <Sky style={{ '--over-light': light?.header, '--over-dark': dark?.header }}>
      <Wide picture={fromTop(picture)} {...behindFrame} sizes={behindSizes(picture)} />
      <Words>
        <Reveal>
          <Title as={`h${heading.level}`} id={headingId(id)} {...heading.language}>
            {heading.text}
          </Title>
          <figure>
            <Quote {...foreign(item.feedback)}>{quoted(item.feedback, quote)}</Quote>
            <Said item={item} />
          </figure>
        </Reveal>
      </Words>
    </Sky>
  )
}

/** Its upper edge always shows, so that the words stand on what their contrast was measured on. */
function fromTop(picture: ResolvedPicture): ResolvedPicture {
  const side = /^(?:left|right|\d\S*)/.exec(picture.focus ?? '')?.[0] ?? 'center'
  return { ...picture, focus: `${side} top` }
}

/* Two rows of one height: however long the words are, they stand in the upper half. */
const Sky = styled.div`
  --over: var(--in-dark, var(--over-dark)) var(--in-light, var(--over-light));
  --muted: var(--text);
  position: relative;
  display: grid;
  grid-template-rows: 1fr 1fr;
  min-block-size: max(30rem, 92svh);
  isolation: isolate;

  /* The scrim, which ends below the words. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(var(--background) 45%, transparent 65%);
    opacity: var(--over);
  }

  @media print {
    display: block;
    min-block-size: 0;

    &::before {
      display: none;
    }
  }
`

const Wide = styled(Picture)`
  position: absolute;
  inset: 0;
  z-index: -2;
  aspect-ratio: auto;

  picture > img[src$='.svg'] {
    object-fit: cover;
  }

  @media print {
    position: relative;
    block-size: 90mm;
  }
`

const Words = styled(Frame)`
  padding-block: var(--space-wide) var(--space-4);
`

const Title = styled.h2`
  margin-block-end: var(--space-3);
  font: 400 var(--type-lead) / calc(1.4 + var(--diacritics)) var(--text-face);
`

const Quote = styled.blockquote`
  max-inline-size: 22em;
  font: var(--display-weight) clamp(1.75rem, 1.1rem + 2.2vw, 3.5rem) / calc(1.16 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
  text-wrap: balance;
`

const Said = styled(Author)`
  margin-block-start: var(--space-3);
`
