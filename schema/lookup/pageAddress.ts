/**
 * The path of the page of a Markdown file, below the start of its edition: `projects/atlas/` for `projects/atlas.md`.
 */
export const pageAddress = (file: string): string => `${file.trim().replace(/\.md$/, '')}/`

/** The file with the text of a page in another language: `projects/atlas.de.md`. */
export const pageFileIn = (file: string, lang: string): string => file.trim().replace(/\.md$/, `.${lang}.md`)
