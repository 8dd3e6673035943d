/**
 * What a visitor's device asks for beside a mode: more contrast, or less transparency. No first paint waits for it, so it
 * comes with what is late in a document. It is as strong as a chosen mode, which comes before it, and weaker than paper.
 */
export const preferences = `
@media (prefers-contrast:more){:root:root{--muted:var(--text);--soft:var(--text);--border:var(--field-edge)}}
@media (prefers-contrast:more),(prefers-reduced-transparency:reduce){:root:root{--header-ground:var(--background)}}
`.replaceAll('\n', '')
