import { dataScrolled, dataScrollThreshold } from '../../../shared/dataAttributes.ts'
/**
 * Marks the root with `data-live` from now on, and with `data-scrolled` while the page is scrolled by more than the
 * threshold that the root carries, in px. The header's background follows these marks in CSS, so a reload in mid-page is
 * right at once.
 */
export function watchScroll(): void {
  const root = document.documentElement
  const threshold = Number(root.getAttribute(dataScrollThreshold))
  root.toggleAttribute('data-live', true)
  const mark = () => root.toggleAttribute(dataScrolled, scrollY > threshold)
  addEventListener('scroll', mark, { passive: true })
  // The browser restores the position of a reload after this has run.
  addEventListener('pageshow', mark)
  // Reading the position at once would force an early layout.
  requestAnimationFrame(mark)
}
