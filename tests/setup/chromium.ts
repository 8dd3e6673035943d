import install from '../browser/support/install.ts'

// Sees to a Chromium for the browser tests while there is other work to do. Where there can be none, those tests say so
// themselves, and all others run.

await install().catch(() => {})
