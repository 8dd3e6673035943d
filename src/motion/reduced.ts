import { still } from '../theme/breakpoints.ts'

/** Whether the visitor prefers less motion. False on the server. */
export const reducedMotion = (): boolean => !import.meta.env.SSR && matchMedia(still).matches
