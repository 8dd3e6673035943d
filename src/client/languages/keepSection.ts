/**
 * The id of the section at the middle of the screen, or of the heading on a page without sections; empty at the start.
 */
function currentSection(): string {
  if (scrollY === 0) return ''
  const all = document.querySelectorAll('main > section')
  const sections = [...(all.length > 0 ? all : document.querySelectorAll('main :is(h2, h3)[id]'))]
  const current = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight / 2)
  return current && current !== all[0] ? current.id : ''
}

/**
 * Makes a link to the page in another language lead to the section in view, just before it is followed: a mouse button,
 * a finger or a key follows it, and the context menu copies it.
 */
export function watchLanguageLinks(): void {
  const keepSection = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.hash = currentSection()
    // The chosen tag of projects.
    link.search = location.search
  }
  for (const interaction of ['pointerdown', 'keydown', 'click']) addEventListener(interaction, keepSection)
}
