import type { Page } from '@playwright/test'

/** What a visitor would call broken, as sentences: wider than the screen, cut off, or on top of one another. */
export function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30)}”`
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
    // What is wider than the screen on purpose scrolls within itself, by keyboard too.
    const own = (element: Element) => !element.parentElement?.closest('[tabindex="0"]')
    const texts = [
      ...document.querySelectorAll(
        'h1, h2, h3, h4, p, a, button, label, input, textarea, figcaption, blockquote, pre, main li',
      ),
    ].filter((element) => seen(element) && own(element))
    const wide = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 2 && (left < -1 || right > innerWidth + 1)
    })
    const cut = [...document.querySelectorAll('article, li, h1, h2, h3, p')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        seen(element) &&
        ((overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1))
      )
    })
    const overlapping = ['header nav a', '#skills li', '#services li', '#about li', 'footer a'].flatMap(
      (group) => {
        const boxes = [...document.querySelectorAll(group)].filter(seen).map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }))
        return boxes.flatMap(({ element, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${named(element)} lies on ${named(other.element)}`),
        )
      },
    )
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ...wide.map((element) => `${named(element)} leaves the screen`),
      ...cut.map((element) => `${named(element)} is cut off`),
      ...overlapping,
    ]
  })
}

/** What is to be pressed and is less than 44 px large, each with its size; links within a text are as large as its lines. */
export function smallControls(page: Page): Promise<string[]> {
  return page.locator('a, button, input, textarea').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const shown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
      const inText = getComputedStyle(control).display === 'inline'
      // A card is scaled down while it recedes; its control is pressed when it is in front.
      const { offsetWidth, offsetHeight } = control as HTMLElement
      const small = Math.min(offsetWidth || width, offsetHeight || height) < 44
      return shown && small && !inText ? [`${control.textContent}: ${offsetWidth} × ${offsetHeight}`] : []
    }),
  )
}
