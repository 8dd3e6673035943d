import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../shared/resolved.ts'
import type { PictureInRow } from '../../shared/resolvedCaseStudy.ts'
import { useContent } from '../content.ts'
import { columnSizes, contentSizes, rowSizes } from '../theme/imageSizes.ts'
import { Picture } from '../ui/pictures/Picture.tsx'
import { withKeys } from '../ui/withKeys.ts'

interface Props {
  pictures: readonly PictureInRow[]
  wide: boolean
  /** The least height of a picture in px of CSS. */
  height: number
}

/**
 * Pictures of equal height in a row, as wide as the text or the page, which breaks into lines where they, or their
 * captions, do not fit.
 */
export function Figures({ pictures, wide, height: least }: Props) {
  const { sectionHeaders } = useContent().theme
  return (
    <Row data-wide={wide ? '' : undefined} style={{ '--high': `${least / 16}rem` }}>
      {withKeys(pictures, ({ src }) => src).map(([key, { caption, share, ...picture }]) => {
        const { width, height } = frameOf(picture)
        const style = { '--ratio': width / height }
        const sizes = rowSizes(wide ? contentSizes : columnSizes(sectionHeaders), share)
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
