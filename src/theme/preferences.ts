/**
 * Styles for what a visitor's device prefers beside a mode: more contrast, or less transparency. No first paint needs
 * them, so they come late in a document. They are as specific as a chosen mode, which comes before them, and less than
 * paper.
 */
export const preferences = `
@media (prefers-contrast:more){:root:root{--muted:var(--text);--soft:var(--text);--border:var(--field-edge)}}
@media (prefers-contrast:more),(prefers-reduced-transparency:reduce){:root:root{--header-ground:var(--background)}}
`.replaceAll('\n', '')
