/** The picture of a link as the dialog shows it. */
interface ShownPicture {
  element: HTMLElement
  alt: string
  /** Whether it is so tall that it is shown as wide as can be, and scrolled. */
  isTall: boolean
}

/** Width by height below which a picture would be too narrow if all of it had to fit the screen. */
const tall = 0.4

/**
 * A copy of the picture that a link shows, with the same files, of which the browser loads the one that fits the
 * dialog. Until that is there the one that is on the page shows in its place.
 *
 * @param stage the element that it is put into
 */
export function shownPicture(link: HTMLAnchorElement, stage: HTMLElement): ShownPicture {
  const images = [...link.querySelectorAll('img')]
  // On a page with two modes there may be one for each.
  const original = images.find((image) => image.getClientRects().length > 0) ?? images[0]
  const alt = original?.alt ?? link.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''
  const element = original?.parentElement?.cloneNode(true)
  const image = element instanceof HTMLElement ? element.querySelector('img') : null
  if (!original || !(element instanceof HTMLElement) || !image) {
    const bare = Object.assign(document.createElement('img'), { src: link.href, alt })
    return { element: bare, alt, isTall: false }
  }
  element.removeAttribute('style')
  const preview = original.style.backgroundImage
  image.removeAttribute('style')
  image.loading = 'eager'
  const isLoaded = original.complete && original.naturalWidth > 0
  image.style.backgroundImage = isLoaded ? `url("${original.currentSrc}")` : preview
  const { width, height } = sizeOf(original)
  const isTall = width / height < tall
  const measure = (width: number, height: number) => {
    image.style.setProperty('--ratio', String(width / height))
    // A drawing has every size.
    if (!/^data:image\/svg|\.svg(?:$|[?#])/.test(original.src))
      image.style.setProperty('--natural', `${width}px`)
  }
  measure(width, height)
  const room = stage.getBoundingClientRect()
  const shownWidth = isTall ? room.width : Math.min(room.width, room.height * (width / height))
  for (const file of [...element.querySelectorAll('source'), image])
    if (file.hasAttribute('srcset')) file.sizes = `${Math.ceil(Math.min(shownWidth, width))}px`
  image.addEventListener('load', () => {
    image.style.backgroundImage = ''
    // Where the size was not known before.
    const { naturalWidth, naturalHeight } = image
    if (Math.abs(naturalWidth / naturalHeight - width / height) > 0.02 * (width / height))
      measure(naturalWidth, naturalHeight)
  })
  return { element, alt, isTall }
}

/** The size that is written at an image; its own where nothing is. */
const sizeOf = (image: HTMLImageElement) => ({
  width: Number(image.getAttribute('width')) || image.naturalWidth || 1,
  height: Number(image.getAttribute('height')) || image.naturalHeight || 1,
})
