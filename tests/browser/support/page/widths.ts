import type { ViewportSize } from '@playwright/test'

/** Whether a screen is wide enough for the header's links to stand in a row. */
export const isWide = ({ viewport }: { viewport: ViewportSize | null }) => (viewport?.width ?? 0) >= 768

/** The sizes, in px, that the page is composed for. */
export const sizes = [
  [360, 640],
  [768, 1024],
  [1024, 600],
  [1280, 800],
  [1920, 1080],
] as const
