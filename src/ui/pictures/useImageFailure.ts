import { useEffect, useRef, useState } from 'react'

/** Whether the image at `src` does not load, and what its `img` needs for that to be known. */
export function useImageFailure(src: string) {
  const [failed, setFailed] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)

  // It may have failed before hydration. React does not replay the error event of an image.
  useEffect(() => {
    const { current } = ref
    if (current?.complete && current.naturalWidth === 0) setFailed(src)
  }, [src])

  return { hasFailed: failed === src, image: { ref, onError: () => setFailed(src) } }
}
