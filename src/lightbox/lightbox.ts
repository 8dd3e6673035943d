import { dataLightbox, dataOpens } from '../shared/dataAttributes.ts'
import { build, type View, type Words } from './build.ts'
import { enter, leaveTo } from './motion.ts'
import { shownPicture } from './shownPicture.ts'
import { watchSwipes } from './watchSwipes.ts'

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
export class Lightbox {
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

  #built(words: Partial<Words>): View {
    const view = build(words, this.#links.length > 1)
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
    watchSwipes(stage, (towards) => this.#links.length > 1 && step(isRightToLeft() ? towards : -towards))
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

const isRightToLeft = () => document.documentElement.dir === 'rtl'

/** The step that a key means: forward is where text runs. */
function stepOf({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (metaKey || ctrlKey || altKey) return 0
  const [back, forward] = isRightToLeft() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  return key === back ? -1 : key === forward ? 1 : 0
}

/** Keeps the page from scrolling behind the dialog. Room for its scroll bar stays, so that nothing moves. */
function holdPage(isHeld: boolean): void {
  const { documentElement: root } = document
  const hasBar = innerWidth > root.clientWidth
  root.style.scrollbarGutter = isHeld && hasBar ? 'stable' : ''
  root.style.overflow = isHeld ? 'hidden' : ''
}
