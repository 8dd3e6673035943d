import { useState } from 'react'

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
