import { dataOpens, dataPlays } from '../../shared/dataAttributes.ts'
import { isPlainClick } from '../layout/plainClick.ts'

/**
 * Pictures that open, and animated ones that can be stopped, are links to a file, marked by `data-opens` and
 * `data-plays`. The code that answers a press instead is loaded by the first one; if that fails, the link leads to its
 * file, as without scripts. While capturing: React stops clicks in a section that it has not hydrated. On the document:
 * the editor of the dev page takes presses on the window, before this.
 */
export function watchPictures(): void {
  const answer = (event: MouseEvent) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>(`a[${dataOpens}], a[${dataPlays}]`)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    import('./lightbox.ts').then(
      ({ pressed }) => pressed(link),
      () => location.assign(link.href),
    )
  }
  document.addEventListener('click', answer, true)
}
