import { use, useState } from 'react'
import { styled } from 'styled-components'
import { dataLightbox, dataOpens, dataPart } from '../../../shared/dataAttributes.ts'
import type { ResolvedPicture } from '../../../shared/resolved.ts'
import { Content, useContent } from '../../content.ts'
import { tiny } from '../../theme/breakpoints.ts'
import type { PartProps } from '../../theme/frameParts.ts'
import { contentSizes, type ImageSize, objectPosition, sizesAttribute } from '../../theme/imageSizes.ts'
import { foreign } from '../text/words.tsx'
import { AnimationControl } from './AnimationControl.tsx'
import { OfMode } from './Icon.tsx'

interface Props extends PartProps {
  /** A field that `picture()` declares, as `section` has it. */
  picture: ResolvedPicture
  /** With `height`, the proportion of the frame; also the size in px that is reserved where the picture's own is unknown. */
  width: number
  /** See `width`. */
  height: number
  /** How large it is shown, for the `sizes` attribute. */
  sizes?: readonly ImageSize[]
  /** Whether those are an estimate: a browser that can waits for the layout instead, until the picture loads. */
  isEstimate?: boolean
  /** Whether a press opens it: see `lightbox/watchPictures.ts`. */
  opens?: boolean
  /** Whether it stands still even if its file is animated: where there is no room for a control, or within a link. */
  isStill?: boolean
  /** For `styled()`. */
  className?: string
}

/** A picture in a frame that has its size before it loads, and keeps it, with a placeholder, if it fails. */
export function Picture({ picture, opens, isStill, className, [dataPart]: part, ...frame }: Props) {
  const { mode } = useContent().theme
  const ofBoth = mode === 'system' && (picture.dark ?? picture.light) !== undefined
  const inMode = (mode: 'dark' | 'light') => ({ ...picture, ...picture[mode] })
  const shown = mode === 'system' ? picture : inMode(mode)
  const moving = shown.sources?.find(({ media }) => media)
  const animation = moving?.srcset.split(', ').at(-1)?.split(' ')[0]
  const image = ofBoth ? (
    <>
      <OfMode data-mode-only="dark">
        <Image picture={inMode('dark')} isStill={isStill} {...frame} />
      </OfMode>
      <OfMode data-mode-only="light">
        <Image picture={inMode('light')} isStill={isStill} {...frame} />
      </OfMode>
    </>
  ) : (
    <Image picture={shown} isStill={isStill} {...frame} />
  )
  return (
    <Box
      className={className}
      {...{ [dataPart]: part }}
      style={{ '--frame': `${frame.width}/${frame.height}` }}
    >
      {opens ? (
        <Opener href={shown.full ?? shown.src} {...{ [dataOpens]: '' }} aria-haspopup="dialog">
          {image}
        </Opener>
      ) : (
        image
      )}
      {animation && !isStill && <AnimationControl href={animation} />}
    </Box>
  )
}

type ImageProps = Omit<Props, 'opens' | 'className' | typeof dataPart>

/** The picture itself, or what stands in its place if it fails. */
function Image({ picture, width, height, sizes = contentSizes, isEstimate, isStill }: ImageProps) {
  const { pictureMissing } = useContent().labels
  const [hasFailed, imageProps] = useImageFailure(picture.src)
  const { sources = [], preview } = picture
  const frame = width / height
  const ratio = picture.width && picture.height ? picture.width / picture.height : frame
  const known = sources.length > 0 ? sizesAttribute(sizes, ratio, frame) : undefined
  const attribute = known && isEstimate && !picture.atOnce ? `auto,${known}` : known
  const position = objectPosition(picture.focus, ratio, frame)
  const style = {
    ...(preview && { backgroundImage: `url(${preview})` }),
    ...(position && { objectPosition: position, backgroundPosition: position }),
  }
  if (hasFailed)
    return (
      <Placeholder role="img" aria-label={picture.alt} data-failed {...foreign(picture.alt)}>
        <span {...foreign(pictureMissing)}>{pictureMissing}</span>
      </Placeholder>
    )
  return (
    <picture>
      {sources
        .filter(({ media }) => !(isStill && media))
        .map(({ type, srcset, media }) => (
          <source key={type + media} type={type} srcSet={srcset} sizes={attribute} media={media} />
        ))}
      <img
        {...imageProps}
        loading={picture.atOnce ? 'eager' : 'lazy'}
        fetchPriority={picture.atOnce ? 'high' : undefined}
        decoding="async"
        // Browsers take `auto` of a source only where this has it too.
        sizes={isEstimate ? attribute : undefined}
        src={picture.src}
        alt={picture.alt}
        {...foreign(picture.alt)}
        width={picture.width ?? width}
        height={picture.height ?? height}
        style={preview || position ? style : undefined}
        referrerPolicy="no-referrer"
      />
    </picture>
  )
}

/* What differs between pictures is in `style`: styled-components would make a class of each value. */
const Box = styled.div`
  position: relative;
  aspect-ratio: var(--frame);
  overflow: hidden;
  background: var(--raised);

  picture > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* The preview, as the picture will lie. */
    background: center / cover no-repeat;
  }

  /* A drawing has no ground that could be cut off: all of it is shown. */
  picture > img[src$='.svg'] {
    object-fit: contain;
  }
`

/** Its ring lies on the picture, so it has a light and a dark part. */
const Opener = styled.a`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: zoom-in;

  &:focus-visible {
    border-radius: inherit;
    outline: none;
  }

  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--stroke) solid var(--accent);
    border-radius: inherit;
    box-shadow: inset 0 0 0 var(--stroke) var(--background);
  }
`

/** In the tint of its card, if it is in one, with three planes as those of the first screen, one behind another. */
const Placeholder = styled.div`
  --shade: var(--tint, var(--muted));
  --ground: color-mix(in oklab, var(--raised), var(--shade) 12%);
  --lit: color-mix(in oklab, var(--raised), var(--shade) 42%);
  --apart: 5cqi;
  position: absolute;
  inset: 0;
  container-type: inline-size;
  display: grid;
  place-items: end start;
  padding: var(--space-2);
  overflow: hidden;
  font-size: var(--type-label);
  color: var(--muted);
  background: var(--ground);

  &::before {
    content: '';
    position: absolute;
    inset: 18% 26% auto auto;
    inline-size: 36%;
    aspect-ratio: 1.7;
    border-radius: var(--radius);
    background: var(--lit);
    /* Of the planes behind it only the edges are lit. */
    box-shadow:
      calc(-1 * var(--apart)) var(--apart) 0 calc(-1 * var(--hairline)) var(--ground),
      calc(-1 * var(--apart)) var(--apart) var(--lit),
      calc(-2 * var(--apart)) calc(2 * var(--apart)) 0 calc(-1 * var(--hairline)) var(--ground),
      calc(-2 * var(--apart)) calc(2 * var(--apart)) var(--lit);
    transform: rotate(-14deg) skewX(-26deg);
  }

  @container ${tiny} {
    > span {
      display: none;
    }
  }
`

/**
 * The attribute of the element around pictures that open: they are shown one after another, with these words. It is read
 * by `lightbox/lightbox.ts`, which has no content of its own. To be called while rendering.
 */
export const lightboxGroup = () => ({ [dataLightbox]: JSON.stringify(use(Content).labels.pictures) })

/** Whether the image at `src` has failed to load, and the props by which its `img` reports that. */
export function useImageFailure(src: string) {
  const [failed, setFailed] = useState<string>()
  const onError = () => setFailed(src)
  // It may have failed before hydration. React does not replay the error event of an image.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError()
  }
  return [failed === src, { ref, onError }] as const
}
