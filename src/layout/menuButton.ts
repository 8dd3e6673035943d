const button = () => document.querySelector<HTMLButtonElement>('button[popovertarget]')

/** The list that the menu button opens. */
const listOf = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.id !== '' && target.id === button()?.getAttribute('popovertarget')
    ? target
    : undefined

/**
 * The menu is a popover: the browser opens it, closes it on Escape and on a click outside, and returns
 * the focus, without any script. This keeps the state of the button in sync, and closes the menu on a choice.
 */
export function watchMenu(): void {
  // `toggle` does not bubble, and the list may not be there yet.
  document.addEventListener('toggle', ({ target }) => listOf(target) && syncButton(), true)
  document.addEventListener('click', ({ target }) => {
    const list = target instanceof Element ? target.closest('a')?.closest('[popover]') : undefined
    if (list instanceof HTMLElement && list.matches(':popover-open')) list.hidePopover()
  })
  addEventListener('resize', () => {
    // The links have found room as a row.
    if (button()?.checkVisibility() === false)
      document.querySelector<HTMLElement>('header [popover]:popover-open')?.hidePopover()
  })
  syncButton()
}

/** Writes the state of the list onto the button. */
function syncButton(): void {
  const control = button()
  const open = document.querySelector('header [popover]:popover-open') !== null
  const name = open ? control?.dataset.close : control?.dataset.open
  control?.setAttribute('aria-expanded', String(open))
  if (name) control?.setAttribute('aria-label', name)
}
