import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Language } from '../../../schema/check/locale.ts'
import { dataBack, dataLine } from '../../shared/dataAttributes.ts'
import { mainId } from '../../shared/ids.ts'
import type { ResolvedHeading, ResolvedPicture } from '../../shared/resolved.ts'
import type { PictureInRow, ResolvedBodyPart, ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { useContent } from '../content.ts'
import { PageFrame, PageSheet, PageTitle } from '../layout/PageFrame.tsx'
import { broad } from '../theme/breakpoints.ts'
import { columnSizes, contentSizes, rowSizes } from '../theme/imageSizes.ts'
import { Arrow } from '../ui/controls.tsx'
import { Frame } from '../ui/frames.ts'
import { lightboxGroup, Picture } from '../ui/pictures/Picture.tsx'
import { typeset } from '../ui/text/typeset.ts'
import { sideOfPage, Words } from '../ui/text/words.tsx'
import { withKeys } from '../ui/withKeys.ts'

/** A page that belongs to no section, such as an imprint: its title and its text. */
export const TextPage = ({ heading, text }: { heading: ResolvedHeading; text: ResolvedCaseStudy }) => (
  <PageMain back={useContent().home ?? ''}>
    <Title>
      <PageTitle heading={heading} />
    </Title>
    <Body parts={text.parts} language={text.language} />
  </PageMain>
)

const Title = styled.div`
  margin-block-end: var(--space-part);
`

interface Props {
  /** Where the link back leads. */
  back: string
  children: ReactNode
  /** What follows the article. */
  after?: ReactNode
}

/** What pages made from Markdown share: header and footer, and an article with a link back above it. */
export function PageMain({ back, children, after }: Props) {
  const { caseStudy } = useContent().labels
  return (
    <PageFrame>
      <Main id={mainId} tabIndex={-1}>
        <article {...lightboxGroup()}>
          <PageSheet
            above={
              <Frame>
                <Back href={back} {...{ [dataBack]: '' }} data-no-print="">
                  <Arrow to="back" />
                  <Words text={caseStudy?.back ?? ''} />
                </Back>
              </Frame>
            }
          >
            <Frame>{children}</Frame>
          </PageSheet>
        </article>
        {after}
      </Main>
    </PageFrame>
  )
}

const Main = styled.main`
  padding-block: calc(var(--header) + var(--space-4)) var(--page-end, calc(var(--space-section) / 2));

  h1 {
    ${sideOfPage}
  }
`

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  margin-block-end: var(--space-3);
  font-size: var(--type-small);
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
  }
`

interface BodyProps {
  parts: readonly ResolvedBodyPart[]
  /** Its language, where it differs from the page's. */
  language: Language | undefined
  /** What stands beside the beginning of the text where the page is wide, and else above it. */
  aside?: ReactNode
}

const keyOf = (part: ResolvedBodyPart) =>
  part.kind === 'text' ? part.html : part.pictures.map(({ src }) => src).join(' ')

/** The text of a page, with pictures between its parts. */
export const Body = ({ parts, language, aside }: BodyProps) => (
  <Grid>
    {aside}
    {withKeys(parts, keyOf).map(([key, part], index) =>
      part.kind === 'text' ? (
        <Text
          key={key}
          data-part="text"
          data-level={1}
          data-first={index === 0 ? '' : undefined}
          {...language}
          // Made while building by src/node/pages/resolveCaseStudies.ts, which lets no tag of the text through.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: part.html }}
        />
      ) : (
        <Place key={key} data-wide={part.wide ? '' : undefined} {...{ [dataLine]: part.line }} {...language}>
          <Figures {...part} />
        </Place>
      ),
    )}
  </Grid>
)

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-3);

  @media ${broad} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`

/**
 * The styles of code, by the classes of highlight.js: weight, slant and two colours of text, which have contrast in
 * every theme. The accent is for what can be acted on.
 */
const codeColours = css`
  pre > code {
    color: var(--text);
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta,
  .hljs-deletion {
    color: var(--muted);
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-emphasis {
    font-style: italic;
  }

  .hljs-string,
  .hljs-regexp,
  .hljs-number,
  .hljs-literal,
  .hljs-attr,
  .hljs-symbol {
    color: var(--soft);
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-name,
  .hljs-section,
  .hljs-title,
  .hljs-type,
  .hljs-built_in,
  .hljs-addition,
  .hljs-strong {
    font-weight: 700;
  }
`

const Text = styled.div`
  ${typeset}
  ${codeColours}
  overflow-wrap: break-word;

  [id] {
    scroll-margin-block-start: var(--space-1);
  }

  &:not([data-first]) > p:first-child {
    font-size: inherit;
    line-height: inherit;
  }

  @media ${broad} {
    grid-column: 2;
  }
`

const Place = styled.div`
  margin-block: var(--space-2);

  @media ${broad} {
    grid-column: 2;

    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`

interface FiguresProps {
  pictures: readonly PictureInRow[]
  wide: boolean
  /** The least height of a picture in px of CSS. */
  height: number
}

/**
 * Pictures of equal height in a row, as wide as the text or the page, which breaks into lines where they, or their
 * captions, do not fit.
 */
function Figures({ pictures, wide: isWide, height: least }: FiguresProps) {
  const { theme } = useContent()
  return (
    <Row data-wide={isWide ? '' : undefined} style={{ '--high': `${least / 16}rem` }}>
      {withKeys(pictures, ({ src }) => src).map(([key, { caption, share, ...picture }]) => {
        const { width, height } = frameOf(picture)
        const style = { '--ratio': width / height }
        const sizes = rowSizes(isWide ? contentSizes : columnSizes(theme), share)
        return (
          <Figure key={key} style={style}>
            <Framed picture={picture} width={width} height={height} sizes={sizes} opens />
            {caption && <figcaption>{caption}</figcaption>}
          </Figure>
        )
      })}
    </Row>
  )
}

/** A picture's frame in px: 3 to 2 where its size is unknown, and at most half as high again as wide. */
function frameOf({ width, height }: ResolvedPicture): { width: number; height: number } {
  if (!width || !height) return { width: 1200, height: 800 }
  return { width, height: Math.min(height, Math.round(width * 1.5)) }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-2);
`

const Figure = styled.figure`
  flex: var(--ratio) 1 calc(var(--ratio) * var(--high));
  min-inline-size: 0;
  break-inside: avoid;

  > figcaption {
    max-inline-size: var(--measure-short);
    margin-block-start: var(--space-1h);
    font-size: var(--type-label);
    line-height: 1.45;
    color: var(--muted);
    overflow-wrap: break-word;
  }
`

const Framed = styled(Picture)`
  border-radius: var(--radius);
`
