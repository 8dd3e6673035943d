import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library does so by itself only where `afterEach` is global.
afterEach(cleanup)

// jsdom has no media to ask about; springs ask whether the visitor wants less motion.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
