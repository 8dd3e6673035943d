import { use, useState } from 'react'
import { styled } from 'styled-components'
import { dataLightbox, dataOpens } from '../../../shared/dataAttributes.ts'
import type { ResolvedPicture } from '../../../shared/resolved.ts'
import { Content, useContent } from '../../content.ts'
import { contentSizes, type ImageSize, objectPosition, sizesAttribute } from '../../theme/imageSizes.ts'
import { foreign } from '../text/words.tsx'
import { AnimationControl } from './AnimationControl.tsx'
import { OfMode } from './Icon.tsx'

interface Props {
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
  /** The name of what it shows, such as a project: its first letter stands in place of a picture that is late or fails. */
  name?: string
  /** For `styled()`. */
  className?: string
}

/** A picture in a frame that has its size before it loads, and keeps it, with a placeholder, if it fails. */
export function Picture({ picture, opens, isStill, className, ...frame }: Props) {
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
    <Box className={className} data-part="picture" style={{ '--frame': `${frame.width}/${frame.height}` }}>
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

type ImageProps = Omit<Props, 'opens' | 'className'>

/** The picture itself, or what stands in its place if it fails. */
function Image({ picture, width, height, sizes = contentSizes, isEstimate, isStill, name = '' }: ImageProps) {
  const [state, imageProps] = useImageState(picture.src)
  const { sources = [], preview } = picture
  const frame = width / height
  const ratio = picture.width && picture.height ? picture.width / picture.height : frame
  const known = sources.length > 0 ? sizesAttribute(sizes, ratio, frame) : undefined
  const attribute = known && isEstimate && !picture.atOnce ? `auto,${known}` : known
  const position = objectPosition(picture.focus, ratio, frame)
  const style = {
    backgroundImage: preview && `url(${preview})`,
    objectPosition: position,
    backgroundPosition: position,
  }
  const letter = firstLetter.exec(name)?.[0]
  if (state === 'failed')
    return (
      <Placeholder
        role="img"
        aria-label={picture.alt}
        data-failed
        data-letter={letter}
        {...foreign(picture.alt)}
      />
    )
  // Of a picture of the owner's own, whose size is known, the preview shows until then, and a drawing has gaps.
  const isElsewhere = picture.width === undefined
  return (
    <>
      {isElsewhere && letter && state === 'loading' && <Placeholder data-letter={letter} />}
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
          style={style}
          referrerPolicy="no-referrer"
        />
      </picture>
    </>
  )
}

/* What differs between pictures is in `style`: styled-components would make a class of each value. */
const Box = styled.div`
  position: relative;
  isolation: isolate;
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

/** The first letter of a name, with its diacritics, and the second after an I, which alone would be no more than a bar. */
const firstLetter = /(?:I\p{M}*(?=\p{L}))?[\p{L}\p{N}]\p{M}*/iu

/** A tint of the accent, and in it that letter, 60 % as high as the frame, whose foot is cut off. */
const Placeholder = styled.div`
  --shade: var(--tint, var(--accent));
  position: absolute;
  inset: 0;
  /* Below a picture that comes late. */
  z-index: -1;
  container-type: size;
  overflow: hidden;
  background: color-mix(in oklab, var(--raised), var(--shade) 14%);

  &::before {
    /* Read by nobody: the name stands beside the picture. */
    content: attr(data-letter);
    content: attr(data-letter) / '';
    position: absolute;
    inset-inline-end: 0.06em;
    /* Capitals are some 0.7 em high, and their foot lies 0.25 em above that of their line. */
    inset-block-end: -0.36em;
    font: var(--display-weight) 86cqb / 1 var(--display);
    font-stretch: var(--display-width);
    text-transform: uppercase;
    color: color-mix(in oklab, var(--raised), var(--shade) 60%);
  }
`

/**
 * The attribute of the element around pictures that open: they are shown one after another, with these words. It is read
 * by `lightbox/lightbox.ts`, which has no content of its own. To be called while rendering.
 */
export const lightboxGroup = () => ({ [dataLightbox]: JSON.stringify(use(Content).labels.pictures) })

/** How far the image at `src` has come, and the props by which its `img` reports that. */
export function useImageState(src: string) {
  const [ended, setEnded] = useState<{ src: string; as: 'loaded' | 'failed' }>()
  // It may have ended before hydration. React does not replay these events of an image.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && ended?.src !== src)
      setEnded({ src, as: image.naturalWidth === 0 ? 'failed' : 'loaded' })
  }
  const props = {
    ref,
    onLoad: () => setEnded({ src, as: 'loaded' }),
    onError: () => setEnded({ src, as: 'failed' }),
  }
  return [ended?.src === src ? ended.as : 'loading', props] as const
}
