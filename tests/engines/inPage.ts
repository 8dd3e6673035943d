// The functions that the walk runs in the page. Each sees nothing but its argument.

/** Whether React has hydrated what is below the screen: it is hidden then until it is scrolled to. */
export const isLive = () => document.querySelector('[data-reveal=away]') !== null

export async function problems(): Promise<string[]> {
  const { problems, fontLoads } = window as unknown as { problems: string[]; fontLoads: Promise<unknown>[] }
  await Promise.all(fontLoads)
  return problems
}

/** The size of the viewport, and how much wider the page is, in px. */
export const sizes = () => ({
  width: innerWidth,
  height: innerHeight,
  tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

export const scrollPage = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls the middle of an element to the middle of the screen. */
export const bring = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Scrolls to the end of the page, by most of a screen at a time. */
export async function readOn(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  for (let before = -1; before !== scrollY; ) {
    before = scrollY
    window.scrollTo({ top: scrollY + innerHeight * 0.6, behavior: 'instant' })
    for (let index = 0; index < 4; index++) await frame()
  }
}

/** How many parts of the page are not fully visible: those that wait for their entrance, or are in motion. */
export const hidden = () =>
  [...document.querySelectorAll('[data-reveal]')].filter((part) => getComputedStyle(part).opacity !== '1')
    .length

/** The middle of an element in the viewport, in px. */
export function placeOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The families of the page's fonts with their status, once none is loading. */
export async function fonts(): Promise<string[]> {
  await document.fonts.ready
  return [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`).sort()
}

/** Whether the header is transparent. */
export function headerIsClear(): boolean {
  const { backgroundColor } = getComputedStyle(document.querySelector('header') as Element)
  return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
}

/** The level of each skill, and how far its bar is filled, in percent. */
export const bars = () =>
  [...document.querySelectorAll('[role=meter]')].map((meter) => {
    const { left, width } = meter.getBoundingClientRect()
    const parts = [...meter.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
    const filled = parts.filter((part) => Math.abs(part.left - left) < 0.5).map((part) => part.width)
    return {
      level: Number(meter.getAttribute('aria-valuenow')),
      filled: Math.round((Math.min(...filled) / width) * 100),
    }
  })

/** The position of each card of the stack, its sticky position, and its scale. */
export const cards = () =>
  [...document.querySelectorAll('[data-type=projects] li')].map((card) => ({
    top: card.getBoundingClientRect().top,
    sticks: Number.parseFloat(getComputedStyle(card).top),
    scale: new DOMMatrix(getComputedStyle(card.firstElementChild as Element).transform).a,
  }))

/** The indices of the visible slides. */
export const slides = () =>
  [...document.querySelectorAll('[data-type=testimonials] [role=group] [role=group]')].flatMap(
    (slide, index) => {
      const { visibility, opacity } = getComputedStyle(slide)
      return visibility === 'visible' && Number(opacity) > 0 ? [index] : []
    },
  )

/** The values of a form, its status message, and the name of the focused field. */
export const form = () => ({
  values: [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
    .filter(({ type, tabIndex }) => type !== 'hidden' && tabIndex >= 0)
    .map(({ value }) => value),
  status: document.querySelector('form [role=status]')?.textContent ?? '',
  focus: (document.activeElement as HTMLInputElement | null)?.name ?? '',
})

/** Records mails instead of opening them. */
export function keepMails(): void {
  const mails: string[] = []
  Object.assign(window, { mails })
  const click = HTMLElement.prototype.click
  HTMLElement.prototype.click = function (this: HTMLElement) {
    if (this instanceof HTMLAnchorElement && this.protocol === 'mailto:') mails.push(this.href)
    else click.call(this)
  }
}

export const mails = () => (window as unknown as { mails: string[] }).mails

/** Every picture: its file, its width in pixels, 0 until it has loaded, and the width at which it is shown. */
export const pictures = () =>
  [...document.images].map(({ currentSrc, naturalWidth, width, complete }) => ({
    file: currentSrc.slice(currentSrc.lastIndexOf('/') + 1),
    pixels: complete ? naturalWidth : 0,
    shown: width * devicePixelRatio,
  }))

/**
 * The width of the file of a picture that covers its frame, and that of the picture as it is shown, uncropped, in px.
 */
export function covering(selector: string) {
  const image = document.querySelector<HTMLImageElement>(selector)
  if (!image?.complete || image.naturalWidth === 0) return { pixels: 0, shown: Number.NaN }
  const { currentSrc, width, height, naturalWidth, naturalHeight } = image
  return {
    pixels: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]),
    shown: Math.round(Math.max(width, (height * naturalWidth) / naturalHeight) * devicePixelRatio),
  }
}

/** The state of the menu: how many of its links are visible, whether its button is expanded, and what has the focus. */
export function menu() {
  const button = document.querySelector('header nav button')
  const links = [...document.querySelectorAll('header nav li a')].filter((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === link
  })
  return {
    links: links.length,
    expanded: button?.getAttribute('aria-expanded'),
    isFocused: document.activeElement === button,
    focus: document.activeElement?.textContent?.slice(0, 40) ?? '',
  }
}

/** The top of a section in the viewport, and how far the page can still be scrolled, in px. */
export const sectionAt = (id: string) => ({
  top: Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
  left: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
})

export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
