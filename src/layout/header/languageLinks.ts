/** The id of the section, or of the heading of a page without sections, that is at the middle of the screen; empty at the start. */
function currentSection(): string {
  if (scrollY === 0) return ''
  const all = document.querySelectorAll('main > section')
  const sections = [...(all.length > 0 ? all : document.querySelectorAll('main :is(h2, h3)[id]'))]
  const current = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight / 2)
  return current && current !== all[0] ? current.id : ''
}

/**
 * Lets a link to the page in another language lead to the section that a visitor is at, when it is about to be followed:
 * a mouse button, a finger or a key does that, and the context menu copies it.
 */
export function watchLanguageLinks(): void {
  const keepSection = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.hash = currentSection()
    // What is chosen among the projects.
    if (__FILTER__) link.search = location.search
  }
  for (const interaction of ['pointerdown', 'keydown', 'click']) addEventListener(interaction, keepSection)
}
