import type { ContentFile, ValidContent } from '../../content/content.ts'

/**
 * Constants, declared in `src/client/virtual.d.ts`, that say whether a site uses a feature. A build replaces each by its
 * value, so that the code of unused features is dropped. Each is for code that is large, or that would delay the first
 * input; what a section type or layout alone needs comes with its renderer, and small code is simply there.
 */
const flags: Readonly<Record<`__${string}__`, (content: ValidContent) => boolean>> = {
  __SAMPLES__: ({ portfolio }) =>
    portfolio.sections.some((section) => 'samples' in section && section.samples),
  __MODE_SWITCH__: ({ portfolio }) => portfolio.theme.mode === 'system',
  __LANGUAGES__: ({ locales }) => locales.length > 1,
  __CASE_STUDIES__: ({ locales: [main] }) => main.caseStudies.length > 0,
  __ANALYTICS__: ({ portfolio }) => portfolio.analytics !== undefined,
}

/** The constants for a content file; all false while it has mistakes. */
export function flagsOf(source: ContentFile): Record<string, boolean> {
  const content = source.content()
  return Object.fromEntries(
    Object.entries(flags).map(([name, isUsed]) => [name, 'locales' in content && isUsed(content)]),
  )
}

/** All constants as true, for the dev server, whose content may change. */
export const allFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.keys(flags).map((name) => [name, true]),
)
