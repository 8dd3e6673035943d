/** The width of the panel with the room around it, in px: see `panel.css`, which has it at the foot of narrower screens. */
const room = 324
const beside = '(min-width: 640px)'

/**
 * Shrinks the page to the width beside the panel. It is zoomed, so that it is what it is at the whole width, with its
 * breakpoints and with all that is measured by the screen. Returns how to give the width back.
 */
export function makeRoom(): () => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let zoom = 1
  const zoomTo = (next: number, css: string) => {
    const top = (scrollY * next) / zoom
    zoom = next
    sheet.replaceSync(css)
    scrollTo({ top, behavior: 'instant' })
  }
  const follow = () => {
    const { clientWidth } = document.documentElement
    if (!matchMedia(beside).matches) return zoomTo(1, '')
    const next = (clientWidth - room) / clientWidth
    // What is fixed has the width of the screen.
    zoomTo(
      next,
      `#_page { zoom: ${next}; inline-size: ${clientWidth}px; margin: 0 auto 0 0; }
      #_page > header { left: 0; right: ${room / next}px; }`,
    )
  }
  follow()
  addEventListener('resize', follow)
  return () => {
    removeEventListener('resize', follow)
    zoomTo(1, '')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
