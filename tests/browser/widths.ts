import type { ViewportSize } from '@playwright/test'

/** Whether a screen is wide enough for the header's links to stand in a row. */
export const isWide = ({ viewport }: { viewport: ViewportSize | null }) => (viewport?.width ?? 0) >= 768

/** For clauses that are the same at every width: enough to see them at one. */
export const isNarrow = ({ viewport }: { viewport: ViewportSize | null }) => (viewport?.width ?? 0) < 768
