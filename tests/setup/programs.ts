import install from '../browser/support/install.ts'
import { findNginx } from '../browser/support/servers/nginx.ts'

// What the browser tests need beside npm's packages: a Chromium and nginx, installed where there are none, while
// there is other work to do. They say themselves what is missing where that fails.

await install().catch(({ message }: Error) => console.error(message))
findNginx()
