import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library does this by itself only if `afterEach` is global.
afterEach(cleanup)

// jsdom has no `matchMedia`, by which springs learn whether the visitor prefers reduced motion.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
