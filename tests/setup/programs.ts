import install from '../browser/support/install.ts'
import { findNginx } from '../browser/support/servers/nginx.ts'

// Installs a Chromium and nginx for the browser tests where they are missing, while there is other work to do. Where
// that fails, the tests report it themselves.

await install().catch(({ message }: Error) => console.error(message))
findNginx()
