import { installChromium } from '../browser/support/install.ts'

// Sees to a Chromium for the browser tests while there is other work to do.

await installChromium()
