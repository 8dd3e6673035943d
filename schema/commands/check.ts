import { check } from './checkCommand.ts'
import { run } from './run.ts'

// `npm run check`.

await run(check, 'stdout')
