import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../../schema/vite/resolved.ts'
import { tiny } from '../../theme/breakpoints.ts'
import { contentSizes, type ImageSize, sizesAttribute } from '../../theme/imageSizes.ts'
import { foreign } from '../foreign.ts'
import { useImageFailure } from './useImageFailure.ts'

interface Props {
  picture: ResolvedPicture
  /** The proportion of the frame; also the size in px that is reserved where the picture's own is unknown. */
  width: number
  height: number
  /** How large it is shown, for the `sizes` attribute. */
  sizes?: readonly ImageSize[]
  className?: string
}

/** A picture in a frame that has its size before it loads, and keeps it, with a placeholder, if it fails. */
export function Picture({ picture, width, height, sizes = contentSizes, className }: Props) {
  const [hasFailed, imageProps] = useImageFailure(picture.src)
  const { sources = [], preview } = picture
  const frame = width / height
  const ratio = picture.width && picture.height ? picture.width / picture.height : frame
  const attribute = sources.length > 0 ? sizesAttribute(sizes, ratio, frame) : undefined

  return (
    <Box className={className} style={{ '--frame': `${width}/${height}` }}>
      {hasFailed ? (
        <Placeholder
          role="img"
          aria-label={picture.alt}
          data-failed
          {...(__FOREIGN__ && foreign(picture.alt))}
        >
          <span {...(__FOREIGN__ && foreign(portfolio.labels.pictureMissing))}>
            {portfolio.labels.pictureMissing}
          </span>
        </Placeholder>
      ) : (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={attribute} />
          ))}
          <img
            {...imageProps}
            loading={picture.atOnce ? 'eager' : 'lazy'}
            fetchPriority={picture.atOnce ? 'high' : undefined}
            decoding="async"
            src={picture.src}
            alt={picture.alt}
            {...(__FOREIGN__ && foreign(picture.alt))}
            width={picture.width ?? width}
            height={picture.height ?? height}
            style={preview ? { backgroundImage: `url(${preview})` } : undefined}
            referrerPolicy="no-referrer"
          />
        </picture>
      )}
    </Box>
  )
}

/* What differs between pictures is in `style`: styled-components would make a class of each value. */
const Box = styled.div`
  position: relative;
  aspect-ratio: var(--frame);
  overflow: hidden;
  background: var(--raised);

  > picture > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* The preview, as the picture will lie. */
    background: center / cover no-repeat;
  }
`

const Placeholder = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  display: grid;
  place-items: end start;
  padding: var(--space-2);
  overflow: hidden;
  font-size: var(--type-label);
  color: var(--muted);
  background:
    linear-gradient(116deg, transparent 38%, var(--border) 38% calc(38% + var(--hairline)), transparent calc(38% + var(--hairline)) 62%, var(--border) 62% calc(62% + var(--hairline)), transparent calc(62% + var(--hairline))),
    var(--raised);

  @container ${tiny} {
    > span {
      display: none;
    }
  }
`
