import { dataLightbox, dataOpens, dataPlays } from '../../shared/dataAttributes.ts'
import { watchSwipes } from '../motion/watchSwipes.ts'
import { buildDialog, type LightboxWords, type View } from './dialog.ts'

/** The elements whose pictures are shown one after another. */
const group = `[${dataLightbox}]`

/** What the entry in the history of the browser has while a picture is open. */
interface OpenState {
  lightbox?: true
}

/**
 * Shows pictures whole, one at a time, in a dialog of the browser, which keeps the focus within, closes on Escape and
 * returns the focus. An open picture is an entry in the history, so that the back button closes it.
 */
class Lightbox {
  #view: View | undefined
  #links: HTMLAnchorElement[] = []
  #index = 0

  constructor() {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      if ((state as OpenState | null)?.lightbox && this.#links[this.#index]?.isConnected) this.#show()
      else this.#hide()
    })
  }

  /** Opens the picture of a link, with the others of its group before and after it. */
  open(link: HTMLAnchorElement): void {
    const around = link.closest<HTMLElement>(group)
    this.#links = around ? [...around.querySelectorAll<HTMLAnchorElement>(`a[${dataOpens}]`)] : [link]
    this.#index = Math.max(0, this.#links.indexOf(link))
    this.#view?.dialog.remove()
    this.#view = this.#built(JSON.parse(around?.getAttribute(dataLightbox) ?? '{}'))
    const state = { ...history.state, lightbox: true } satisfies OpenState
    // After a reload the entry of an open picture is still there.
    if ((history.state as OpenState | null)?.lightbox) history.replaceState(state, '')
    else {
      // On the way back the browser would scroll to where the first picture was opened, not to the last one.
      history.scrollRestoration = 'manual'
      history.pushState(state, '')
    }
    this.#show()
  }

  #built(words: Partial<LightboxWords>): View {
    const view = buildDialog(words, this.#links.length > 1)
    const { dialog, stage, close, previous, next } = view
    const step = (by: number) => this.#step(by)
    close.addEventListener('click', () => this.#leave())
    previous.addEventListener('click', () => step(-1))
    next.addEventListener('click', () => step(1))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      this.#leave()
    })
    // Beside the picture.
    stage.addEventListener('click', ({ target }) => target === stage && this.#leave())
    dialog.addEventListener('keydown', (event) => {
      const by = stepOf(event)
      if (by === 0 || this.#links.length < 2) return
      event.preventDefault()
      step(by)
    })
    watchSwipes(stage, {
      onSwipe: (towards) => this.#links.length > 1 && step(isRightToLeft() ? towards : -towards),
      // The picture follows the finger, and comes back if it was no swipe.
      onMove(x) {
        const picture = stage.querySelector('img')
        if (picture) picture.style.translate = x === 0 ? '' : `${x}px`
      },
    })
    return view
  }

  #show(): void {
    const { dialog } = this.#view ?? {}
    if (!dialog || dialog.open) return
    document.body.append(dialog)
    holdPage(true)
    dialog.showModal()
    this.#put()
    const from = this.#links[this.#index]
    if (this.#view && from) enter(this.#view, from)
  }

  /** Puts the current picture into the dialog, with its caption and its number. */
  #put(): void {
    const link = this.#links[this.#index]
    if (!this.#view || !link) return
    const { dialog, stage, caption, position } = this.#view
    const picture = shownPicture(link, stage)
    stage.replaceChildren(picture.element)
    stage.scrollTo(0, 0)
    stage.toggleAttribute('data-tall', picture.isTall)
    stage.tabIndex = picture.isTall ? 0 : -1
    dialog.setAttribute('aria-label', picture.alt)
    // A copy, since the caption may have links.
    const written = link.closest('figure')?.querySelector('figcaption')
    caption.replaceChildren(...(written?.cloneNode(true).childNodes ?? []))
    position(this.#index + 1, this.#links.length)
  }

  #step(by: number): void {
    const count = this.#links.length
    this.#index = (this.#index + by + count) % count
    this.#put()
    if (this.#view) leaveTo(this.#view, by)
  }

  /** Leaves the entry of the history, which hides the dialog. */
  #leave(): void {
    if ((history.state as OpenState | null)?.lightbox) history.back()
    else this.#hide()
  }

  #hide(): void {
    const dialog = this.#view?.dialog
    if (!dialog?.open) return
    dialog.close()
    dialog.remove()
    holdPage(false)
    history.scrollRestoration = 'auto'
    // The picture that was shown last, which need not be the one that was pressed.
    this.#links[this.#index]?.focus()
  }
}

let lightbox: Lightbox | undefined

/** Answers the press of a link that opens a picture, or plays or stops an animation. */
export function pressed(link: HTMLAnchorElement): void {
  if (link.hasAttribute(dataPlays)) {
    toggle(link)
    return
  }
  lightbox ??= new Lightbox()
  lightbox.open(link)
}

/** Plays or stops the animation beside a link. Its source is the only one that depends on the medium. */
function toggle(link: HTMLAnchorElement): void {
  const { plays } = link.dataset
  const isPlaying = plays ? plays === 'yes' : !matchMedia('(prefers-reduced-motion: reduce)').matches
  link.setAttribute(dataPlays, isPlaying ? 'no' : 'yes')
  for (const source of link.parentElement?.querySelectorAll<HTMLSourceElement>('source[media]') ?? [])
    source.media = isPlaying ? 'not all' : 'all'
}

const isRightToLeft = () => document.documentElement.dir === 'rtl'

/** The step that a key means: forward is where text runs. */
function stepOf({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (metaKey || ctrlKey || altKey) return 0
  const [back, forward] = isRightToLeft() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back) return -1
  return key === forward ? 1 : 0
}

/** Keeps the page from scrolling behind the dialog. Room for its scroll bar stays, so that nothing moves. */
function holdPage(isHeld: boolean): void {
  const { documentElement: root } = document
  const hasBar = innerWidth > root.clientWidth
  root.style.scrollbarGutter = isHeld && hasBar ? 'stable' : ''
  root.style.overflow = isHeld ? 'hidden' : ''
}

/** A token of `theme/tokens.ts`: a module that the page has too would bring the page's chunk with it, which hydrates. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** How a picture moves; the duration is in ms. */
const movement = () => ({ duration: Number.parseFloat(token('--slow')), easing: token('--ease') })

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens: the picture grows from where it stands in the page. With reduced motion all of it fades in. */
function enter({ dialog, stage }: View, from: Element): void {
  dialog.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: Number.parseFloat(token(isReduced() ? '--slow' : '--quick')),
  })
  const image = stage.querySelector('img')
  if (!image || isReduced() || !image.animate) return
  const [before, after] = [from.getBoundingClientRect(), image.getBoundingClientRect()]
  if (after.width === 0) return
  const centre = ({ left, width, top, height }: DOMRect) => [left + width / 2, top + height / 2] as const
  const [[fromX, fromY], [toX, toY]] = [centre(before), centre(after)]
  const transform = `translate(${fromX - toX}px, ${fromY - toY}px) scale(${before.width / after.width})`
  image.animate([{ transform }, { transform: 'none' }], movement())
}

/** Shows the next picture, which comes from its side. */
function leaveTo({ stage }: View, by: number): void {
  const side = Math.sign(by) * (document.documentElement.dir === 'rtl' ? -1 : 1)
  const before = isReduced() ? {} : { transform: `translateX(${side * 24}px)` }
  stage.querySelector('img')?.animate([{ opacity: 0, ...before }, {}], movement())
}

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
function shownPicture(link: HTMLAnchorElement, stage: HTMLElement): ShownPicture {
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
