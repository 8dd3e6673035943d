import { run } from './run.ts'
import { translate } from './translateCommand.ts'

// `npm run translate`.

await run(translate)
