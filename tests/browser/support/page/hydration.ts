import { expect, type Locator } from '@playwright/test'

/** Whether React has hydrated an element, which it marks with a property. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

/**
 * Waits until React has hydrated an element. A page works before that as well, but a test must not change it then, nor
 * block the rest of its code.
 */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isHydrated(element), 'hydrated').toBe(true)
