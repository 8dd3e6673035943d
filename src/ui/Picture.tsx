import { portfolio } from 'virtual:portfolio'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PublishedPicture } from '../../schema/published.ts'

interface Props {
  picture: PublishedPicture
  /** The proportion of the frame, and so the intrinsic size in px that the browser reserves. */
  width: number
  height: number
  className?: string
}

/** A picture in a frame that has its size before it loads, and keeps it, with a stand-in, if it never does. */
export function Picture({ picture, width, height, className }: Props) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // It may have failed before this was live, when nobody listened.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setFailed(picture.src)
  }, [picture.src])

  return (
    <Box className={className} $ratio={`${width} / ${height}`}>
      {failed === picture.src ? (
        <StandIn role="img" aria-label={picture.alt} data-failed>
          <span>{portfolio.labels.pictureMissing}</span>
        </StandIn>
      ) : (
        <img
          ref={image}
          src={picture.src}
          alt={picture.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(picture.src)}
        />
      )}
    </Box>
  )
}

const Box = styled.div<{ $ratio: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: var(--raised);

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const StandIn = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end start;
  padding: var(--space-2);
  overflow: hidden;
  font-size: var(--type-label);
  color: var(--muted);
  background:
    linear-gradient(116deg, transparent 38%, var(--line) 38% calc(38% + var(--hairline)), transparent calc(38% + var(--hairline)) 62%, var(--line) 62% calc(62% + var(--hairline)), transparent calc(62% + var(--hairline))),
    var(--raised);
`
